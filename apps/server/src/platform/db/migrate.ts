import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database, Db, Log } from './database.ts'
import { runScript } from './script.ts'

/**
 * One step forward, for example `0030-cart`. A new database runs all of them in the order of their
 * ids. An id is unique, its number need not be: branches that were made at once may both take the
 * next one. The text never changes once released.
 */
export interface Migration {
  readonly id: string
  readonly sql: string
}

export class MigrationRefused extends Error {
  override readonly name = 'MigrationRefused'
}

interface Applied {
  readonly id: string
  readonly hash: string
}

export function hashOf(migration: Migration): string {
  return createHash('sha256').update(migration.sql).digest('hex')
}

/** Migrations of several features in the order in which they run. */
export function inOrder(migrations: readonly Migration[]): Migration[] {
  return migrations.toSorted((one, other) => (one.id < other.id ? -1 : 1))
}

/**
 * Brings a database forward by every migration that it lacks; returns the ids that ran. All or
 * none.
 */
export async function migrate(
  database: Database,
  migrations: readonly Migration[],
  log: Log,
): Promise<string[]> {
  checkIds(migrations)
  return database.kysely.transaction().execute(async (trx) => {
    // A first start of several processes at once: one migrates, the others wait and find it done.
    await sql`set local lock_timeout = '120s'`.execute(trx)
    await sql`set local statement_timeout = 0`.execute(trx)
    await sql`select pg_advisory_xact_lock(77415041)`.execute(trx)
    await runScript(
      trx,
      'create table if not exists migration (place int primary key, id text not null unique, hash text not null, applied_at timestamptz not null default now())',
    )
    const applied = await appliedTo(trx)
    checkHistory(applied, migrations)
    const done = new Set(applied.map(({ id }) => id))
    const missing = inOrder(migrations).filter(({ id }) => !done.has(id))
    for (const [index, migration] of missing.entries())
      await apply(trx, migration, applied.length + index + 1)
    if (missing.length)
      log.info({ migrations: missing.map((migration) => migration.id) }, 'migrated the database')
    return missing.map((migration) => migration.id)
  })
}

/**
 * Whether all of these migrations have run, for the readiness check. A newer version may have run
 * more: this one goes on beside it until it is replaced.
 */
export async function isMigrated(
  database: Database,
  migrations: readonly Migration[],
): Promise<boolean> {
  const applied = new Set((await appliedTo(database.kysely)).map(({ id }) => id))
  return migrations.every(({ id }) => applied.has(id))
}

async function appliedTo(db: Db): Promise<Applied[]> {
  const { rows } = await sql<Applied>`select id, hash from migration order by place`.execute(db)
  return rows
}

async function apply(trx: Db, migration: Migration, place: number): Promise<void> {
  try {
    await runScript(trx, migration.sql)
  } catch (error) {
    throw new MigrationRefused(
      `Migration ${migration.id} failed and nothing was changed: ${(error as Error).message}`,
      { cause: error },
    )
  }
  await sql`
    insert into migration (place, id, hash)
    values (${place}, ${migration.id}, ${hashOf(migration)})`.execute(trx)
}

function checkIds(migrations: readonly Migration[]): void {
  const known = new Set<string>()
  for (const { id } of migrations) {
    if (!/^\d{4}-[a-z0-9-]+$/.test(id)) {
      throw new MigrationRefused(
        `Migration "${id}": an id is four digits and a name, for example 0030-cart.`,
      )
    }
    if (known.has(id))
      throw new MigrationRefused(`Migration "${id}" is there twice: its name must be its own.`)
    known.add(id)
  }
}

/**
 * What ran and is known must be unchanged; it may have run in another order, as branches came
 * together. What is not known is a newer version's, which only adds: this version runs beside it,
 * unless it would migrate as well.
 */
function checkHistory(applied: readonly Applied[], migrations: readonly Migration[]): void {
  const known = new Map(migrations.map((migration) => [migration.id, migration]))
  const altered = applied.find(({ id, hash }) => {
    const migration = known.get(id)
    return migration && hashOf(migration) !== hash
  })
  if (altered)
    throw new MigrationRefused(
      `Migration ${altered.id} was altered after it ran on this database. Undo the edit and write a new migration instead.`,
    )
  const newer = applied.find(({ id }) => !known.has(id))
  const done = new Set(applied.map(({ id }) => id))
  const lacking = migrations.find(({ id }) => !done.has(id))
  if (newer && lacking)
    throw new MigrationRefused(
      `The database has migration ${newer.id}, which this version does not know, and lacks ${lacking.id}: ` +
        'another Mallard has used it. Start that version or restore a backup.',
    )
}
