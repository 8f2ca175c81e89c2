import { sql, type Kysely } from 'kysely'
import type { Tables } from '#platform/db/tables.ts'

/** A member whom the corporation vouched for. */
export interface Colleague {
  readonly partnerId: number
  readonly memberId: number
  readonly corpId: string
  readonly userId: string
}

export async function colleaguesOf(
  db: Kysely<Tables>,
  corpId: string,
  of?: { partnerId: number; memberId: number },
): Promise<Colleague[]> {
  let query = db.selectFrom('member_identity').where('type', '=', 'oa').where('app_id', '=', corpId)
  if (of) query = query.where('partner_id', '=', of.partnerId).where('member_id', '=', of.memberId)
  const rows = await query.select(['partner_id', 'member_id', 'subject']).execute()
  return rows.map((row) => ({
    partnerId: row.partner_id,
    memberId: row.member_id,
    corpId,
    userId: row.subject,
  }))
}

/**
 * Unbinds who has left, and takes the role unless another corporation vouches for them. True when
 * there was something to take.
 */
export async function removeColleague(
  trx: Kysely<Tables>,
  { partnerId, memberId, corpId, userId }: Colleague,
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('member_identity')
    .where('partner_id', '=', partnerId)
    .where('member_id', '=', memberId)
    .where('type', '=', 'oa')
    .where('app_id', '=', corpId)
    .where('subject', '=', userId)
    .executeTakeFirst()
  await sql`
    update member m set roles = array_remove(roles, 'employee') where partner_id = ${partnerId} and id = ${memberId}
    and not exists (select from member_identity i where i.partner_id = m.partner_id and i.member_id = m.id and i.type = 'oa')`.execute(
    trx,
  )
  return numDeletedRows === 1n
}
