import { ChoiceCode } from '@mallard/contract/account/member/account.calls'
import { roomStatus } from '@mallard/contract/activities/bargain/bargain.codes'
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
import { returnRole, returnStatus } from '@mallard/contract/aftersales/returns/returns.codes'
import { thirdReturnTypes } from '@mallard/contract/aftersales/third-return/third-return.codes'
import { useKinds } from '@mallard/contract/catalog/media/media.codes'
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
import { closeReason, orderStatus } from '@mallard/contract/trade/order/order.codes'
import {
  shipReportNotes,
  shipReportStates,
} from '@mallard/contract/trade/ship-report/ship-report.codes'
import { shippingRowStates } from '@mallard/contract/trade/shipping/shipping.codes'
import { notifyResults, payMethods } from '@mallard/contract/trade/payment/payment.codes'
import { actorType } from '@mallard/kernel'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Db } from '#platform/db/database.ts'
import { testDatabase } from './testing/test-harness.ts'

type Code = string | number

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

/** Closed lists, and the columns that hold one of their codes. */
const stored: readonly (readonly [
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
  [
    returnStatus,
    'return_apply.status return_log.from_status return_log.to_status third_return.status third_return_log.from_status third_return_log.to_status',
  ],
  [returnRole, 'return_apply.role'],
  [[1, 2, 3, 4], 'return_apply.type'],
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
  [roomStatus, 'bargain_room.status'],
  [exchangeStatus, 'points_exchange.status'],
  [postageAudiences, 'postage_promotion.audience'],
  [rewardKinds, 'question_form.reward_kind'],
  [entryStates, 'invitation_entry.state'],
  [applyStates, 'evaluation_apply.state'],
  [lotteryForms, 'lottery.form'],
  [prizeType, 'lottery_prize.type lottery_record.type'],
  [winStatus, 'lottery_record.status'],
  [drawSources, 'lottery_record.source'],
  [deviceEventKinds.map((_, place) => place), 'device_event.kind'],
  [settingStates, 'device_setting.state'],
]

/** Codes of lists that others add to, without a change of the schema. */
const open: Readonly<Record<string, string>> = {
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

/** Sums that may be below nothing: bookings in both directions, and what they come to. */
const signed: Readonly<Record<string, string>> = {
  'fx_promoter.available': 'what was paid out and then taken back is owed',
  'pay_bill_line.fee': 'what a channel gave back with a refund',
  'promotion_total.amount': 'derived from orders, compared with them by an invariant',
}

let db: Db
beforeAll(async () => {
  db = (await testDatabase()).kysely
})

const split = ([table, column]: readonly string[]) => ({ table: table!, column: column! })

/** What the CHECKs of one column say of a value. */
async function isAccepted(name: string, code: Code): Promise<boolean> {
  const { table, column } = split(name.split('.'))
  const { rows } = await sql<{ check: string; type: string }>`
    select pg_get_expr(k.conbin, k.conrelid) as check, format_type(a.atttypid, a.atttypmod) as type
    from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and k.conkey = array[a.attnum]
    where k.contype = 'c' and k.convalidated and k.conrelid = ${table}::regclass and a.attname = ${column}`.execute(
    db,
  )
  expect({ name, checks: rows.length > 0 }).toEqual({ name, checks: true })
  const all = sql.join(
    rows.map(({ check }) => sql.raw(check)),
    sql` and `,
  )
  const { rows: said } = await sql<{ is: boolean }>`
    select ${all} as is from (select ${sql.lit(code)}::${sql.raw(rows[0]!.type)} as ${sql.id(column)}) as row`.execute(
    db,
  )
  return said[0]!.is
}

const cases = stored.flatMap(([codes, columns]) =>
  columns.split(' ').map((column) => ({ column, codes: Object.values(codes) as Code[] })),
)

describe('a stored code', () => {
  it.each(cases)('is one of its list: $column', async ({ column, codes }) => {
    const wrong =
      typeof codes[0] === 'number'
        ? [99, -9]
        : ['elsewhere', codes[0]!.toString().toUpperCase() + ' ']
    const said = await Promise.all(
      [...codes, ...wrong].map(async (code) => ({ code, is: await isAccepted(column, code) })),
    )
    expect(said).toEqual([
      ...codes.map((code) => ({ code, is: true })),
      ...wrong.map((code) => ({ code, is: false })),
    ])
  })

  it('has a CHECK wherever one stands, unless its list is open', async () => {
    const { rows } = await sql<{ name: string }>`
      select t.relname || '.' || a.attname as name from pg_class t join pg_attribute a on a.attrelid = t.oid
      where t.relkind = 'r' and t.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped
        and a.atttypid in ('text'::regtype, 'smallint'::regtype)
        and a.attname ~ '(^|_)(status|state|kind|type|method|role|cause|result|about|provider|scene|source|mode|form|scope|obtain|watch|purpose|part|channel|audience|platform|reason_code)$'
        and not exists (select from pg_constraint k where k.contype = 'c' and k.convalidated and k.conrelid = t.oid and k.conkey = array[a.attnum])
      order by 1`.execute(db)
    expect(rows.map(({ name }) => name)).toEqual(
      Object.keys(open)
        .flatMap((names) => names.split(' '))
        .toSorted(),
    )
  })
})

describe('a stored sum of money', () => {
  it('is none below nothing, unless it may be owed', async () => {
    const { rows } = await sql<{ name: string }>`
      select t.relname || '.' || a.attname as name from pg_class t join pg_attribute a on a.attrelid = t.oid
      where t.relkind = 'r' and t.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped and a.atttypid = 'bigint'::regtype
        and a.attname ~ '(^|_)(price|amount|paid_total|face|threshold|discount|fee|available|quota|cut|least|integration)$'
        and not exists (select from pg_constraint k where k.contype = 'c' and k.convalidated and k.conrelid = t.oid and a.attnum = any(k.conkey))
        and t.relname not like '%ledger'
      order by 1`.execute(db)
    expect(rows.map(({ name }) => name)).toEqual(Object.keys(signed))
  })

  it.each([
    'store_goods.price',
    'store_goods.list_price',
    'store_goods.struck_price',
    'listing.price',
    'listing.base_price',
    'cart_item.added_price',
    'checkout_flow.expected_amount',
    'pay_bill_line.amount',
    'pay_difference.ours_amount',
    'pay_difference.theirs_amount',
    'member.paid_total',
    'member_store.paid_total',
  ])('is refused below nothing: %s', async (column) => {
    expect([await isAccepted(column, 0), await isAccepted(column, -1)]).toEqual([true, false])
  })

  it('of a difference stands on one side at least', async () => {
    const difference = sql`insert into pay_difference (method, day, kind, number, channel_no, cause, ours_state, theirs_state, found_at) values ('wxPay', '2026-01-01', 'payment', 'P1', '', 'amount', '', '', now())`
    await expect(difference.execute(db)).rejects.toThrow('pay_difference_sides_check')
  })
})

describe('a role of staff', () => {
  it('has a primary key, as every table has', async () => {
    const { rows } = await sql<{ name: string }>`
      select relname as name from pg_class c where relkind = 'r' and relnamespace = 'public'::regnamespace
        and not exists (select from pg_constraint k where k.conrelid = c.oid and k.contype = 'p')`.execute(
      db,
    )
    expect(rows).toEqual([])
  })
})
