import { type AuditAction, type AuditKind, auditKinds } from './audit.codes.ts'
import { auditFields } from './audit-fields.ts'
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
  category: ['类目', 'Category'],
  freight: ['运费模板', 'Freight template'],
  media: ['素材', 'Picture'],
  mediaFolder: ['素材文件夹', 'Folder of pictures'],
  review: ['评价', 'Review'],
  seckill: ['秒杀', 'Flash sale'],
  bargain: ['砍价', 'Bargain'],
  groupBuy: ['拼团', 'Group purchase'],
  lottery: ['抽奖', 'Lucky draw'],
  postage: ['付邮试用', 'Trial'],
  question: ['问卷', 'Questionnaire'],
  innerPrice: ['内购商品', 'Inner price'],
  innerGrant: ['内购额度', 'Inner quota'],
  pointsGoods: ['积分兑换', 'Points shop'],
  promoter: ['推广员', 'Promoter'],
  promoterRate: ['佣金比例', 'Commission rate'],
  withdrawal: ['佣金提现', 'Withdrawal'],
  page: ['页面', 'Page'],
  gift: ['新人礼', 'Welcome gift'],
  promotion: ['促销活动', 'Promotion'],
  coupon: ['优惠券', 'Coupon'],
  member: ['会员', 'Member'],
  agreement: ['协议', 'Agreement'],
  kitchen: ['厨房', 'Kitchen'],
  recipe: ['菜谱', 'Recipe'],
  guide: ['使用指南', 'Guide'],
  dishReceipt: ['菜品小票', 'Receipt of a dish'],
  dishComment: ['菜品评价', 'Review of a dish'],
  deviceModel: ['智能设备型号', 'Model of smart devices'],
  story: ['文章', 'Article'],
  comment: ['文章评论', 'Comment'],
  article: ['服务文章', 'Service article'],
  feedback: ['意见反馈', 'Feedback'],
  level: ['会员等级', 'Level'],
  invoice: ['发票', 'Invoice'],
  payment: ['支付单', 'Payment'],
  refund: ['退款单', 'Refund'],
  bill: ['账单', 'Bill'],
  difference: ['对账差异', 'Difference of a bill'],
  account: ['收款账户', 'Receiving account'],
  partner: ['商户', 'Partner'],
  shipping: ['发货表格', 'Shipping table'],
  store: ['门店', 'Store'],
  staff: ['员工', 'Staff'],
  job: ['后台任务', 'Job'],
}

/** What is no one thing: a page as a whole. */
const pages: Words<
  | 'audit'
  | 'invariants'
  | 'invoices'
  | 'promoters'
  | 'signIn'
  | 'skus'
  | 'innerGrants'
  | 'innerSetting'
> = {
  audit: ['操作日志', 'The log'],
  invariants: ['账目核验', 'The books'],
  invoices: ['全部发票', 'All invoices'],
  signIn: ['每日签到', 'Daily check-in'],
  innerGrants: ['内购额度', 'Inner quotas'],
  innerSetting: ['年度内购额度', 'The yearly inner quota'],
  promoters: ['推广', 'Promoting'],
  skus: ['多个规格', 'Several SKUs'],
}

const actions: Words<AuditAction> = {
  'promotion.save': ['设置促销活动', 'Set up a promotion'],
  'promotion.close': ['关闭促销活动', 'Closed a promotion'],
  'seckill.save': ['设置秒杀', 'Set up a flash sale'],
  'seckill.close': ['提前结束秒杀', 'Ended a flash sale'],
  'bargain.save': ['设置砍价', 'Set up a bargain'],
  'bargain.close': ['提前结束砍价', 'Ended a bargain'],
  'bargain.voidHelp': ['撤销助力', 'Took a cut back'],
  'groupBuy.save': ['设置拼团', 'Set up a group purchase'],
  'groupBuy.close': ['提前结束拼团', 'Ended a group purchase'],
  'groupBuy.succeed': ['人工成团', 'Formed a group below its goal'],
  'signIn.save': ['设置每日签到', 'Set up daily check-in'],
  'inner.price': ['设置内购价', 'Set an inner price'],
  'inner.close': ['下架内购商品', 'Took an inner price off'],
  'inner.grant': ['发放内购额度', 'Gave an inner quota'],
  'inner.change': ['修改内购额度', 'Changed an inner quota'],
  'inner.import': ['导入内购额度', 'Imported inner quotas'],
  'inner.export': ['导出内购额度', 'Exported inner quotas'],
  'inner.setting': ['设置年度内购额度', 'Set the yearly inner quota'],
  'postage.save': ['设置付邮试用', 'Set up a trial'],
  'postage.close': ['提前结束付邮试用', 'Ended a trial'],
  'question.save': ['设置问卷', 'Set up a questionnaire'],
  'question.close': ['提前结束问卷', 'Ended a questionnaire'],
  'question.export': ['导出问卷答案', 'Exported answers to a questionnaire'],
  'lottery.save': ['设置抽奖', 'Set up a lucky draw'],
  'lottery.close': ['提前结束抽奖', 'Ended a lucky draw'],
  'lottery.ship': ['寄出奖品', 'Sent a prize'],
  'pointsGoods.save': ['设置积分兑换', 'Put up for points'],
  'pointsGoods.close': ['提前结束积分兑换', 'Ended an offer for points'],
  'promoter.approve': ['通过推广员申请', 'Approved a promoter'],
  'promoter.reject': ['拒绝推广员申请', 'Turned a promoter down'],
  'promoter.disable': ['停用推广员', 'Stopped a promoter'],
  'promoter.enable': ['恢复推广员', 'Let a promoter go on'],
  'promoter.rate': ['设置佣金比例', 'Set a commission rate'],
  'promoter.setting': ['设置推广规则', 'Set up promoting'],
  'promoter.material': ['编辑推广素材', 'Changed material for promoters'],
  'withdrawal.approve': ['通过佣金提现', 'Approved a withdrawal'],
  'withdrawal.reject': ['拒绝佣金提现', 'Turned a withdrawal down'],
  'withdrawal.pay': ['佣金提现打款', 'Paid a withdrawal'],
  'withdrawal.fail': ['佣金提现打款失败', 'Noted that a withdrawal failed'],
  'withdrawal.card': ['查看提现卡号', 'Looked at the card of a withdrawal'],
  'page.create': ['新建页面', 'Made a page'],
  'page.save': ['修改页面草稿', 'Changed the draft of a page'],
  'page.publish': ['发布页面', 'Published a page'],
  'page.schedule': ['定时发布页面', 'Scheduled a page'],
  'page.unschedule': ['取消定时发布', 'Took back the time of a page'],
  'page.takeBack': ['恢复页面的历史版本', 'Took a page back to a version'],
  'page.withdraw': ['下架页面', 'Took a page out of the shop'],
  'page.preview': ['分享页面预览', 'Shared the preview of a page'],
  'gift.save': ['设置新人礼', 'Set up a gift'],
  'gift.close': ['提前结束新人礼', 'Ended a gift'],
  'coupon.create': ['新建优惠券', 'Set up a coupon'],
  'coupon.close': ['停发优惠券', 'Stopped a coupon'],
  'coupon.issue': ['发放优惠券', 'Gave coupons'],
  'coupon.propose': ['申请发券', 'Asked to give coupons'],
  'coupon.approve': ['同意发券', 'Agreed to give coupons'],
  'coupon.decline': ['不同意发券', 'Declined to give coupons'],
  'coupon.withdraw': ['撤回发券申请', 'Took coupons for members back'],
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
  'kitchen.save': ['设置厨房', 'Set up a kitchen'],
  'recipe.save': ['编辑菜谱', 'Edited a recipe'],
  'recipe.remove': ['删除菜谱', 'Removed a recipe'],
  'guide.save': ['编辑使用指南', 'Edited a guide'],
  'guide.remove': ['删除使用指南', 'Removed a guide'],
  'dish.issue': ['开具菜品小票', 'Issued the receipt of a dish'],
  'dish.judge': ['审核菜品评价', 'Judged the review of a dish'],
  'deviceModel.save': ['设置智能设备型号', 'Set up a model of smart devices'],
  'story.save': ['编辑文章', 'Edited an article'],
  'story.publish': ['发布或下架文章', 'Published or took down an article'],
  'story.remove': ['删除文章', 'Removed an article'],
  'comment.judge': ['审核文章评论', 'Decided about a comment'],
  'comment.answer': ['回复文章评论', 'Answered a comment'],
  'comment.mode': ['设置评论审核方式', 'Set how comments are checked'],
  'article.save': ['编辑服务文章', 'Edited a service article'],
  'article.remove': ['删除服务文章', 'Removed a service article'],
  'feedback.answer': ['回复意见反馈', 'Answered feedback'],
  'feedback.close': ['关闭意见反馈', 'Closed feedback'],
  'points.adjust': ['调整积分', 'Changed points'],
  'goods.export': ['导出商品', 'Exported goods'],
  'goods.create': ['新建商品', 'Made goods'],
  'goods.save': ['修改商品资料', 'Edited goods'],
  'goods.shelf': ['上下架', 'Moved on or off the shelf'],
  'search.synonyms': ['设置搜索同义词', 'Set search synonyms'],
  'sku.save': ['修改价格库存', 'Set price and stock'],
  'stock.adjust': ['批量调整价格库存', 'Adjusted prices or stock of many SKUs'],
  'category.save': ['设置类目', 'Set up a category'],
  'category.move': ['移动类目', 'Moved a category'],
  'category.remove': ['删除类目', 'Removed a category'],
  'freight.save': ['设置运费模板', 'Set up a freight template'],
  'freight.remove': ['删除运费模板', 'Removed a freight template'],
  'media.add': ['上传素材', 'Added a picture'],
  'media.save': ['修改素材', 'Edited a picture'],
  'media.replace': ['替换素材', 'Replaced a picture'],
  'media.move': ['移动素材', 'Moved a picture'],
  'media.remove': ['删除素材', 'Removed a picture'],
  'mediaFolder.save': ['设置素材文件夹', 'Set up a folder of pictures'],
  'mediaFolder.remove': ['删除素材文件夹', 'Removed a folder of pictures'],
  'order.ship': ['发货', 'Shipped'],
  'order.staffNote': ['修改员工备注', 'Changed the staff note'],
  'order.remark': ['修改备注', 'Changed the note'],
  'order.receiver': ['修改收货信息', 'Changed the receiver'],
  'order.close': ['关闭订单', 'Closed the order'],
  'order.price': ['改价', 'Changed the price'],
  'price.propose': ['申请改价', 'Asked for a lower price'],
  'price.approve': ['同意改价', 'Agreed to a lower price'],
  'price.decline': ['不同意改价', 'Declined a lower price'],
  'price.withdraw': ['撤回改价申请', 'Took a lower price back'],
  'price.set': ['改价生效', 'Changed the price on the word of two persons'],
  'order.export': ['导出待发货', 'Exported what waits'],
  'order.shipTable': ['按表格批量发货', 'Shipped by table'],
  'parcel.watch': ['重新订阅物流', 'Followed a parcel again'],
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
  'return.refund': ['主动退款', 'Refunded on the store’s word'],
  'refund.propose': ['申请大额退款', 'Asked for a large refund'],
  'refund.approve': ['同意大额退款', 'Agreed to a large refund'],
  'refund.decline': ['不同意大额退款', 'Declined a large refund'],
  'refund.withdraw': ['撤回大额退款申请', 'Took a large refund back'],
  'refund.set': ['大额退款生效', 'Refunded on the word of two persons'],
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
  'store.create': ['新建门店', 'Made a store'],
  'store.save': ['设置门店', 'Set up a store'],
  'store.times': ['设置门店时限', 'Set the times of a store'],
  'staff.save': ['保存员工', 'Saved staff'],
  'staff.password': ['修改自己的密码', 'Changed own password'],
  'staff.signOut': ['退出其他设备', 'Signed out elsewhere'],
}

const at = (texts: Words<string>, name: string, isEnglish: boolean) =>
  texts[name]?.[isEnglish ? 1 : 0] ?? name

/** An action in words; one that has none yet under its own name. */
export const actionText = (action: string, isEnglish: boolean) => at(actions, action, isEnglish)
export const fieldText = (field: string, isEnglish: boolean) => at(auditFields, field, isEnglish)
export const kindText = (kind: AuditKind, isEnglish: boolean) => kinds[kind][isEnglish ? 1 : 0]
/** A page as a whole in words; anything else as it is. */
export const pageText = (object: string, isEnglish: boolean) =>
  object === 'shipping' ? kindText(object, isEnglish) : at(pages, object, isEnglish)

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
export const numberText = ({ kind, number }: NamedObject, isEnglish: boolean) =>
  kind === 'bill' ? billText(number, isEnglish) : number

/** What was written, in words. */
export function objectText(object: string, isEnglish: boolean): string {
  const named = auditObjectOf(object)
  return named
    ? `${kindText(named.kind, isEnglish)} ${numberText(named, isEnglish)}`
    : pageText(object, isEnglish)
}
