import { type Refusal, toast } from '../../refusal.ts'

/** What returns of orders that were placed elsewhere refuse. */
export const thirdReturnErrors = {
  thirdAccessOver: toast('验证已过期，请重新验证手机号', 'Please verify your phone again'),
  thirdOrderMissing: toast(
    '没有找到这笔订单，请核对订单号和下单手机号',
    'No matching order: please check its number and the phone it was placed with',
  ),
  thirdUnavailable: toast(
    '暂时查不到其他平台的订单，请稍后再试',
    'Orders of other platforms cannot be looked up now, please try again later',
  ),
  thirdUnsent: toast(
    '商品还没有发出，发出前只能申请退款',
    'It has not been sent yet: until then only a refund can be requested',
  ),
  thirdUnderWay: toast(
    '包裹还在路上，收到后可以申请',
    'It is still on its way: this can be requested once it has arrived',
  ),
  thirdUnpaid: toast(
    '没有实付金额，不能退款',
    'Nothing was paid for it, so nothing can be refunded',
  ),
} as const satisfies Record<string, Refusal>
