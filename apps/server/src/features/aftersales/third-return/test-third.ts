import { thirdReturnCalls } from '@mallard/contract/aftersales/third-return/third-return.calls'
import type { DeliveryState } from '@mallard/contract/aftersales/third-return/third-return.codes'
import type { ThirdOrder } from '@mallard/contract/aftersales/third-return/third-return.fields'
import { minute, type Scope } from '@mallard/kernel'
import type { Caller } from '@mallard/testing/caller'
import { sql } from 'kysely'
import type { TestShop } from '#app/testing/test-shop.ts'
import type { Db } from '#platform/db/database.ts'

/** An order of another platform at the sandbox's OMS, and the phone that it was placed with. */
export interface SoldElsewhere {
  readonly orderNo: string
  readonly phone: string
}

let phones = 0

/**
 * Two kettles for 398.01 yuan and a tea strainer for 49 yuan, of a buyer of their own, in a parcel
 * that is so far; with the shop's code of a SKU where it sells the same.
 */
export async function soldElsewhere(
  shop: TestShop,
  scope = '1-1',
  phone = `136${String((phones += 1)).padStart(8, '0')}`,
  productSn = '',
  delivery: DeliveryState = 'arrived',
): Promise<SoldElsewhere> {
  const { orderNo } = await shop.control<{ orderNo: string }>('/_ctl/oms/orders', {
    shop: scope,
    phone,
    productSn,
    delivery,
  })
  return { orderNo, phone }
}

/** The newest code that a phone got. */
export async function codeTo(shop: TestShop, phone: string): Promise<string> {
  const [message] = await shop.control<{ code: string }[]>(`/_ctl/sms?phone=${phone}`)
  return message?.code ?? ''
}

/** Proves the phone and opens the order in this browser. */
export async function openElsewhere(
  shop: TestShop,
  browser: Caller,
  { orderNo, phone }: SoldElsewhere,
): Promise<ThirdOrder> {
  shop.clock.advance(minute)
  await browser.data(thirdReturnCalls.sendPhoneCode, { phone })
  return browser.data(thirdReturnCalls.order, {
    thirdOrderSn: orderNo,
    phone,
    code: await codeTo(shop, phone),
  })
}

const path = [
  { event: 'apply', from: null, to: -1, actor: 1 },
  { event: 'agree', from: -1, to: 0, actor: 2 },
  { event: 'sendBack', from: 0, to: 1, actor: 1 },
  { event: 'receive', from: 1, to: 2, actor: 2 },
]

/** A return of a store that has come so far, by the shortest way; its number. */
export async function thirdAt(
  db: Db,
  { partnerId, storeId }: Scope,
  status: -1 | 0 | 1 | 2,
  type = 1,
): Promise<string> {
  const applyId = `26${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`
  const line = {
    lineNo: '1',
    title: '折叠电热水壶',
    productAttr: '标准版',
    productSn: '',
    pic: null,
    quantity: 1,
    paidAmount: 19_900,
  }
  const amount = type === 1 ? 19_900 : 0
  await sql`
    with sold as (
      insert into third_order (partner_id, store_id, platform, order_no, phone_hash, phone_tail, paid_at, lines, seen_at)
      values (${partnerId}, ${storeId}, 'tmall', ${`TM${applyId}`}, 'x', '0001', now(), ${JSON.stringify([line])}::jsonb, now()) returning id
    ), made as (
      insert into third_return (partner_id, store_id, apply_id, order_id, line, line_no, type, quantity, status, reason_code, description, apply_amount, approved_amount, received,
        company_code, delivery_sn, created_at, told_version)
      select ${partnerId}, ${storeId}, ${applyId}, s.id, ${JSON.stringify(line)}::jsonb, '1', ${type}::smallint, 1, ${status}::smallint, 'quality', '', ${amount}::bigint,
        case when ${status}::int >= 0 then ${amount}::bigint end, case when ${status}::int = 2 then 1 end,
        case when ${status}::int >= 1 then 'yuantong' end, case when ${status}::int >= 1 then 'YT0000000001' end, now(), ${status + 2}::int from sold s returning id
    )
    insert into third_return_log (apply_id, event, from_status, to_status, actor_type, at)
    select m.id, p.event, p."from", p."to", p.actor, now() from made m,
      jsonb_to_recordset(${JSON.stringify(path.filter(({ to }) => to <= status))}::jsonb) as p(event text, "from" smallint, "to" smallint, actor smallint)
    order by p."to"`.execute(db)
  return applyId
}
