import { type AuditAction, type AuditKind, auditKinds } from './audit.codes.ts'
import { billText } from './audit-values.ts'

type Words<Name extends string> = Readonly<Record<Name, readonly [zh: string, en: string]>>

export const changeWords = {
  empty: ['空', 'empty'],
  yes: ['是', 'yes'],
  no: ['否', 'no'],
  same: ['无字段变化', 'No field changed'],
} satisfies Words<string>

const kinds: Words<AuditKind> = {
  order: ['订单', 'Order'],
  return: ['售后单', 'Return'],
  thirdReturn: ['其他平台售后单', 'Other platform’s return'],
  goods: ['商品', 'Goods'],
  sku: ['规格', 'SKU'],
  review: ['评价', 'Review'],
  promotion: ['促销活动', 'Promotion'],
  coupon: ['优惠券', 'Coupon'],
  member: ['会员', 'Member'],
  agreement: ['协议', 'Agreement'],
  level: ['会员等级', 'Level'],
  invoice: ['发票', 'Invoice'],
  payment: ['支付单', 'Payment'],
  refund: ['退款单', 'Refund'],
  bill: ['账单', 'Bill'],
  difference: ['对账差异', 'Difference of a bill'],
  account: ['收款账户', 'Receiving account'],
  partner: ['商户', 'Partner'],
  shipping: ['发货表格', 'Shipping table'],
  staff: ['员工', 'Staff'],
  job: ['后台任务', 'Job'],
}

/** What is no one thing: a page as a whole. */
const pages: Words<'audit' | 'invariants' | 'invoices'> = {
  audit: ['操作日志', 'The log'],
  invariants: ['账目核验', 'The books'],
  invoices: ['全部发票', 'All invoices'],
}

const actions: Words<AuditAction> = {
  'promotion.save': ['设置促销活动', 'Set up a promotion'],
  'promotion.close': ['关闭促销活动', 'Closed a promotion'],
  'coupon.create': ['新建优惠券', 'Set up a coupon'],
  'coupon.close': ['停发优惠券', 'Stopped a coupon'],
  'coupon.issue': ['发放优惠券', 'Gave coupons'],
  'coupon.scanCode': ['生成领取码', 'Made a coupon code'],
  'coupon.voidUnused': ['作废未使用的优惠券', 'Took unused coupons back'],
  'coupon.void': ['作废优惠券', 'Voided a coupon'],
  'points.propose': ['申请调整积分', 'Proposed a change of points'],
  'points.approve': ['同意调整积分', 'Agreed to a change of points'],
  'points.decline': ['不同意调整积分', 'Declined a change of points'],
  'points.withdraw': ['撤回积分调整申请', 'Took a change of points back'],
  'points.set': ['积分调整生效', 'Points were changed by two persons'],
  'levelPrice.save': ['设置会员价', 'Set a member price'],
  'levelPrice.share': ['批量设置会员价', 'Set many member prices'],
  'level.save': ['设置会员等级', 'Set up a level'],
  'level.remove': ['删除会员等级', 'Removed a level'],
  'agreement.publish': ['发布协议新版本', 'Published a version of an agreement'],
  'points.adjust': ['调整积分', 'Changed points'],
  'goods.save': ['修改商品资料', 'Edited goods'],
  'goods.shelf': ['上下架', 'Moved on or off the shelf'],
  'sku.save': ['修改价格库存', 'Set price and stock'],
  'order.ship': ['发货', 'Shipped'],
  'order.remark': ['修改备注', 'Changed the note'],
  'order.receiver': ['修改收货信息', 'Changed the receiver'],
  'order.close': ['关闭订单', 'Closed the order'],
  'order.export': ['导出待发货', 'Exported what waits'],
  'order.shipTable': ['按表格批量发货', 'Shipped by table'],
  'parcel.watch': ['重新订阅物流', 'Followed a parcel anew'],
  'parcel.waybill': ['更正运单', 'Corrected a waybill'],
  'pay.ask': ['查询支付渠道', 'Asked about a payment'],
  'pay.refundAgain': ['重试退款', 'Tried a refund again'],
  'money.propose': ['提交人工确认', 'Asked to confirm money'],
  'money.approve': ['确认人工款项', 'Confirmed money'],
  'money.decline': ['驳回人工款项', 'Declined to confirm money'],
  'money.withdraw': ['撤回人工确认', 'Took back a confirmation'],
  'bill.read': ['取渠道账单', 'Fetched a bill'],
  'bill.ask': ['对账再次查询', 'Asked about a difference'],
  'bill.note': ['说明对账差异', 'Explained a difference'],
  'invariants.run': ['核验账目', 'Asked the books'],
  'job.retry': ['重试后台任务', 'Tried a job again'],
  'job.discard': ['丢弃后台任务', 'Discarded a job'],
  'audit.export': ['导出操作日志', 'Exported the log'],
  'pay.repair': ['查询支付渠道', 'Queried the channel'],
  'voucher.check': ['核对转账（第一人）', 'Checked a transfer (first person)'],
  'voucher.approve': ['确认转账到账', 'Confirmed a transfer'],
  'voucher.reject': ['驳回转账凭证', 'Rejected a voucher'],
  'account.propose': ['申请变更收款账户', 'Proposed a receiving account'],
  'account.approve': ['同意变更收款账户', 'Agreed to a receiving account'],
  'account.decline': ['不同意变更收款账户', 'Declined a receiving account'],
  'account.withdraw': ['撤回收款账户申请', 'Took a proposed account back'],
  'account.set': ['收款账户生效', 'The receiving account changed'],
  'account.stop': ['停用收款账户', 'Stopped the receiving account'],
  'review.judge': ['审核评价', 'Judged a review'],
  'review.judgeAppend': ['审核追评', 'Judged an addition'],
  'review.reply': ['回复评价', 'Answered a review'],
  'review.reward': ['设置评价送积分', 'Set the points for reviews'],
  'return.agree': ['同意售后', 'Agreed to a return'],
  'return.refuse': ['拒绝售后', 'Refused a return'],
  'return.receive': ['验收退回的商品', 'Took goods back'],
  'return.refuseReceipt': ['拒收退回的商品', 'Did not take goods back'],
  'return.sendAgain': ['补寄发货', 'Sent goods again'],
  'return.transferred': ['登记退款转账', 'Noted a refund by transfer'],
  'return.bookPickup': ['替买家预约取件', 'Booked a courier'],
  'return.cancelPickup': ['取消上门取件', 'Sent a courier away'],
  'thirdReturn.agree': ['同意其他平台售后', 'Agreed to another platform’s return'],
  'thirdReturn.refuse': ['拒绝其他平台售后', 'Refused another platform’s return'],
  'thirdReturn.receive': ['验收其他平台退货', 'Took another platform’s goods back'],
  'thirdReturn.refuseReceipt': ['拒收其他平台退货', 'Did not take another platform’s goods back'],
  'thirdReturn.transferred': ['登记其他平台退款', 'Noted another platform’s refund'],
  'thirdReturn.replaced': ['其他平台换新发货', 'Sent another platform’s exchange'],
  'thirdReturn.tellAgain': ['重新同步 OMS', 'Told the OMS again'],
  'invoice.mail': ['邮寄电子发票', 'Mailed an invoice'],
  'invoice.export': ['导出发票', 'Exported invoices'],
  'invoice.issue': ['立即开票', 'Issued an invoice'],
  'invoice.retry': ['重新开票', 'Tried an invoice again'],
  'invoice.reject': ['驳回开票申请', 'Turned an invoice down'],
  'invoice.reverse': ['发票冲红', 'Reversed an invoice'],
  'staff.save': ['保存员工', 'Saved staff'],
  'staff.password': ['修改自己的密码', 'Changed own password'],
}

const fields: Words<string> = {
  title: ['标题', 'Title'],
  titleEn: ['英文标题', 'English title'],
  subTitle: ['副标题', 'Subtitle'],
  subTitleEn: ['英文副标题', 'English subtitle'],
  brand: ['品牌', 'Brand'],
  categoryId: ['类目', 'Category'],
  tags: ['标签', 'Tags'],
  params: ['参数', 'Parameters'],
  detailHtml: ['图文详情', 'Details'],
  maxPerUser: ['每人限购', 'Limit per person'],
  afterSaleDays: ['售后天数', 'After-sale days'],
  onSale: ['上架', 'On the shelf'],
  salePrice: ['售价', 'Price'],
  listPrice: ['划线价', 'List price'],
  onHand: ['库存', 'Stock'],
  reason: ['原因', 'Reason'],
  storeId: ['门店', 'Store'],
  payment: ['支付状态', 'Payment'],
  rows: ['行数', 'Rows'],
  orders: ['订单数', 'Orders'],
  fileName: ['文件', 'File'],
  table: ['表格批次', 'Table'],
  channelSaid: ['渠道答复', 'The channel said'],
  about: ['类型', 'Kind'],
  channelNo: ['凭证流水号', 'Number on the proof'],
  number: ['单号', 'Number'],
  movedAt: ['到账时间', 'Moved at'],
  refund: ['退款状态', 'Refund state'],
  result: ['结果', 'Result'],
  difference: ['差异状态', 'Difference'],
  cause: ['差异原因', 'Cause'],
  broken: ['不成立的规则', 'Broken rules'],
  kind: ['任务', 'Job'],
  payload: ['内容', 'Content'],
  lastError: ['最后错误', 'Last error'],
  remark: ['备注', 'Note'],
  shown: ['展示', 'Shown'],
  reply: ['回复', 'Answer'],
  name: ['姓名', 'Name'],
  phone: ['电话', 'Phone'],
  city: ['城市', 'City'],
  county: ['区县', 'District'],
  detail: ['详细地址', 'Address'],
  coupon: ['优惠券', 'Coupon'],
  until: ['有效至', 'Until'],
  skuId: ['规格', 'SKU'],
  levelPrice: ['会员价', 'Member price'],
  share: ['售价比例（万分比）', 'Share of the price (basis points)'],
  changed: ['改动数', 'Changed'],
  given: ['发放数', 'Given'],
  voided: ['作废数', 'Void'],
  held: ['优惠券编号', 'Coupon number'],
  points: ['积分', 'Points'],
  growth: ['成长值', 'Growth'],
  parcel: ['包裹', 'Parcel'],
  pickup: ['上门取件', 'Courier'],
  address: ['地址', 'Address'],
  voucher: ['转账凭证号', 'Voucher number'],
  lines: ['验收明细', 'Goods received'],
  received: ['收到数量', 'Units received'],
  email: ['邮箱', 'Mail address'],
  order: ['订单', 'Order'],
  fault: ['失败原因', 'Fault'],
  reissue: ['重新开具', 'Issued again'],
  closed: ['已关闭', 'Closed'],
  state: ['状态', 'State'],
  key: ['任务编号', 'Job key'],
  status: ['订单状态', 'Order status'],
  amount: ['金额', 'Amount'],
  serialNo: ['银行流水号', 'Bank serial number'],
  payer: ['付款人', 'Payer'],
  holder: ['户名', 'Account name'],
  bank: ['开户行', 'Bank'],
  accountNo: ['账号', 'Account number'],
  leastAmount: ['起付金额', 'Least amount'],
  twoPersonsFrom: ['两人核对起点', 'Two persons from'],
  isOpen: ['使用中', 'In use'],
  version: ['版本', 'Version'],
  what: ['调整什么', 'What'],
  delta: ['变动', 'Change'],
  memberId: ['会员编号', 'Member'],
  growthMin: ['成长值起点', 'From growth'],
  discountBp: ['会员价（万分比）', 'Price (basis points)'],
  pointsRateBp: ['积分倍率（万分比）', 'Points (basis points)'],
  benefit: ['权益说明', 'What it brings'],
  login: ['登录名', 'Login'],
  active: ['可以登录', 'May sign in'],
  password: ['设了新密码', 'New password set'],
  roles: ['角色', 'Roles'],
}

const at = (texts: Words<string>, name: string, isEnglish: boolean) => texts[name]?.[isEnglish ? 1 : 0] ?? name

/** An action in words; one that has none yet under its own name. */
export const actionText = (action: string, isEnglish: boolean) => at(actions, action, isEnglish)
export const fieldText = (field: string, isEnglish: boolean) => at(fields, field, isEnglish)
export const kindText = (kind: AuditKind, isEnglish: boolean) => kinds[kind][isEnglish ? 1 : 0]
/** A page as a whole in words; anything else as it is. */
export const pageText = (object: string, isEnglish: boolean) => (object === 'shipping' ? kindText(object, isEnglish) : at(pages, object, isEnglish))

export interface NamedObject {
  readonly kind: AuditKind
  readonly number: string
}

/** Reads `order 2611…`, the way the log names what was changed. */
export function auditObjectOf(text: string): NamedObject | undefined {
  const [name = '', number = ''] = text.split(' ')
  const kind = auditKinds.find((each) => each === name)
  return kind && number ? { kind, number } : undefined
}

/** The number of a thing as people read it. */
export const numberText = ({ kind, number }: NamedObject, isEnglish: boolean) => (kind === 'bill' ? billText(number, isEnglish) : number)

/** What was written, in words. */
export function objectText(object: string, isEnglish: boolean): string {
  const named = auditObjectOf(object)
  return named ? `${kindText(named.kind, isEnglish)} ${numberText(named, isEnglish)}` : pageText(object, isEnglish)
}
