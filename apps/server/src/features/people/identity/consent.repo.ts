import { sql, type Kysely } from 'kysely'
import type { Tables } from '#platform/db/tables.ts'
import './identity.tables.ts'

export interface GivenConsent {
  readonly code: string
  readonly version: string
}

/** Anyone who uses an account accepts these. */
export const neededAgreements: readonly string[] = ['user', 'privacy']

/** Agreements of a partner that a shopper accepts by signing in, in the versions of now. */
export async function agreementsOf(db: Kysely<Tables>, partnerId: number): Promise<GivenConsent[]> {
  return db
    .selectFrom('legal_agreement')
    .where('partner_id', '=', partnerId)
    .where('code', 'in', neededAgreements)
    .select(['code', 'version'])
    .orderBy('code', 'desc')
    .execute()
}

/**
 * Writes down what was agreed to; versions that were never ours are not. The same one again is no
 * new consent.
 */
export async function insertConsents(
  db: Kysely<Tables>,
  partnerId: number,
  memberId: number,
  given: readonly GivenConsent[],
  { host, now }: { host: string; now: Date },
): Promise<void> {
  if (given.length === 0) return
  const known = await agreementsOf(db, partnerId)
  const rows = known.filter((each) =>
    given.some(({ code, version }) => code === each.code && version === each.version),
  )
  if (rows.length === 0) return
  await db
    .insertInto('consent')
    .values(
      rows.map(({ code, version }) => ({
        partner_id: partnerId,
        member_id: memberId,
        code,
        version,
        host,
        agreed_at: now,
        withdrawn_at: null,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['partner_id', 'member_id', 'code', 'version'])
        .where('withdrawn_at', 'is', null)
        .doNothing(),
    )
    .execute()
}

/** How many members accepted each version and have not taken that back. */
export async function acceptedCounts(db: Kysely<Tables>, partnerId: number) {
  return db
    .selectFrom('consent')
    .where('partner_id', '=', partnerId)
    .where('withdrawn_at', 'is', null)
    .groupBy(['code', 'version'])
    .select(({ fn }) => ['code', 'version', fn.count<number>('member_id').distinct().as('members')])
    .execute()
}

/** Everything a member agreed to, the newest first. */
export async function consentsOf(db: Kysely<Tables>, partnerId: number, memberId: number) {
  const rows = await db
    .selectFrom('consent')
    .where('partner_id', '=', partnerId)
    .where('member_id', '=', memberId)
    .select(['id', 'code', 'version', 'host', 'agreed_at', 'withdrawn_at'])
    .orderBy('id', 'desc')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    code: row.code,
    version: row.version,
    host: row.host,
    agreedAt: row.agreed_at,
    withdrawnAt: row.withdrawn_at,
  }))
}

/** Writes down that a member agreed to terms as they stand now; the same ones again is no new consent. */
export async function agreeTo(
  trx: Kysely<Tables>,
  { partnerId, memberId, code }: { partnerId: number; memberId: number; code: string },
  at: Date,
): Promise<void> {
  await sql`
    insert into consent (partner_id, member_id, code, version, host, agreed_at)
    select a.partner_id, ${memberId}, a.code, a.version, 'web', ${at}::timestamptz
    from legal_agreement a
    where a.partner_id = ${partnerId} and a.code = ${code}
    on conflict (partner_id, member_id, code, version) where withdrawn_at is null do nothing`.execute(
    trx,
  )
}
