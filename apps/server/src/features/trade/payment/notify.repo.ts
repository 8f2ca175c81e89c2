import type { NotifyResult } from '@mallard/contract/trade/payment/payment.codes'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

export interface NewNotify {
  readonly method: string
  readonly notifyId: string
  readonly about: string
  readonly subjectNo: string
  readonly rawHash: string
  readonly at: Date
}

/** Id of the partner whose payment or refund has this number; null if there is none. */
export function partnerOf(subjectNo: string): RawBuilder<number | null> {
  return sql`coalesce((select p.partner_id from pay_order p where p.pay_no = ${subjectNo}::text),
      (select r.partner_id from pay_refund r where r.refund_no = ${subjectNo}::text))`
}

/**
 * Notes a notification once; undefined when it was noted before. Two at once: the second waits for
 * the first.
 */
export async function insertNotify(trx: Db, notify: NewNotify): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into pay_notify (method, notify_id, about, subject_no, partner_id, raw_hash, result, handled_at)
    values (${notify.method}, ${notify.notifyId}, ${notify.about}, ${notify.subjectNo},
      ${partnerOf(notify.subjectNo)}, ${notify.rawHash}, 'noted', ${notify.at})
    on conflict (method, notify_id) do nothing returning id`.execute(trx)
  return rows[0]?.id
}

export async function setResult(trx: Db, id: number, result: NotifyResult): Promise<void> {
  await sql`update pay_notify set result = ${result} where id = ${id}`.execute(trx)
}

export async function resultOf(
  db: Db,
  method: string,
  notifyId: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('pay_notify')
    .select('result')
    .where('method', '=', method)
    .where('notify_id', '=', notifyId)
    .executeTakeFirst()
  return row?.result
}

export interface NotifyRow {
  readonly method: string
  readonly notifyId: string
  readonly about: string
  readonly subjectNo: string
  readonly result: NotifyResult
  readonly handledAt: Date
}

export async function notificationsOf(db: Db, subjectNos: readonly string[]): Promise<NotifyRow[]> {
  const { rows } = await sql<NotifyRow>`
    select method, notify_id as "notifyId", about, subject_no as "subjectNo", result,
      handled_at as "handledAt"
    from pay_notify
    where subject_no = any(${subjectNos}::text[]) order by id`.execute(db)
  return rows
}
