import { type Refusal, toast } from '../../refusal.ts'

/** What group buying refuses: to shoppers, then to the operator. */
export const groupBuyErrors = {
  groupWait: toast('拼团还没开始', 'This group purchase has not begun'),
  groupOver: toast('拼团已结束', 'This group purchase is over'),
  groupGone: toast('“{title}”已抢光', '“{title}” is sold out'),
  groupFew: toast('“{title}”只剩 {left} 件', 'Only {left} of “{title}” are left'),
  groupLimit: toast('“{title}”每人限购 {limit} 件', 'One person may buy {limit} of “{title}”'),
  groupShort: toast(
    '名额或限购件数不够了，请调整数量',
    'That is more than is left or than one person may buy',
  ),
  groupFormed: toast('已经成团，不能再退出', 'The group is formed: nobody can leave any more'),
  payTogether: toast(
    '同一拼团的订单要一起付款，请到“我的拼团”支付',
    'Orders of one group purchase are paid together: pay them in “My group purchases”',
  ),

  groupBegun: toast(
    '开始时间须晚于现在；已开始的拼团只能提前结束',
    'It must begin after now; what has begun can only be ended',
  ),
  groupClash: toast(
    '“{title}”同一时间已在拼团“{name}”中',
    '“{title}” is in the group purchase “{name}” at the same time',
  ),
  groupPriceHigh: toast(
    '“{title}”的拼团价须低于售价¥{price}',
    'The group price of “{title}” must be below ¥{price}',
  ),
  groupGoalLow: toast('成团目标须大于 1', 'The goal must be more than 1'),
  groupGoalHigh: toast(
    '名额一共 {quota} 件，达不到成团目标 {goal}',
    'All units together are {quota}, fewer than the goal of {goal}',
  ),
  groupNobody: toast('还没有人付款，不能成团', 'Nobody has paid yet: there is no group to form'),
  groupDone: toast('这个拼团已有结果', 'This group purchase is decided already'),
} as const satisfies Record<string, Refusal>
