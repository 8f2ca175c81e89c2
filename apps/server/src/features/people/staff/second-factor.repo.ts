import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import './second-factor.tables.ts'

/** Whose it is. */
export interface FactorOwner {
  readonly partnerId: number
  readonly staffId: number
}

export async function findFactor(db: Db, { partnerId, staffId }: FactorOwner) {
  return db
    .selectFrom('staff_factor')
    .where('partner_id', '=', partnerId)
    .where('staff_id', '=', staffId)
    .select(['secret_sealed as sealed', 'since'])
    .executeTakeFirst()
}

/** Who of a partner has one. */
export async function factorHolders(db: Db, partnerId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('staff_factor')
    .where('partner_id', '=', partnerId)
    .select('staff_id')
    .orderBy('staff_id')
    .execute()
  return rows.map(({ staff_id: id }) => id)
}

/** Sets it, or another in its place; the recovery codes are those given, and no others. */
export async function writeFactor(
  trx: Db,
  { partnerId, staffId }: FactorOwner,
  factor: { sealed: string; step: number; since: Date },
): Promise<void> {
  const row = { secret_sealed: factor.sealed, last_step: factor.step, since: factor.since }
  await trx
    .insertInto('staff_factor')
    .values({ partner_id: partnerId, staff_id: staffId, ...row })
    .onConflict((conflict) => conflict.columns(['partner_id', 'staff_id']).doUpdateSet(row))
    .execute()
}

/** Whether there was one. */
export async function deleteFactor(trx: Db, { partnerId, staffId }: FactorOwner): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('staff_factor')
    .where('partner_id', '=', partnerId)
    .where('staff_id', '=', staffId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Uses the code of a step up: false where it, or a later one, was used already. */
export async function spendStep(
  trx: Db,
  { partnerId, staffId }: FactorOwner,
  step: number,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('staff_factor')
    .set({ last_step: step })
    .where('partner_id', '=', partnerId)
    .where('staff_id', '=', staffId)
    .where('last_step', '<', step)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function writeRecoveryCodes(
  trx: Db,
  { partnerId, staffId }: FactorOwner,
  hashes: readonly string[],
): Promise<void> {
  await trx
    .deleteFrom('staff_recovery_code')
    .where('partner_id', '=', partnerId)
    .where('staff_id', '=', staffId)
    .execute()
  await sql`
    insert into staff_recovery_code (partner_id, staff_id, code_hash)
    select ${partnerId}, ${staffId}, unnest(${[...hashes]}::text[])`.execute(trx)
}

/** Uses a recovery code up: false where there is none such, or it was used already. */
export async function spendRecoveryCode(
  trx: Db,
  { partnerId, staffId }: FactorOwner,
  hash: string,
  at: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('staff_recovery_code')
    .set({ used_at: at })
    .where('partner_id', '=', partnerId)
    .where('staff_id', '=', staffId)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function recoveryCodesLeft(
  db: Db,
  { partnerId, staffId }: FactorOwner,
): Promise<number> {
  const { left } = await db
    .selectFrom('staff_recovery_code')
    .where('partner_id', '=', partnerId)
    .where('staff_id', '=', staffId)
    .where('used_at', 'is', null)
    .select(({ fn }) => fn.countAll<number>().as('left'))
    .executeTakeFirstOrThrow()
  return left
}

/** Of whom a second factor is asked; nobody, where the owner never said. */
export async function findFactorRule(db: Db, partnerId: number) {
  const rule = await db
    .selectFrom('factor_rule')
    .where('partner_id', '=', partnerId)
    .select(['everybody', 'roles', 'version'])
    .executeTakeFirst()
  return rule ?? { everybody: false, roles: [], version: 0 }
}

/** Optimistic lock: false when the version has changed since; 0 is a rule that was never set. */
export async function writeFactorRule(
  trx: Db,
  partnerId: number,
  rule: { everybody: boolean; roles: readonly string[]; version: number },
  at: Date,
): Promise<boolean> {
  const { everybody, version } = rule
  const { rows } =
    version === 0
      ? await sql`
    insert into factor_rule (partner_id, everybody, roles, version, changed_at)
    values (${partnerId}, ${everybody}, ${[...rule.roles]}::text[], 1, ${at})
    on conflict do nothing returning version`.execute(trx)
      : await sql`
    update factor_rule set everybody = ${everybody}, roles = ${[...rule.roles]}::text[],
      version = version + 1, changed_at = ${at}
    where partner_id = ${partnerId} and version = ${version} returning version`.execute(trx)
  return rows.length === 1
}
