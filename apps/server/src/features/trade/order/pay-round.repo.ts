import { orderStatus } from '@mallard/contract/trade/order/order.codes'
import { sql, type RawBuilder } from 'kysely'
import { lit } from '#platform/db/lit.ts'

/** An order that is about to be paid, as it was read. */
interface PayableOrder {
  readonly id: number
  /** fen */
  readonly payAmount: number
  /** How many attempts to pay it began before. */
  readonly payRound: number
}

/**
 * The piece of a statement that begins an attempt to pay orders, where they are still unpaid, of
 * the same amount, and nobody began another since they were read. It has a row `(id, pay_amount)`
 * for each of them that is so.
 */
export function payRoundPart(orders: readonly PayableOrder[]): RawBuilder<unknown> {
  // Each order by its key, not as a list of unknown length: for a hundred of those a plan would
  // read all orders.
  const unchanged = orders.map(
    ({ id, payAmount, payRound }) =>
      sql`(o.id = ${id} and o.pay_round = ${payRound} and o.pay_amount = ${payAmount})`,
  )
  return sql`
    update orders o set pay_round = o.pay_round + 1 where o.status = ${lit(orderStatus.unpaid)}
      and (${sql.join(unchanged, sql` or `)}) returning o.id, o.pay_amount`
}
