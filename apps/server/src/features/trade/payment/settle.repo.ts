import { payStatus } from '@mallard/contract/trade/payment/payment.codes'
import type { PaidTrade } from '@mallard/providers/pay'
import { sql } from 'kysely'
import { paidParts } from '#features/trade/order/index.ts'
import type { Db } from '#platform/db/database.ts'
import { lit } from '#platform/db/lit.ts'
import { abortReason } from '#platform/db/retry.ts'
import { partnerOf, type NewNotify } from './notify.repo.ts'

/**
 * Books a payment of one order in one statement, all or nothing, together with the note that it was
 * told of and the end of asking the channel about it; false, and nothing changed, whenever anything
 * is not as usual: an order that was tried to be paid more than once may have another attempt under
 * way. Locks as the long way does: note, attempt, order, stock.
 */
export async function settlePlain(db: Db, note: NewNotify, trade: PaidTrade): Promise<boolean> {
  const paidAt = new Date(trade.paidAt)
  try {
    await sql`
      with told as (
        insert into pay_notify (method, notify_id, about, subject_no, partner_id, raw_hash,
          result, handled_at)
        values (${note.method}, ${note.notifyId}, ${note.about}, ${note.subjectNo},
          ${partnerOf(note.subjectNo)}, ${note.rawHash}, 'applied', ${note.at})
        on conflict (method, notify_id) do nothing returning id
      ), booked as (
        update pay_order p set status = ${lit(payStatus.paid)}, channel_trade_no = ${trade.transactionId},
          paid_amount = ${trade.amount}, paid_at = ${paidAt}, is_applied = true
        from pay_order_target t
        where p.pay_no = ${trade.payNo} and p.method = ${note.method} and p.amount = ${trade.amount}
          and p.status in (${lit(payStatus.created, payStatus.paying)}) and t.pay_order_id = p.id
          and (select count(*) from pay_order_target every where every.pay_order_id = p.id) = 1
          and exists (select 1 from told)
        returning t.order_id, t.amount
      ), ${paidParts({ payMethod: note.method, at: note.at, done: [['payment.query', trade.payNo]] })}
      select assert_or_abort(
        (select count(*) from paid_order where pay_round = 1) = 1
          and (select count(*) from moved) = (select count(*) from wanted), 'not plain') as done`.execute(
      db,
    )
    return true
  } catch (error) {
    if (abortReason(error) !== undefined) return false
    throw error
  }
}
