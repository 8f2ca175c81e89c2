import { type Refusal, toast } from '../../refusal.ts'

/** What flash sales refuse: to shoppers, then to the operator. */
export const seckillErrors = {
  seckillWait: toast('秒杀还没开始', 'This flash sale has not begun'),
  seckillOver: toast('秒杀已结束', 'This flash sale is over'),
  seckillSoldOut: toast('手慢了，已抢光', 'Sold out'),
  seckillChance: toast(
    '已抢完，有人还没付款：10分钟内未付款会重新放出，还有机会',
    'All taken, some not paid yet: what is not paid within 10 minutes can be had again',
  ),
  seckillFew: toast('只剩{left}件', 'Only {left} left'),
  seckillLimit: toast('每人限购{limit}件', 'At most {limit} per person'),
  seckillBegun: toast(
    '开始时间须晚于现在；已开始的场次只能提前结束',
    'It must begin after now; what has begun can only be ended',
  ),
  seckillClash: toast(
    '“{title}”同一时间已在“{name}”中',
    '“{title}” is in “{name}” at the same time',
  ),
  seckillPriceHigh: toast(
    '“{title}”的秒杀价须低于售价¥{price}',
    'The price of “{title}” must be below ¥{price}',
  ),
} as const satisfies Record<string, Refusal>
