import type { ChoiceCode } from '@mallard/contract/account/member/account.calls'
import { sql, type Kysely } from 'kysely'
import type { Owner } from '#features/people/identity/index.ts'
import type { Tables } from '#platform/db/tables.ts'
import './member.tables.ts'

/** The newest choice of each kind. */
export async function choicesOf(
  db: Kysely<Tables>,
  { partnerId, memberId }: Owner,
): Promise<{ code: string; is_allowed: boolean; at: Date }[]> {
  const { rows } = await sql<{ code: string; is_allowed: boolean; at: Date }>`
    select distinct on (code) code, is_allowed, at from privacy_choice
    where partner_id = ${partnerId} and member_id = ${memberId} order by code, id desc`.execute(db)
  return rows
}

export async function insertChoice(
  db: Kysely<Tables>,
  owner: Owner,
  choice: { code: ChoiceCode; isAllowed: boolean; ip: string; at: Date },
): Promise<void> {
  await db
    .insertInto('privacy_choice')
    .values({
      partner_id: owner.partnerId,
      member_id: owner.memberId,
      code: choice.code,
      is_allowed: choice.isAllowed,
      ip: choice.ip.slice(0, 64),
      at: choice.at,
    })
    .execute()
}
