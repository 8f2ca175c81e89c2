import { type Refusal, toast } from '../../refusal.ts'

/** What invoices refuse. */
export const invoiceErrors = {
  invoiceUnpaid: toast(
    '订单付款后才能申请发票',
    'You can request an invoice once the order is paid',
  ),
  invoiceNothing: toast(
    '没有实付金额或已全额退款，没有可开票金额',
    'Nothing was paid, or all of it was refunded: there is nothing to invoice',
  ),
  invoiceNumberTaken: toast(
    '这个发票号码已经登记在另一张发票上，请核对',
    'Another invoice has this number already: please check it',
  ),
  invoiceTooLate: toast(
    '付款已超过365天，不能再申请发票',
    'Invoices can be requested within 365 days of payment',
  ),
  invoiceUnderWay: toast('发票状态已变化', 'The invoice has changed'),
  invoiceOthers: toast(
    '发票信息已由他人填写，请用下单账号登录后修改',
    'Somebody else filled in this invoice: sign in with the account of the order to change it',
  ),
  invoiceNotFound: toast(
    '没有找到这笔订单，请核对订单编号和收货手机号',
    'No matching order: check its number and the phone used for delivery',
  ),
  invoiceNotIssued: toast('发票开具后才能发送', 'An invoice can be sent once it is issued'),
  mailOff: toast(
    '暂不支持发送邮件，请直接下载发票',
    'Email is not available here, please download the invoice',
  ),
  mailTooOften: toast(
    '今天发送次数已达上限，请明天再试或直接下载',
    'You have reached the email limit for today: try again tomorrow, or download it',
  ),
  taxNumberNeeded: toast('企业抬头请填写税号', 'A company needs its tax number'),
} as const satisfies Record<string, Refusal>
