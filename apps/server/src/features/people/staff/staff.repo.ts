import type { AuditAction, AuditObject } from '@mallard/contract/people/staff/audit.codes'
import type { Scope } from '@mallard/kernel'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { OtherPassword } from '#platform/password.ts'
import { escaped, findInLog, type LogInput } from './log.repo.ts'
import './role.tables.ts'
import './second-factor.tables.ts'
import './staff.tables.ts'
import type { Changes } from './staff.tables.ts'

export async function findByLogin(db: Db, login: string) {
  return db
    .selectFrom('staff')
    .where('login', '=', login)
    .where('active', '=', true)
    .select(['id', 'partner_id', 'login', 'name', 'password_hash as hash'])
    .executeTakeFirst()
}

export async function findStaffById(db: Db, id: number) {
  return db
    .selectFrom('staff')
    .where('id', '=', id)
    .where('active', '=', true)
    .select(['id', 'partner_id', 'login', 'name', 'password_hash as hash'])
    .executeTakeFirst()
}

export async function rolesOf(
  db: Db,
  staffId: number,
): Promise<{ role: string; store_id: number | null; rights: string[] | null }[]> {
  return db
    .selectFrom('staff_role as r')
    .leftJoin('own_role as o', (join) =>
      join.onRef('o.partner_id', '=', 'r.partner_id').onRef('o.id', '=', 'r.own_role_id'),
    )
    .where('r.staff_id', '=', staffId)
    .select(['r.role', 'r.store_id', 'o.rights'])
    .execute()
}

/** What somebody of the staff must do before anything else is answered. */
export type Debt = 'password' | 'factor'

/** That of the person whom a query calls p. */
const owed = sql<Debt | null>`
  case when p.password_given then 'password'
    when exists (select from factor_rule f where f.partner_id = p.partner_id and (f.everybody
        or exists (select from staff_role r where r.staff_id = p.id and r.role = any(f.roles))))
      and not exists (select from staff_factor f
        where f.partner_id = p.partner_id and f.staff_id = p.id) then 'factor'
  end`

export async function findDebt(db: Db, staffId: number): Promise<Debt | null> {
  const { rows } = await sql<{ owes: Debt | null }>`
    select ${owed} as owes from staff p where p.id = ${staffId}`.execute(db)
  return rows[0]?.owes ?? null
}

/** The person behind a live token, with the roles held in this scope. */
export async function findStaffSession(db: Db, tokenHash: string, scope: Scope, now: Date) {
  const found = await sql<{
    session_id: number
    id: number
    partner_id: number
    name: string
    xsrf: string
    roles: string[]
    roles_everywhere: string[]
    own: string[]
    own_everywhere: string[]
    owes: Debt | null
  }>`
    select s.id as session_id, p.id, p.partner_id, p.name, s.xsrf,
      coalesce((select array_agg(distinct r.role) from staff_role r
        where r.staff_id = p.id and r.partner_id = ${scope.partnerId}
          and (r.store_id is null or r.store_id = ${scope.storeId})),
          '{}') as roles,
          coalesce((select array_agg(distinct r.role) from staff_role r
        where r.staff_id = p.id and r.partner_id = ${scope.partnerId} and r.store_id is null),
          '{}') as roles_everywhere,
      coalesce((select array_agg(distinct x.value) from staff_role r
          join own_role o on o.partner_id = r.partner_id and o.id = r.own_role_id
          cross join unnest(o.rights) as x (value)
        where r.staff_id = p.id and r.partner_id = ${scope.partnerId}
          and (r.store_id is null or r.store_id = ${scope.storeId})), '{}') as own,
      coalesce((select array_agg(distinct x.value) from staff_role r
          join own_role o on o.partner_id = r.partner_id and o.id = r.own_role_id
          cross join unnest(o.rights) as x (value)
        where r.staff_id = p.id and r.partner_id = ${scope.partnerId} and r.store_id is null),
          '{}') as own_everywhere,
      ${owed} as owes
    from staff_session s join staff p on p.id = s.staff_id
    where s.token_hash = ${tokenHash} and s.revoked_at is null and s.expires_at > ${now}::timestamptz
      and p.active`.execute(db)
  return found.rows[0]
}

export async function isStaffOf(db: Db, partnerId: number, id: number): Promise<boolean> {
  const found = await db
    .selectFrom('staff')
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .select('id')
    .executeTakeFirst()
  return found !== undefined
}

/** `isGiven`: by somebody else; without it that stays as it is. */
export async function setPassword(
  db: Db,
  staffId: number,
  passwordHash: string,
  isGiven?: boolean,
): Promise<void> {
  await db
    .updateTable('staff')
    .set({
      password_hash: passwordHash,
      ...(isGiven !== undefined && { password_given: isGiven }),
    })
    .where('id', '=', staffId)
    .execute()
}

/** Locks the password of an account until the transaction ends; throws when its hash has changed or the account is inactive. */
export async function holdPassword(trx: Db, staffId: number, hash: string): Promise<void> {
  const held = await trx
    .selectFrom('staff')
    .where('id', '=', staffId)
    .where('active', '=', true)
    .where('password_hash', '=', hash)
    .select('id')
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!held) throw new OtherPassword()
}

export async function listStaff(db: Db, partnerId: number) {
  const found = await sql<{
    id: number
    login: string
    name: string
    active: boolean
    roles: { role: string; storeId: number | null }[]
  }>`
    select s.id, s.login, s.name, s.active,
      coalesce((select json_agg(json_build_object('role', r.role, 'storeId', r.store_id)
        order by r.role, r.store_id)
      from staff_role r where r.staff_id = s.id), '[]') as roles
    from staff s where s.partner_id = ${partnerId} order by s.id`.execute(db)
  return found.rows
}

/**
 * Held until the end of the transaction: who owns a brand is changed by one person after another.
 */
export async function lockOwners(trx: Db, partnerId: number): Promise<void> {
  await sql`select id from staff where partner_id = ${partnerId} order by id for no key update`.execute(
    trx,
  )
}

/** Whether somebody who may sign in owns all stores of a brand. */
export async function hasOwner(db: Db, partnerId: number): Promise<boolean> {
  const { rows } = await sql`
    select from staff s join staff_role r on r.staff_id = s.id and r.partner_id = s.partner_id
    where s.partner_id = ${partnerId} and s.active and r.role = 'owner' and r.store_id is null
    limit 1`.execute(db)
  return rows.length > 0
}

export interface StaffChange {
  login: string
  name: string
  active: boolean
  passwordHash: string | undefined
  /** That password is given by somebody else, and is to be changed at the first sign-in. */
  isGiven?: boolean
  roles: readonly { role: string; storeId: number | null }[]
}

/**
 * Adds a person (id undefined; a password is needed) or changes one of this partner; the id, or
 * undefined when there is none such.
 */
export async function saveStaff(
  trx: Db,
  partnerId: number,
  id: number | undefined,
  change: StaffChange,
  now: Date,
): Promise<number | undefined> {
  const { login, name, active, passwordHash, isGiven = false } = change
  const password = passwordHash ? { password_hash: passwordHash, password_given: isGiven } : {}
  const saved =
    id === undefined
      ? await trx
          .insertInto('staff')
          .values({
            partner_id: partnerId,
            login,
            name,
            active,
            password_hash: '',
            ...password,
            created_at: now,
          })
          .returning('id')
          .executeTakeFirst()
      : await trx
          .updateTable('staff')
          .set({ login, name, active, ...password })
          .where('partner_id', '=', partnerId)
          .where('id', '=', id)
          .returning('id')
          .executeTakeFirst()
  if (!saved) return undefined
  await trx.deleteFrom('staff_role').where('staff_id', '=', saved.id).execute()
  await trx
    .insertInto('staff_role')
    .values(
      change.roles.map(({ role, storeId }) => ({
        partner_id: partnerId,
        staff_id: saved.id,
        store_id: storeId,
        role,
      })),
    )
    // A role that is named twice is held once.
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return saved.id
}

export interface AuditRow {
  partnerId: number
  storeId: number | null
  /** Nobody of the back office: at the machine itself. */
  staffId: number | null
  staffName: string
  action: AuditAction
  object: AuditObject
  changes: Changes
  ip: string
  at: Date
}

export async function insertAudit(trx: Db, row: AuditRow): Promise<void> {
  await trx
    .insertInto('audit_log')
    .values({
      partner_id: row.partnerId,
      store_id: row.storeId,
      staff_id: row.staffId,
      staff_name: row.staffName,
      action: row.action,
      object: row.object,
      changes: JSON.stringify(row.changes),
      ip: row.ip,
      at: row.at,
    })
    .execute()
}

export interface AuditInput extends LogInput {
  readonly action?: string | undefined
}

interface AuditLine {
  id: number
  at: Date
  staff_name: string
  action: string
  object: string
  changes: Changes
  ip: string
}

const auditLog = {
  table: 'audit_log',
  at: 'at',
  columns: sql`id, at, staff_name, action, object, changes, ip`,
} as const

export async function findAudit(
  db: Db,
  { action, ...input }: AuditInput,
  offset: number,
  limit: number,
) {
  const also = action
    ? [action.endsWith('.') ? sql`action like ${`${escaped(action)}%`}` : sql`action = ${action}`]
    : []
  return findInLog<AuditLine>(db, auditLog, input, also, offset, limit)
}
