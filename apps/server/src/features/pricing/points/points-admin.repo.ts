import type { Scope } from '@mallard/kernel'
import { sql } from 'kysely'
import { memberStatus } from '#features/people/identity/index.ts'
import type { Db } from '#platform/db/database.ts'
import { lit } from '#platform/db/lit.ts'

export interface FoundMember {
  readonly id: number
  readonly nickname: string
  readonly phone: string | null
}

const orderedIn = ({ storeId }: Scope) =>
  sql`exists (select 1 from orders o
    where o.partner_id = m.partner_id and o.store_id = ${storeId} and o.member_id = m.id)`

/** `isHereOnly`: if they ordered in this store. */
export async function memberOf(
  db: Db,
  scope: Scope,
  memberId: number,
  isHereOnly: boolean,
): Promise<FoundMember | undefined> {
  const { rows } = await sql<FoundMember>`
    select m.id, m.nickname, m.phone from member m
    where m.partner_id = ${scope.partnerId} and m.status <> ${lit(memberStatus.cancelled)}
      and m.id = ${memberId} and ${isHereOnly ? orderedIn(scope) : sql`true`}`.execute(db)
  return rows[0]
}

/** Also those who have gone in the meantime. */
export async function membersOf(
  db: Db,
  scope: Scope,
  ids: readonly number[],
  isHereOnly: boolean,
): Promise<ReadonlyMap<number, FoundMember>> {
  const { rows } = await sql<FoundMember>`
    select m.id, m.nickname, m.phone from member m
    where m.partner_id = ${scope.partnerId} and m.id = any(${ids}::bigint[])
      and ${isHereOnly ? orderedIn(scope) : sql`true`}`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

/** The same request came before. */
export async function isWritten(
  trx: Db,
  memberId: number,
  what: 'points' | 'growth',
  requestId: string,
): Promise<boolean> {
  const table = sql.table(what === 'points' ? 'points_ledger' : 'growth_ledger')
  const { rows } = await sql`
    select 1 from ${table}
    where member_id = ${memberId} and biz_type = 'adjust' and biz_id = ${requestId}`.execute(trx)
  return rows.length > 0
}
