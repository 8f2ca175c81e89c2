import { type Refusal, toast } from '../../refusal.ts'

/** What the points shop refuses: to shoppers, then to the operator. */
export const pointsShopErrors = {
  pointsGoodsWait: toast('还没到兑换时间，请稍后再来', 'This cannot be redeemed yet'),
  pointsGoodsOver: toast('兑换已结束', 'This is not offered for points any more'),
  pointsGoodsGone: toast('已经兑完了，看看别的吧', 'All of these are taken'),
  pointsGoodsFew: toast('只剩{left}件可兑', 'Only {left} are left'),
  pointsGoodsLimit: toast('每人限兑{limit}件', 'Each member can redeem {limit} of these'),
  pointsGoodsLevel: toast('{level}及以上会员才能兑换', 'Redeemable from level {level} on'),

  pointsGoodsBegun: toast(
    '已开始的兑换不能修改，只能提前结束',
    'What has begun cannot be changed, only ended',
  ),
  pointsGoodsHigh: toast(
    '积分（100积分抵1元）加现金不能高于售价¥{price}',
    'Points (100 for ¥1) and cash must not exceed the price of ¥{price}',
  ),
} as const satisfies Record<string, Refusal>
