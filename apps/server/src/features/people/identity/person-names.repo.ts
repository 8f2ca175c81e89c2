import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import './identity.tables.ts'

/** What names somebody beyond the account: the phone, and each identity of a host. */
export async function namesOfPerson(
  db: Db,
  partnerId: number,
  memberId: number,
): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select 'phone ' || m.phone as name from member m
    where m.partner_id = ${partnerId} and m.id = ${memberId} and m.phone is not null
    union
    select i.type || ' ' || i.app_id || ' ' || i.subject
    from member_identity i
    where i.partner_id = ${partnerId} and i.member_id = ${memberId}`.execute(db)
  return rows.map(({ name }) => name)
}
