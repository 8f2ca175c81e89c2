import type { PaidTrade } from '@mallard/providers/pay'
import { sql } from 'kysely'
import { paidParts } from '#features/order/index.ts'
import type { Db } from '#platform/db/database.ts'
import { databaseErrorCode } from '#platform/db/retry.ts'
import { mustFailed } from './attempt.repo.ts'
import type { NewNotify } from './notify.repo.ts'

/**
 * Books a payment of one order in one statement, all or nothing, together with the note that it was told of and the end of
 * asking the channel about it; false, and nothing changed, whenever anything is not as usual. Locks as the long way does: note, attempt, order, stock.
 */
export async function settlePlain(db: Db, note: NewNotify, trade: PaidTrade): Promise<boolean> {
  const paidAt = new Date(trade.paidAt)
  try {
    await sql`
      with told as (
        insert into pay_notify (method, notify_id, about, subject_no, raw_hash, result, handled_at)
        values (${note.method}, ${note.notifyId}, ${note.about}, ${note.subjectNo}, ${note.rawHash}, 'applied', ${note.at})
        on conflict (method, notify_id) do nothing returning id
      ), attempt as (
        select p.id, t.order_id from pay_order p join pay_order_target t on t.pay_order_id = p.id
        where p.pay_no = ${trade.payNo} and p.method = ${note.method} and p.amount = ${trade.amount} and p.status in (0, 1) and exists (select 1 from told)
        for no key update of p
      ), ${paidParts({ payMethod: note.method, at: note.at })},
      booked as (
        update pay_order p set status = 2, channel_trade_no = ${trade.transactionId}, paid_amount = ${trade.amount}, paid_at = ${paidAt}, is_applied = true
        from attempt a where p.id = a.id and p.status in (0, 1) and exists (select 1 from paid_order) returning p.id, p.pay_no
      ), unasked as (
        delete from job j using booked b where j.kind = 'payment.query' and j.key = b.pay_no and j.state = 'waiting'
      )
      select must((select count(*) from attempt) = 1 and (select count(*) from booked) = 1 and (select count(*) from moved) = (select count(*) from wanted)
        and not exists (
          select 1 from attempt a join pay_order_target t on t.order_id = a.order_id join pay_order p on p.id = t.pay_order_id and p.id <> a.id and p.status in (0, 1)
        ), 'not plain') as done`.execute(db)
    return true
  } catch (error) {
    if (databaseErrorCode(error) === mustFailed) return false
    throw error
  }
}
