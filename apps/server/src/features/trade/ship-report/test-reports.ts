import { orderAdminCalls } from '@mallard/contract/trade/order/order-admin.calls'
import { paymentCalls } from '@mallard/contract/trade/payment/payment.calls'
import type { Caller } from '@mallard/testing/caller'
import { sql } from 'kysely'
import { placeOrder } from '#app/testing/test-buyer.ts'
import type { TestShop } from '#app/testing/test-shop.ts'
import type { Db } from '#platform/db/database.ts'

/** What the sandbox's WeChat knows of a payment. */
export interface AtWeixin {
  readonly funds: 'frozen' | 'reported' | 'free' | null
  readonly shipment: {
    /** WeChat's `logistics_type`. */
    readonly type: number
    readonly isSplit: boolean
    readonly isWhole: boolean
    readonly isResent: boolean
    readonly isReminded: boolean
    readonly wholeTimes: number
    readonly sameTimes: number
    readonly parcels: readonly {
      readonly trackingNo: string
      readonly carrier: string
      readonly items: string
      readonly phone: string
    }[]
  } | null
}

export const atWeixin = (shop: Pick<TestShop, 'control'>, payNo: string) =>
  shop.control<AtWeixin>(`/_ctl/shipments/${payNo}`)

/** Orders that were paid together in WeChat's mini-program; the number of the payment. */
export async function paidInMini(
  shop: Pick<TestShop, 'services' | 'sandbox' | 'control'>,
  browser: Caller,
  ...wanted: readonly (readonly { readonly productSn: string; readonly quantity?: number }[])[]
): Promise<{ payNo: string; sns: readonly string[] }> {
  const sns: string[] = []
  for (const each of wanted) sns.push((await placeOrder(browser, each)).orderSn)
  const { db } = shop.services
  const { rows } = await sql<{ id: number; uuid: string }>`
    select m.id, m.uuid from orders o join member m on m.id = o.member_id where o.order_sn = ${sns[0]}`.execute(
    db,
  )
  const { id, uuid } = rows[0]!
  await sql`
    insert into member_identity (partner_id, member_id, type, app_id, subject, created_at)
    select ${browser.scope.partnerId}::int, ${id}::bigint, 'wx-openid', ${shop.sandbox.keys.wechat.appIds.MINI}::text, ${`oMini${id}`}::text, now()
    where not exists (select from member_identity i where i.member_id = ${id} and i.subject = ${`oMini${id}`})`.execute(
    db,
  )
  const { payNo } = await browser.data(paymentCalls.params, {
    method: 'wxPay',
    sn: sns.join(','),
    id: uuid,
  })
  await shop.control('/_ctl/pay', { payNo })
  return { payNo, sns }
}

/** Sends what is left of an order, or some of it; the waybill is by SF. */
export const send = (
  staff: Caller,
  sn: string,
  deliverySn: string,
  lines?: { orderItemId: number; quantity: number }[],
) => staff.data(orderAdminCalls.ship, { sn, companyCode: 'shunfeng', deliverySn, lines })

let made = 0

/** A report that failed, of a payment that nobody made for this order. */
export async function failedReport(db: Db, orderSn: string): Promise<string> {
  made += 1
  const payNo = `77${String(made).padStart(20, '0')}`
  await sql`
    with paying as (
      insert into pay_order (partner_id, store_id, member_id, pay_no, method, trade_type, amount, expires_at, created_at)
      select partner_id, store_id, member_id, ${payNo}::text, 'wxPay', 'MINI', 100, created_at, created_at from orders where order_sn = ${orderSn}
      returning id, partner_id, store_id, pay_no, amount, created_at
    ), aimed as (
      insert into pay_order_target (partner_id, store_id, pay_order_id, order_id, amount)
      select p.partner_id, p.store_id, p.id, o.id, p.amount from paying p, orders o where o.order_sn = ${orderSn}
    )
    insert into ship_report (partner_id, store_id, pay_order_id, pay_no, amount, state, fault, created_at)
    select partner_id, store_id, id, pay_no, amount, 'failed', '10060001 支付单不存在', created_at from paying`.execute(
    db,
  )
  return payNo
}
