import { type Refusal, toast } from '../../refusal.ts'

/** What returns refuse. */
export const returnsErrors = {
  returnOpen: toast(
    '该订单有售后正在处理，暂不能确认收货',
    'A return is in progress, so receipt cannot be confirmed yet',
  ),
  notReturnable: toast('该商品当前不支持申请售后', 'This cannot be returned now'),
  returnForFaultOnly: toast(
    '该商品不支持无理由退货；有质量问题、破损、发错等，请选择对应的原因',
    'This cannot be returned without a reason. If it is faulty, damaged or wrong, please choose that',
  ),
  returnWindowOver: toast('已超过售后申请期限', 'The return period has ended'),
  notExchangeable: toast(
    '不能换成所选规格，请重新选择',
    'It cannot be exchanged for that one, please choose again',
  ),
  returnTooMany: toast('申请数量超过可申请数量', 'More than can be returned'),
  returnStateChanged: toast('售后单状态已变化', 'The return has changed'),
  refundDiffers: toast(
    '可退金额已变化，请核对后重试',
    'What can be refunded has changed: please check the amount',
  ),
  lineInReturn: toast(
    '商品有售后正在处理，请先处理售后单',
    'A return of these goods is open: deal with that one first',
  ),
  refundTooMuch: toast('退款金额不能超过可退金额', 'More than can be refunded'),
  pickupUnavailable: toast(
    '暂时约不到快递员，请稍后再试或自行寄回',
    'No courier is available now; please try later or send it yourself',
  ),
  pickupTooLate: toast(
    '快递员已取件或正在途中，不能取消',
    'The courier is on the way or has collected it, so it is too late to cancel',
  ),
  pickupSlotGone: toast(
    '该取件时间已过，请重新选择',
    'That time has passed, please choose another',
  ),
} as const satisfies Record<string, Refusal>
