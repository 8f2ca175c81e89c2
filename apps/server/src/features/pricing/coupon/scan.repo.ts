import type { Scope } from '@mallard/kernel'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { inStore } from './coupon.repo.ts'

interface ScanCode {
  readonly templateId: number
  readonly isOver: boolean
  readonly usedBy: number | null
  readonly historyId: number | null
}

/** A shop assistant's code, held until the end of the transaction. */
export async function lockScan(
  trx: Db,
  scope: Scope,
  code: string,
  now: Date,
): Promise<ScanCode | undefined> {
  const { rows } = await sql<ScanCode>`
    select s.template_id as "templateId", s.expires_at <= ${now} as "isOver", s.used_by as "usedBy",
      s.history_id as "historyId"
    from coupon_scan s
    join coupon_template t on t.id = s.template_id
    where s.code = ${code} and ${inStore(scope)} for update of s`.execute(trx)
  return rows[0]
}

export async function useScan(
  trx: Db,
  code: string,
  memberId: number,
  historyId: number,
): Promise<void> {
  await sql`
    update coupon_scan set used_by = ${memberId}, history_id = ${historyId}
    where code = ${code} and used_by is null`.execute(trx)
}
