import type { EntryState } from '@mallard/contract/activities/invitation/invitation.codes'
import type { Scope } from '@mallard/kernel'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { ms } from '#platform/db/ms.ts'

/** Who holds a pass of a store, and for what. */
export interface Holder {
  readonly id: number
  readonly invitationId: number
  readonly event: string
  readonly eventEn: string
  readonly name: string | null
  readonly phone: string | null
  readonly state: EntryState
  readonly at: number | null
  readonly checkInRequest: string | null
}

export async function holderOf(
  db: Db,
  { partnerId, storeId }: Scope,
  pass: string,
): Promise<Holder | undefined> {
  const { rows } = await sql<Holder>`
    select e.id, e.invitation_id as "invitationId", i.name as event, i.name_en as "eventEn",
      m.nickname as name, m.phone, e.state, ${ms('e.checked_in_at')} as at,
      e.check_in_request as "checkInRequest"
    from invitation_entry e
    join invitation i on i.id = e.invitation_id
    left join member m on m.partner_id = e.partner_id and m.id = e.member_id
    where e.partner_id = ${partnerId} and e.store_id = ${storeId} and e.pass = ${pass}`.execute(db)
  return rows[0]
}

/** Lets who has a place in, once; false: they do not have one, or are in already. */
export async function letIn(
  trx: Db,
  entryId: number,
  by: { readonly staffId: number; readonly requestId: string; readonly at: Date },
): Promise<boolean> {
  const { rows } = await sql`
    update invitation_entry set checked_in_at = ${by.at}, checked_in_by = ${by.staffId},
      check_in_request = ${by.requestId}
    where id = ${entryId} and state = 'in' and checked_in_at is null returning id`.execute(trx)
  return rows.length === 1
}
