import { type Refusal, toast } from '../../refusal.ts'

/** What paying refuses: to shoppers, then to who looks after transfers and refunds. */
export const paymentErrors = {
  testStore: toast('这是测试店铺，不能付款', 'This is a test shop: nothing can be paid here'),
  payMethodUnavailable: toast(
    '当前环境不支持该支付方式',
    'This payment method is not available here',
  ),
  payFailed: toast(
    '支付下单失败，请稍后再试',
    'The payment could not be started, please try again later',
  ),
  alreadyPaid: toast('订单已支付', 'Already paid'),
  notPayable: toast('订单当前不可支付', 'This order cannot be paid now'),
  inReview: toast(
    '转账凭证审核中，审核期间不能再次支付',
    'Your transfer is being checked; please do not pay again',
  ),
  offlineUnavailable: toast('该订单不支持线下转账', 'This order cannot be paid by bank transfer'),
  offlineTooSmall: toast(
    '订单满¥{amount}才支持线下转账',
    'Bank transfers are for orders of ¥{amount} or more',
  ),
  voucherNoted: toast(
    '商家正在核对这笔转账，暂不能撤回',
    'The shop is checking this transfer, so it cannot be withdrawn now',
  ),
  voucherSettled: toast('该凭证已处理', 'This voucher was settled already'),
  transferDiffers: toast(
    '到账金额与应付金额不一致，不能通过',
    'What arrived is not what was to be paid',
  ),
  checksDiffer: toast(
    '与第一位核对人登记的银行流水号不一致',
    'The first person noted another bank serial number',
  ),
  accountDiffers: toast('填写的账号与申请的不一致', 'This is not the number that was proposed'),
  serialUsed: toast('该银行流水号已用于其他订单', 'This bank serial number paid for another order'),
  refundUnderWay: toast(
    '退款还在处理或已完成，不能登记为线下打款',
    'The refund is under way or done: it cannot be noted as paid out by hand',
  ),
  channelSilent: toast(
    '支付渠道暂时没有答复，请稍后再试',
    'The channel does not answer now, try again later',
  ),
} as const satisfies Record<string, Refusal>
