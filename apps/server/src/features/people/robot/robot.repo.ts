import type { AlertKind } from '@mallard/contract/people/alert/alert.codes'
import type { RobotKind } from '@mallard/contract/people/robot/robot.codes'
import type { Scope } from '@mallard/kernel'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { ofStore } from '#platform/db/of-store.ts'
import type { Item } from './robot.rules.ts'
import './robot.tables.ts'

export interface RobotRow extends Scope {
  readonly id: number
  readonly kind: RobotKind
  readonly name: string
  readonly address: string
  readonly secret: string
  readonly addressEnd: string
  readonly alertKinds: AlertKind[]
  readonly hasDigest: boolean
  readonly isEnglish: boolean
  readonly isOn: boolean
  /** Told of what concerns no one store as well. */
  readonly isWide: boolean
  readonly version: number
  readonly lastAt: Date | null
  readonly nextAt: Date | null
  readonly failures: number
  readonly failingSince: Date | null
  readonly faultReason: string
  readonly faultSaid: string
}

const columns = sql`r.id, r.partner_id as "partnerId", r.store_id as "storeId", r.kind, r.name, r.address,
  r.secret, r.address_end as "addressEnd", r.alert_kinds as "alertKinds", r.has_digest as "hasDigest",
  r.is_english as "isEnglish", r.is_on as "isOn",
  r.is_wide as "isWide", r.version, r.last_at as "lastAt",
  r.next_at as "nextAt", r.failures,
  r.failing_since as "failingSince", r.fault_reason as "faultReason", r.fault_said as "faultSaid"`

/** The robots of a store, with how much waits for each. */
export async function listRobots(
  db: Db,
  scope: Scope,
): Promise<(RobotRow & { readonly waiting: number })[]> {
  const { rows } = await sql<RobotRow & { waiting: number }>`
    select ${columns}, (select count(*)::int from robot_item i where i.robot_id = r.id) as waiting
    from robot r where ${ofStore('r', scope)} order by r.id`.execute(db)
  return rows
}

/** One robot of a store; locked where `isLocked`. */
export async function findRobot(
  db: Db,
  scope: Scope,
  id: number,
  isLocked = false,
): Promise<RobotRow | undefined> {
  const { rows } = await sql<RobotRow>`
    select ${columns} from robot r where ${ofStore('r', scope)} and r.id = ${id}::bigint
    ${isLocked ? sql`for update` : sql``}`.execute(db)
  return rows[0]
}

export type RobotSetup = Pick<
  RobotRow,
  | 'kind'
  | 'name'
  | 'address'
  | 'secret'
  | 'addressEnd'
  | 'alertKinds'
  | 'hasDigest'
  | 'isEnglish'
  | 'isOn'
  | 'isWide'
>

const written = (setup: RobotSetup) => ({
  kind: setup.kind,
  name: setup.name,
  address: setup.address,
  secret: setup.secret,
  address_end: setup.addressEnd,
  alert_kinds: [...setup.alertKinds],
  has_digest: setup.hasDigest,
  is_english: setup.isEnglish,
  is_on: setup.isOn,
  is_wide: setup.isWide,
})

export async function insertRobot(
  trx: Db,
  { partnerId, storeId }: Scope,
  setup: RobotSetup,
  at: Date,
): Promise<number> {
  const { id } = await trx
    .insertInto('robot')
    .values({ partner_id: partnerId, store_id: storeId, created_at: at, ...written(setup) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A changed robot begins anew: what went wrong before says nothing of it. */
export async function updateRobot(trx: Db, id: number, setup: RobotSetup): Promise<void> {
  await trx
    .updateTable('robot')
    .set({
      ...written(setup),
      version: sql`version + 1`,
      next_at: null,
      failures: 0,
      failing_since: null,
      fault_reason: '',
      fault_said: '',
    })
    .where('id', '=', id)
    .execute()
}

/** The store's robots, held until the transaction ends: two that add one come one after the other. */
export async function lockRobots(trx: Db, { partnerId, storeId }: Scope): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext(${`robots ${partnerId}-${storeId}`}))`.execute(
    trx,
  )
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from robot r where ${ofStore('r', { partnerId, storeId })}`.execute(
    trx,
  )
  return rows[0]?.count ?? 0
}

export async function deleteRobot(trx: Db, scope: Scope, id: number): Promise<void> {
  await sql`delete from robot r where ${ofStore('r', scope)} and r.id = ${id}::bigint`.execute(trx)
}

/** What is to be told: an alert of a store, or of no one store. */
export interface NewItem {
  readonly partnerId: number
  readonly storeId: number | null
  readonly kind: string
  readonly ref: string
  readonly text: string
  readonly textEn: string
  readonly at: Date
}

/**
 * Puts items before every robot that wants them; the robots, each once. What concerns no one store
 * goes to those that are told of it.
 */
export async function queueItems(
  trx: Db,
  items: readonly NewItem[],
): Promise<(Scope & { id: number })[]> {
  const rows = items.map((item) => ({ ...item, at: item.at.toISOString() }))
  const { rows: robots } = await sql<Scope & { id: number }>`
    with given as (
      select * from rows
      from (jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as ("partnerId" int, "storeId" int, kind text,
        ref text, text text, "textEn" text, at timestamptz))
        with ordinality as g ("partnerId", "storeId", kind, ref, text, "textEn", at, place)
    ), queued as (
      insert into robot_item (partner_id, robot_id, kind, ref, text, at)
      select r.partner_id, r.id, g.kind, g.ref, case when r.is_english then g."textEn" else g.text end, g.at
      from given g join robot r on r.partner_id = g."partnerId" and r.is_on
        and (r.store_id = g."storeId" or (g."storeId" is null and r.is_wide))
        and g.kind = any(r.alert_kinds)
      order by g.place, r.id
      returning robot_id
    )
    select r.id, r.partner_id as "partnerId", r.store_id as "storeId" from robot r
    where r.id in (select robot_id from queued) order by r.id`.execute(trx)
  return robots
}

/** What waits for a robot, the oldest first; what was tried and not taken comes by itself. */
export async function waitingItems(db: Db, robotId: number, limit: number): Promise<Item[]> {
  const { rows } = await sql<Item>`
    select i.id, i.kind, i.ref, i.text, i.at from robot_item i
    where i.robot_id = ${robotId}::bigint
      and i.batch is not distinct from
        (select min(t.batch) from robot_item t where t.robot_id = ${robotId}::bigint)
    order by i.id limit ${limit}`.execute(db)
  return rows
}

/** These go as one message, now and whenever it is tried again. */
export async function bindBatch(trx: Db, ids: readonly number[]): Promise<void> {
  await sql`
    update robot_item set batch = ${ids[0]}::bigint
    where id = any(${ids}::bigint[]) and batch is null`.execute(trx)
}

/** The message was taken: its items are told. */
export async function noteSent(
  trx: Db,
  robotId: number,
  ids: readonly number[],
  { at, nextAt }: { at: Date; nextAt: Date },
): Promise<void> {
  await sql`
    delete from robot_item where robot_id = ${robotId}::bigint and id = any(${ids}::bigint[])`.execute(
    trx,
  )
  await sql`
    update robot set last_at = ${at}::timestamptz, next_at = ${nextAt}::timestamptz, failures = 0,
      failing_since = null, fault_reason = '', fault_said = ''
    where id = ${robotId}::bigint`.execute(trx)
}

/** It was not taken: why, and when it is tried again. */
export async function noteFault(
  db: Db,
  robotId: number,
  { reason, said }: { reason: string; said: string },
  { at, nextAt }: { at: Date; nextAt: Date },
): Promise<void> {
  await sql`
    update robot set failures = failures + 1, failing_since = coalesce(failing_since, ${at}::timestamptz),
      next_at = ${nextAt}::timestamptz, fault_reason = ${reason}, fault_said = ${said}
    where id = ${robotId}::bigint`.execute(db)
}
