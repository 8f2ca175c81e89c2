import { orderFlag, type OrderMark } from '@mallard/contract/trade/order/order.codes'
import type { Scope } from '@mallard/kernel'
import { sql, type RawBuilder } from 'kysely'
import { skusByAnyCode, termsOf } from '#features/catalog/catalog/index.ts'
import { begins } from '#platform/db/begins.ts'
import { lit } from '#platform/db/lit.ts'
import { ofStore } from '#platform/db/of-store.ts'

/** What the operator looks orders up by. */
export interface OrderSearch {
  readonly q?: string | undefined
  /** A colour, or that something was noted. */
  readonly mark?: OrderMark | undefined
  readonly from?: number | undefined
  readonly until?: number | undefined
}

/**
 * Orders of one SKU, or of one of the goods that a word names: the newest so many. Days narrow them
 * down further.
 */
const newest = 1000
/** Notes whose orders are listed as those with one. */
const newestNotes = 10_000
/** Orders of receivers whose name begins so. */
const maxOfName = 10_000
/** Goods that a word names whose orders are looked up one by one. */
const fewGoods = 200
/** Where a word names more goods than that, the newest so many orders are looked through for it. */
const readThrough = 5_000

const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&')
const reversed = (text: string) => [...text].toReversed().join('')

/**
 * A store's orders by what the operator typed and the days they chose; `o` is the order. What is
 * found becomes an array: joined, the newest of the whole store would be gone through until a page
 * is full.
 */
export function searched(
  scope: Scope,
  { q = '', mark, from, until }: OrderSearch,
): RawBuilder<unknown> {
  const conditions = [ofStore('o', scope)]
  if (mark) conditions.push(mark === 'noted' ? isNoted(scope) : isFlagged(mark))
  if (from !== undefined) conditions.push(sql`o.created_at >= ${new Date(from)}::timestamptz`)
  if (until !== undefined) conditions.push(sql`o.created_at < ${new Date(until)}::timestamptz`)
  const typed = q.trim()
  if (typed)
    conditions.push(
      sql`o.id = any(array(${sql.join(waysOf(scope, typed, { from, until }), sql` union all `)}))`,
    )
  return sql.join(conditions, sql` and `)
}

/** Said in the text, so that the index of what is marked is known to hold all of them. */
const isFlagged = (flag: Exclude<OrderMark, 'noted'>) => sql`o.flag = ${lit(orderFlag[flag])}`

const isNoted = (scope: Scope) =>
  sql`o.id = any(array(select n.order_id from order_note n where ${ofStore('n', scope)}
    order by n.id desc limit ${newestNotes}))`

/**
 * Each way goes through an index of its own: together in one condition they would read every order
 * of the store.
 */
function waysOf(scope: Scope, q: string, days: Omit<OrderSearch, 'q'>): RawBuilder<unknown>[] {
  const code = q.replace(/[\s-]/g, '')
  const isNumber = /^\d{4,}$/.test(code)
  const byCode = isNumber || isWaybill(code) ? [byParcel(scope, code)] : []
  if (!isNumber)
    return [byReceiver(scope, q), ...byGoods(scope, q, days), bySku(scope, q, days), ...byCode]
  const ways = [...byCode, ...byPayment(scope, code)]
  if (code.length === orderDigits)
    return [
      ...ways,
      sql`select o.id from orders o where ${ofStore('o', scope)} and o.order_sn = ${code}`,
    ]
  return code.length > orderDigits ? ways : [...ways, ...byTail(scope, code), bySku(scope, q, days)]
}

/** Digits of an order's number. */
const orderDigits = 20

/** Letters and digits, as carriers number parcels: at least four signs, of which one is a digit. */
const isWaybill = (code: string) => /^(?=.*\d)[A-Za-z\d]{4,32}$/.test(code)

/** The last signs, four or more, of the number of a parcel; the whole number is its own tail. */
function byParcel(scope: Scope, code: string): RawBuilder<unknown> {
  const tails = [...new Set([code, code.toUpperCase()])].map((each) =>
    begins(sql`reverse(d.delivery_sn)`, reversed(each)),
  )
  return sql`
    select d.order_id from delivery d
    where ${ofStore('d', scope)} and d.kind = 'express' and (${sql.join(tails, sql` or `)})`
}

/** The same of the number of a payment, ours or the channel's. */
function byPayment(scope: Scope, digits: string): RawBuilder<unknown>[] {
  return [sql`p.pay_no`, sql`p.channel_trade_no`].map(
    (number) => sql`
      select t.order_id from pay_order p join pay_order_target t on t.pay_order_id = p.id
      where ${ofStore('p', scope)} and ${number} is not null
        and ${begins(sql`reverse(${number})`, reversed(digits))}`,
  )
}

/**
 * The last digits, four or more, of the number, of the receiver's phone or of the buyer's; a whole
 * phone is its own tail.
 */
function byTail(scope: Scope, digits: string): RawBuilder<unknown>[] {
  const tail = reversed(digits)
  return [
    sql`select o.id from orders o where ${ofStore('o', scope)} and ${begins(sql`reverse(o.order_sn)`, tail)}`,
    sql`
      select o.id from orders o
      where ${ofStore('o', scope)} and ${begins(sql`reverse(o.receiver ->> 'phone')`, tail)}`,
    sql`select o.id from member m join orders o on o.partner_id = m.partner_id and o.member_id = m.id
      where m.partner_id = ${scope.partnerId} and ${begins(sql`reverse(m.phone)`, tail)}
        and ${ofStore('o', scope)}`,
  ]
}

const byReceiver = (scope: Scope, q: string) =>
  sql`(select o.id from orders o
    where ${ofStore('o', scope)} and o.receiver ->> 'name' like ${`${escaped(q)}%`} limit ${maxOfName})`

const bySku = (scope: Scope, q: string, days: Omit<OrderSearch, 'q'>) =>
  newestOf(
    sql`
      select k.id from ${skusByAnyCode} k
      where k.partner_id = ${scope.partnerId} and k.product_sn in (${q}, ${q.toUpperCase()})`,
    sql`i.sku_id`,
    scope,
    days,
  )

/**
 * By a word of the title as the goods have it now. Of a rare word all orders of its goods; of a
 * word that many goods have, what the newest orders hold.
 */
function byGoods(scope: Scope, q: string, days: Omit<OrderSearch, 'q'>): RawBuilder<unknown>[] {
  const { tokens } = termsOf(q)
  if (tokens.length === 0) return []
  const pattern = `%${escaped(q)}%`
  const isNamed = sql`(g.title ilike ${pattern} or g.title_en ilike ${pattern})`
  const named = sql`
    select g.id from goods g
    where g.partner_id = ${scope.partnerId} and g.tokens @> ${tokens}::text[] and ${isNamed}
    limit ${fewGoods}`
  const { since, before } = within(sql`d`, days)
  const through = sql`
    select d.id from (select d.id from orders d where ${ofStore('d', scope)} and ${since} and ${before}
      order by d.created_at desc, d.id desc limit ${readThrough}) d
    where exists (select 1 from order_item i join goods g on g.partner_id = i.partner_id and g.id = i.goods_id
      where i.order_id = d.id and ${isNamed})
    limit ${newest}`
  return [newestOf(named, sql`i.goods_id`, scope, days), sql`(${through})`]
}

function within(order: RawBuilder<unknown>, { from, until }: Omit<OrderSearch, 'q'>) {
  return {
    since:
      from === undefined ? sql`true` : sql`${order}.created_at >= ${new Date(from)}::timestamptz`,
    before:
      until === undefined ? sql`true` : sql`${order}.created_at < ${new Date(until)}::timestamptz`,
  }
}

function newestOf(
  chosen: RawBuilder<unknown>,
  column: RawBuilder<unknown>,
  scope: Scope,
  days: Omit<OrderSearch, 'q'>,
): RawBuilder<unknown> {
  const { from, until } = days
  const { since, before } = within(sql`d`, days)
  const isInDays =
    from === undefined && until === undefined
      ? sql`true`
      : sql`exists (select 1 from orders d where d.id = i.order_id and ${since} and ${before})`
  return sql`(select b.order_id from (${chosen}) c cross join lateral (
    select i.order_id from order_item i where ${ofStore('i', scope)} and ${column} = c.id and ${isInDays}
    order by i.order_id desc limit ${newest}) b order by b.order_id desc limit ${readThrough})`
}
