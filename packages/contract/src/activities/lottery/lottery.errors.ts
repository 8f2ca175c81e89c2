import { type Refusal, toast } from '../../refusal.ts'

/** What lotteries refuse: to shoppers, then to the operator. */
export const lotteryErrors = {
  lotteryWait: toast('抽奖还没开始', 'This draw has not begun'),
  lotteryOver: toast('抽奖已结束', 'This draw is over'),
  lotteryNoChance: toast('没有抽奖机会了', 'You have no draws left'),
  lotteryLimit: toast('抽奖次数已达上限', 'You have reached the limit of draws'),
  lotteryAddressOver: toast(
    '领奖期限已过，奖品已失效',
    'The time to claim this prize is over, so it has expired',
  ),
  lotterySent: toast('奖品已寄出，不能再改地址', 'The prize is on its way: its address is fixed'),
  lotteryBegun: toast(
    '已开始的抽奖不能修改，只能提前结束',
    'A draw that has begun cannot be changed, only ended',
  ),
  lotteryUrlTaken: toast('活动地址已被使用，请换一个', 'This address is taken, choose another'),
  lotteryShipped: toast(
    '该奖品已寄出，或还没有收货地址',
    'This prize was sent already, or has no address yet',
  ),
} as const satisfies Record<string, Refusal>
