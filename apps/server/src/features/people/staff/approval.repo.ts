import type { Role } from '@mallard/contract/people/staff/rights'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { Pool, Rule } from './approval.rules.ts'
import './approval.tables.ts'

/** The rules that somebody set. */
export async function savedRules(db: Db, partnerId: number): Promise<Rule[]> {
  const rows = await db
    .selectFrom('approval_rule')
    .where('partner_id', '=', partnerId)
    .select(['kind', 'up_to', 'per_day', 'roles', 'alone', 'version'])
    .execute()
  return rows.map(({ up_to: upTo, per_day: perDay, roles, ...row }) => ({
    ...row,
    upTo,
    perDay,
    roles: roles as Role[],
  }))
}

/** Optimistic lock: false when the version has changed since; version 0 is a rule that was never set. */
export async function writeRule(
  trx: Db,
  partnerId: number,
  { kind, upTo, perDay, roles, alone, version }: Rule,
  at: Date,
): Promise<boolean> {
  const { rows } =
    version === 0
      ? await sql`
    insert into approval_rule (partner_id, kind, up_to, per_day, roles, alone, version, changed_at)
    values (${partnerId}, ${kind}, ${upTo}, ${perDay}, ${[...roles]}::text[], ${alone}, 1, ${at})
    on conflict do nothing returning kind`.execute(trx)
      : await sql`
    update approval_rule set up_to = ${upTo}, per_day = ${perDay}, roles = ${[...roles]}::text[],
      alone = ${alone}, version = version + 1, changed_at = ${at}
    where partner_id = ${partnerId} and kind = ${kind} and version = ${version} returning kind`.execute(
          trx,
        )
  return rows.length === 1
}

/** One thing in one day, and what of it is given. */
export interface GivenKey {
  readonly partnerId: number
  readonly pool: Pool
  readonly subject: string
  /** The first moment of the day. */
  readonly day: Date
}

/** Fen or points given alone for one thing in a day. */
export async function givenSum(db: Db, { partnerId, pool, subject, day }: GivenKey) {
  const row = await db
    .selectFrom('given_sum')
    .where('partner_id', '=', partnerId)
    .where('pool', '=', pool)
    .where('subject', '=', subject)
    .where('day', '=', day)
    .select('sum')
    .executeTakeFirst()
  return row?.sum ?? 0
}

/**
 * Counts one more gift unless the sum of that thing and day would pass the limit. One statement: of
 * two parts at once the second sees the first.
 */
export async function raiseGiven(
  trx: Db,
  { partnerId, pool, subject, day }: GivenKey,
  amount: number,
  max: number,
): Promise<boolean> {
  const { rows } = await sql`
    insert into given_sum (partner_id, pool, subject, day, sum)
    select ${partnerId}::integer, ${pool}::text, ${subject}::text, ${day}::timestamptz, ${amount}::bigint
    where ${amount}::bigint <= ${max}::bigint
    on conflict (partner_id, pool, subject, day) do update set sum = given_sum.sum + excluded.sum
      where given_sum.sum + excluded.sum <= ${max}::bigint
    returning sum`.execute(trx)
  return rows.length === 1
}

/** The proven phone of a member of staff, sealed. */
export async function sealedPhone(
  db: Db,
  partnerId: number,
  staffId: number,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('staff_phone')
    .where('partner_id', '=', partnerId)
    .where('staff_id', '=', staffId)
    .select('number_sealed as sealed')
    .executeTakeFirst()
  return row?.sealed
}

export async function writePhone(
  trx: Db,
  partnerId: number,
  staffId: number,
  sealed: string,
  at: Date,
): Promise<void> {
  const row = { number_sealed: sealed, proven_at: at }
  await trx
    .insertInto('staff_phone')
    .values({ partner_id: partnerId, staff_id: staffId, ...row })
    .onConflict((conflict) => conflict.columns(['partner_id', 'staff_id']).doUpdateSet(row))
    .execute()
}
