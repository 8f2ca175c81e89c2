import { type Refusal, toast } from '../../refusal.ts'

/** What bargains refuse: to shoppers and friends, then to the operator. */
export const bargainErrors = {
  bargainWait: toast('砍价还没开始', 'This bargain has not begun'),
  bargainOver: toast('砍价已结束', 'This bargain is over'),
  bargainGone: toast(
    '名额已被领完，有人放弃时还有机会',
    'All units are taken; one may come back when somebody gives up',
  ),
  bargainOwn: toast(
    '自己不能给自己砍，分享给好友帮忙吧',
    'You cannot cut your own price: share it with friends',
  ),
  bargainHelped: toast('您已帮这位好友砍过了', 'You have helped this friend already'),
  bargainReached: toast('已经砍到底价，心意领了', 'The price is at its lowest already, thank you'),
  bargainHelpDay: toast('今天的助力次数用完了，明天再来', 'You have no more cuts today'),
  bargainHelpLimit: toast('这个活动的助力次数用完了', 'You have no more cuts in this bargain'),
  bargainNotReached: toast(
    '砍到底价后才能下单',
    'It can be ordered once the price is at its lowest',
  ),

  bargainBegun: toast(
    '开始时间须晚于现在；已开始的砍价只能提前结束',
    'It must begin after now; what has begun can only be ended',
  ),
  bargainClash: toast(
    '“{title}”同一时间已在砍价“{name}”中',
    '“{title}” is in the bargain “{name}” at the same time',
  ),
  bargainPriceHigh: toast(
    '“{title}”的起砍价不能高于售价¥{price}',
    'The first price of “{title}” must not be above ¥{price}',
  ),
  bargainFloorHigh: toast(
    '每位好友至少砍1分：起砍价与底价之差不能少于助力人数',
    'Each friend cuts at least 1 fen: the prices must differ by as many as there are friends',
  ),
  bargainVoidLate: toast(
    '只能撤销进行中、未下单的砍价的助力',
    'Cuts can be taken back only in rooms that are open and not ordered',
  ),
} as const satisfies Record<string, Refusal>
