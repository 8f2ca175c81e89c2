import { type Refusal, toast } from '../../refusal.ts'

/** What a request for the invoice of an order that the shop does not hold may be refused for. */
export const invoiceRequestErrors = {
  invoiceRequestOpen: toast(
    '这笔订单已经提交过申请，如需修改请先撤回',
    'This order has a request already: take it back to change it',
  ),
  invoiceRequestDone: toast(
    '这笔订单的发票已经开具',
    'The invoice of this order has been issued already',
  ),
  invoiceRequestOver: toast('这条申请已经处理过了', 'This request was dealt with already'),
  invoiceRequestOwn: toast(
    '这是本商城的订单，请返回查询后直接申请发票',
    'This order is the shop’s own: go back, search for it and apply for its invoice there',
  ),
  invoiceFileType: toast(
    '文件的内容不是所选的格式，请核对',
    'The file is not of the form that it is sent as: please check it',
  ),
} as const satisfies Record<string, Refusal>
