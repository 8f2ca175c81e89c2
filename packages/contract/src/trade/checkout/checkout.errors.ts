import { type Refusal, toast } from '../../refusal.ts'

/** What the checkout refuses. */
export const checkoutErrors = {
  flowExpired: toast('结算信息已过期，请重新下单', 'This checkout has expired, please start again'),
  flowChanged: toast('订单信息已变化', 'The order has changed'),
  priceChanged: toast('价格已变动，请重新确认', 'The price has changed, please check again'),
  giftChanged: toast('赠品已变动，请重新确认', 'A gift has run out, please check again'),
  returnTickNeeded: toast(
    '{title}：请先确认该商品不支持7天无理由退货',
    '{title}: please agree first that it has no 7-day returns',
  ),
  returnPolicyChanged: toast(
    '{title}的退货规则已变动，请重新确认',
    'The return policy of {title} has changed, please check again',
  ),
  addressNeeded: toast('请选择收货地址', 'Choose a delivery address'),
  notDeliverable: toast('该地区暂不支持配送：{title}', 'We do not deliver there: {title}'),
  tooManyUnpaid: toast(
    '您有{limit}笔订单还没有付款，请先付款或取消后再下单',
    'You have {limit} orders that are not paid. Please pay or cancel one first',
  ),
} as const satisfies Record<string, Refusal>
