import { ChoiceCode } from '@mallard/contract/account/member/account.calls'
import { roomStatus } from '@mallard/contract/activities/bargain/bargain.codes'
import {
  batchStatus,
  groupGoals,
  groupResults,
} from '@mallard/contract/activities/group-buy/group-buy.codes'
import { innerUseStatus } from '@mallard/contract/activities/inner-buy/inner-buy.codes'
import { applyStates } from '@mallard/contract/activities/evaluate/evaluate.codes'
import {
  drawSources,
  lotteryForms,
  prizeType,
  winStatus,
} from '@mallard/contract/activities/lottery/lottery.codes'
import { exchangeStatus } from '@mallard/contract/activities/points-shop/points-shop.codes'
import { postageAudiences } from '@mallard/contract/activities/postage/postage.codes'
import { entryStates } from '@mallard/contract/activities/invitation/invitation.codes'
import { rewardKinds } from '@mallard/contract/activities/question/question.codes'
import {
  invoiceForms,
  invoiceIssuers,
  invoiceStages,
  unreversedBy,
  reverseReasons,
  titleType,
} from '@mallard/contract/aftersales/invoice/invoice.codes'
import {
  requestChannelCodes,
  requestMailStates,
  requestStates,
} from '@mallard/contract/aftersales/invoice-request/invoice-request.codes'
import { PickupStatus } from '@mallard/contract/aftersales/returns/pickup.fields'
import {
  returnRole,
  returnStatus,
  returnType,
} from '@mallard/contract/aftersales/returns/returns.codes'
import { thirdReturnTypes } from '@mallard/contract/aftersales/third-return/third-return.codes'
import { useKinds } from '@mallard/contract/catalog/media/media.codes'
import { reviewStates } from '@mallard/contract/catalog/review/review.codes'
import { watchKinds } from '@mallard/contract/catalog/watch/watch.codes'
import { commentStates } from '@mallard/contract/content/article/article.codes'
import { pageLayouts } from '@mallard/contract/content/cms/page.codes'
import {
  feedbackStates,
  feedbackTypes,
} from '@mallard/contract/content/service-center/feedback.codes'
import { articleKinds } from '@mallard/contract/content/service-center/service-center.codes'
import { deviceEventKinds, settingStates } from '@mallard/contract/devices/smart/smart.codes'
import {
  exportFaults,
  exportKinds,
  exportStates,
} from '@mallard/contract/people/export/export.codes'
import { noticeKinds } from '@mallard/contract/people/notices/notices.codes'
import { readWays } from '@mallard/contract/people/staff/people-read.codes'
import { roleNames } from '@mallard/contract/people/staff/rights'
import {
  couponKind,
  couponObtains,
  couponStatus,
} from '@mallard/contract/pricing/coupon/coupon.codes'
import {
  commissionStatus,
  ledgerKinds,
  promoterStatus,
  rateKinds,
  withdrawStatus,
} from '@mallard/contract/promoters/fx/fx.codes'
import { shelfProblems } from '@mallard/contract/catalog/catalog/shelf.codes'
import {
  importProfiles,
  importRowStates,
  importSources,
  importStates,
} from '@mallard/contract/catalog/goods-import/goods-import.codes'
import { mappingLayouts } from '@mallard/contract/catalog/goods-import/import-mapping.codes'
import {
  backOutcomes,
  backStates,
  pictureFaults,
  zipFileFaults,
  zipStates,
} from '@mallard/contract/catalog/goods-import/import-after.codes'
import { carrierKinds } from '@mallard/contract/trade/order/carrier.codes'
import { closeReason, orderKind, orderStatus } from '@mallard/contract/trade/order/order.codes'
import {
  shipReportNotes,
  shipReportStates,
} from '@mallard/contract/trade/ship-report/ship-report.codes'
import {
  shippingBatchStatus,
  shippingRowStates,
} from '@mallard/contract/trade/shipping/shipping.codes'
import { billStatus, differenceStatus } from '@mallard/contract/trade/bill/bill.codes'
import { notifyResults, payMethods, payStatus } from '@mallard/contract/trade/payment/payment.codes'
import { refundStatus } from '@mallard/contract/trade/payment/refund.codes'
import { actorType } from '@mallard/kernel'
import { memberStatus } from '#features/people/identity/account.repo.ts'
import { proposalStatus } from '#features/people/staff/proposal.states.ts'
import { notPaid } from '#features/promoters/fx/fx.rules.ts'
import { voucherStatus } from '#features/trade/voucher/voucher.states.ts'

export type Code = string | number

/** Of the ports, which keep no list of them. */
const parcelStates = [
  'onWay',
  'collected',
  'problem',
  'signed',
  'returnSigned',
  'delivering',
  'returning',
  'transferred',
  'customs',
  'rejected',
]
const tradeTypes = ['JSAPI', 'MINI', 'H5', 'WAP', 'APP', 'MALLAPP', '']
const vouchers = ['weixin', 'apple', 'oa']
const booked = [...payMethods, 'none', 'offline']
const ours = ['done', 'open', 'failed', '']
const theirs = ['done', 'processing', 'failed']
const stockStates = [0, 1, 2]
/** What is asked for; that it is left to the server is not kept. */
const { default: _, ...keptTypes } = returnType

/** A list whose words are kept by their place in it. */
const placesOf = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name, place) => [name, place])) as Readonly<Record<Name, number>>

/** Closed lists, and the columns that hold one of their codes. */
export const stored: readonly (readonly [
  codes: readonly Code[] | Readonly<Record<string, Code>>,
  columns: string,
])[] = [
  [
    actorType,
    'order_log.actor_type return_log.actor_type third_return_log.actor_type coupon_log.actor_type invoice_log.actor_type invoice_mail.actor_type',
  ],
  [orderStatus, 'orders.status order_log.from_status order_log.to_status'],
  [closeReason, 'orders.close_reason'],
  [booked, 'orders.pay_method pay_order.method'],
  [tradeTypes, 'pay_order.trade_type'],
  [payStatus, 'pay_order.status'],
  [billStatus, 'pay_bill.status'],
  [differenceStatus, 'pay_difference.status'],
  [refundStatus, 'pay_refund.status'],
  [voucherStatus, 'offline_payment.status'],
  [payMethods, 'pay_notify.method pay_bill.method pay_bill_line.method pay_difference.method'],
  [['payment', 'refund', 'other'], 'pay_notify.about'],
  [[...notifyResults, 'late'], 'pay_notify.result'],
  [['late', 'duplicate', 'repriced', 'return'], 'pay_refund.cause'],
  [['payment', 'refund'], 'pay_bill_line.kind pay_difference.kind'],
  [theirs, 'pay_bill_line.state'],
  [ours, 'pay_difference.ours_state'],
  [[...theirs, ''], 'pay_difference.theirs_state'],
  [shipReportStates, 'ship_report.state'],
  [shipReportNotes, 'ship_report.note'],
  [parcelStates, 'delivery.state'],
  [shelfProblems, 'shelf_plan.problem'],
  [carrierKinds, 'delivery.kind'],
  [['none', 'watching', 'done', 'aborted'], 'delivery.watch'],
  [shippingRowStates, 'shipping_row.state'],
  [shippingBatchStatus, 'shipping_batch.status'],
  [
    returnStatus,
    'return_apply.status return_log.from_status return_log.to_status third_return.status third_return_log.from_status third_return_log.to_status',
  ],
  [returnRole, 'return_apply.role'],
  [keptTypes, 'return_apply.type'],
  [thirdReturnTypes, 'third_return.type'],
  [PickupStatus.options, 'return_pickup.status'],
  [invoiceForms, 'invoice_file.form'],
  [invoiceIssuers, 'invoice.issued_by'],
  [invoiceStages, 'invoice.state invoice_log.from_state invoice_log.to_state'],
  [reverseReasons, 'invoice.reverse_reason'],
  [unreversedBy, 'invoice.unreversed'],
  [titleType, 'invoice.type invoice_title.type invoice_request.type'],
  [requestChannelCodes, 'invoice_request.channel'],
  [requestStates, 'invoice_request.state'],
  [requestMailStates, 'invoice_request.mail_state'],
  [couponKind, 'coupon_template.kind'],
  [couponObtains, 'coupon_template.obtain'],
  [couponStatus, 'coupon_history.status coupon_log.from_status coupon_log.to_status'],
  [stockStates, 'store_goods.stock_state listing.stock_state'],
  [reviewStates, 'review.audit_status review.append_status'],
  [watchKinds, 'goods_watch.kind'],
  [useKinds, 'media_use.kind'],
  [importStates, 'goods_import.state'],
  [importProfiles, 'goods_import.profile'],
  [importRowStates, 'goods_import_row.found goods_import_row.made'],
  [pictureFaults, 'goods_import_picture.fault'],
  [zipStates, 'goods_import_zip.state'],
  [zipFileFaults, 'goods_import_file.fault'],
  [backStates, 'goods_import_back.state'],
  [backOutcomes, 'goods_import_undo.outcome'],
  [importSources, 'import_link.source'],
  [mappingLayouts, 'import_mapping.layout'],
  [commentStates, 'article_comment.state dining_comment.state'],
  [pageLayouts, 'cms_page.version'],
  [feedbackTypes, 'service_feedback.type'],
  [feedbackStates, 'service_feedback.state'],
  [articleKinds, 'service_article.kind'],
  [noticeKinds, 'notice.kind notice_switch.kind'],
  [memberStatus, 'member.status'],
  [proposalStatus, 'proposal.status'],
  [roleNames, 'staff_role.role'],
  [readWays, 'pii_read.way'],
  [exportKinds, 'data_export.kind'],
  [exportStates, 'data_export.state'],
  [exportFaults, 'data_export.fault'],
  [ChoiceCode.options, 'privacy_choice.code'],
  [['phone', 'wx-openid', 'wx-unionid', 'apple', 'oa'], 'member_identity.type'],
  [vouchers, 'sign_in_code.provider sign_in_attempt.provider'],
  [promoterStatus, 'fx_promoter.status'],
  [withdrawStatus, 'fx_withdraw.status'],
  [rateKinds, 'fx_rate.kind'],
  [ledgerKinds, 'fx_ledger.kind'],
  [{ ...commissionStatus, notPaid }, 'fx_commission.status'],
  [roomStatus, 'bargain_room.status'],
  [batchStatus, 'group_batch.status'],
  [placesOf(groupGoals), 'group_activity.goal_type'],
  [placesOf(groupResults), 'group_activity.result'],
  [innerUseStatus, 'inner_use.status'],
  [exchangeStatus, 'points_exchange.status'],
  [postageAudiences, 'postage_promotion.audience'],
  [rewardKinds, 'question_form.reward_kind'],
  [entryStates, 'invitation_entry.state'],
  [applyStates, 'evaluation_apply.state'],
  [lotteryForms, 'lottery.form'],
  [prizeType, 'lottery_prize.type lottery_record.type'],
  [winStatus, 'lottery_record.status'],
  [drawSources, 'lottery_record.source'],
  [placesOf(deviceEventKinds), 'device_event.kind'],
  [settingStates, 'device_setting.state'],
]

/** Codes of lists that others add to, without a change of the schema. */
export const open: Readonly<Record<string, string>> = {
  'activity_offer.kind orders.kind checkout_flow.kind': 'a way to buy brings its own number',
  'cms_page.type': 'the operator names pages',
  'coupon_history.source': 'each feature that gives coupons names itself',
  'growth_ledger.biz_type points_ledger.biz_type stock_log.biz_type':
    'each feature that books names its cause',
  'invitation.audience': 'words of the operator: who may come',
  'job.kind job_schedule.kind': 'each feature brings its jobs',
  'member.register_source': 'the word of a host',
  'page_visit.flow_last_url_type page_visit.source_type page_visit.url_type':
    'what a browser says of itself',
  'promotion_total.type': 'a kind of promotion brings its own number',
  'proposal.kind': 'each feature brings what two people must agree on',
  'return_apply.reason_code third_return.reason_code': 'reasons come and go, rows keep theirs',
  'sms_code.scene': 'each feature that proves a phone names its purpose; a code lives minutes',
  'third_order.platform': 'the word of the OMS',
}

/** Numbers that have names, and the columns that hold one of them and maybe others as well. */
export const openNumbers: typeof stored = [
  [orderKind, 'orders.kind checkout_flow.kind activity_offer.kind'],
  [orderStatus, 'orders.paid_status'],
]
