import type { Kysely } from 'kysely'
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
