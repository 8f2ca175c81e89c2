import type { Locale } from '@mallard/kernel'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '#platform/db/tables.ts'
import { textIn } from '#platform/locale.rules.ts'
import { lit } from '#platform/db/lit.ts'
import { randomToken } from '#platform/secrets.ts'
import { memberStatus, type Owner } from './account.repo.ts'
import './identity.tables.ts'

/** Where members come from who were brought along. */
const source = 'import'

/** Somebody who is a member elsewhere. */
export interface Newcomer {
  readonly phone: string
  /** Empty: they are named as who signs in is. */
  readonly nickname: string
  readonly birthday: string | null
}

/**
 * Makes members of these phones, who have agreed to nothing yet and sign in by phone; the numbers of
 * those who were none before. In the order of phones: two tables at once wait for each other.
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
    select ${partnerId}::integer, r.uuid, r.nickname, r.phone, r.birthday, ${source}, ${at}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(uuid text, nickname text, phone text,
      birthday date)
    order by r.phone
    on conflict (partner_id, phone) do nothing returning id, phone`.execute(trx)
  return new Map(made.rows.map(({ id, phone }) => [phone, id]))
}

/** Of those who were brought along before an instant some who never came: they agreed to nothing. */
export async function unclaimedMembers(
  trx: Kysely<Tables>,
  before: Date,
  most: number,
): Promise<Owner[]> {
  const { rows } = await sql<Owner>`
    select m.partner_id as "partnerId", m.id as "memberId" from member m
    where m.register_source = ${sql.lit(source)} and m.created_at < ${before}
      and m.status = ${lit(memberStatus.normal)}
      and not exists (select 1 from consent c where c.partner_id = m.partner_id and c.member_id = m.id)
      and not exists (select 1 from session s where s.member_id = m.id)
    order by m.created_at, m.id limit ${most} for no key update of m skip locked`.execute(trx)
  return rows
}
