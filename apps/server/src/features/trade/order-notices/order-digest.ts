import { orderStatus } from '@mallard/contract/trade/order/order.codes'
import { day, fen, yuan } from '@mallard/kernel'
import { sql } from 'kysely'
import type { DigestDay, DigestPart } from '#features/people/robot/index.ts'
import { countOf } from '#platform/db/counted.ts'
import type { Db } from '#platform/db/database.ts'
import { lit } from '#platform/db/lit.ts'
import { ofStore } from '#platform/db/of-store.ts'

interface Figures {
  readonly placed: number
  readonly paid: number
  /** fen */
  readonly sum: number
  readonly toShip: number
  readonly reviewing: number
}

/** An order is paid within these days of its placing, a transfer's review included. */
const paidWithin = 7 * day

async function figuresOf(db: Db, { scope, from, until }: DigestDay): Promise<Figures> {
  const since = new Date(from.getTime() - paidWithin)
  const inState = (status: number) =>
    countOf(sql`orders w where ${ofStore('w', scope)} and w.status = ${lit(status)}`)
  const { rows } = await sql<Figures>`
    select count(*) filter (where o.created_at >= ${from}::timestamptz)::int as placed,
      count(*) filter (where o.pay_time >= ${from}::timestamptz and o.pay_time < ${until}::timestamptz)::int
        as paid,
      coalesce(sum(o.pay_amount) filter (where o.pay_time >= ${from}::timestamptz
        and o.pay_time < ${until}::timestamptz), 0)::bigint as sum,
      ${inState(orderStatus.toShip)} as "toShip", ${inState(orderStatus.reviewing)} as reviewing
    from orders o
    where ${ofStore('o', scope)} and o.created_at >= ${since}::timestamptz
      and o.created_at < ${until}::timestamptz`.execute(db)
  return rows[0] ?? { placed: 0, paid: 0, sum: 0, toShip: 0, reviewing: 0 }
}

/** Yesterday's orders and what of them was paid; what is to be shipped or looked at. */
export const orderDigest: DigestPart = async ({ db }, of) => {
  const { placed, paid, sum, toShip, reviewing } = await figuresOf(db, of)
  const money = `¥${yuan(fen(Number(sum)))}`
  return {
    day: [
      [`下单 ${placed} 笔，付款 ${paid} 笔 ${money}`, `Placed ${placed}, paid ${paid}: ${money}`],
    ],
    waiting: [
      { name: ['待发货', 'to ship'], count: toShip },
      { name: ['待审凭证', 'vouchers'], count: reviewing },
    ],
  }
}
