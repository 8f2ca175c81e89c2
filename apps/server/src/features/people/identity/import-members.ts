import type { Locale } from '@mallard/kernel'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '#platform/db/tables.ts'
import { textIn } from '#platform/locale.rules.ts'
import { randomToken } from '#platform/secrets.ts'
import './identity.tables.ts'

/** Somebody who is a member elsewhere. */
export interface Newcomer {
  readonly phone: string
  /** Empty: they are named as who signs in is. */
  readonly nickname: string
  readonly birthday: string | null
}

/**
 * Makes members of these phones, who have agreed to nothing yet and sign in by phone; the numbers of
 * those who were none before.
 */
export async function importMembers(
  trx: Kysely<Tables>,
  partnerId: number,
  newcomers: readonly Newcomer[],
  locale: Locale,
  at: Date,
): Promise<ReadonlyMap<string, number>> {
  const rows = newcomers.map(({ phone, nickname, birthday }) => ({
    uuid: randomToken(),
    nickname: nickname || `${textIn(locale, ['用户', 'User '])}${phone.slice(-4)}`,
    phone,
    birthday,
  }))
  const made = await sql<{ id: number; phone: string }>`
    insert into member (partner_id, uuid, nickname, phone, birthday, register_source, created_at)
    select ${partnerId}::integer, r.uuid, r.nickname, r.phone, r.birthday, 'import', ${at}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(uuid text, nickname text, phone text,
      birthday date)
    on conflict (partner_id, phone) do nothing returning id, phone`.execute(trx)
  return new Map(made.rows.map(({ id, phone }) => [phone, id]))
}
