import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database, Db, Log } from './database.ts'
import { runScript } from './script.ts'

/** One step forward. Its number orders it among all, for example `0030-cart`; its text never changes once released. */
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

/** Brings a database forward to the last migration; returns the ids that ran. All or none. */
export async function migrate(database: Database, migrations: readonly Migration[], log: Log): Promise<string[]> {
  checkOrder(migrations)
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
    const missing = migrations.slice(applied.length)
    for (const [index, migration] of missing.entries()) await apply(trx, migration, applied.length + index + 1)
    if (missing.length) log.info({ migrations: missing.map((migration) => migration.id) }, 'migrated the database')
    return missing.map((migration) => migration.id)
  })
}

/** Whether exactly these migrations have run, for the readiness check. */
export async function isMigrated(database: Database, migrations: readonly Migration[]): Promise<boolean> {
  const applied = await appliedTo(database.kysely)
  return applied.length === migrations.length && migrations.every((migration, index) => applied[index]?.id === migration.id)
}

async function appliedTo(db: Db): Promise<Applied[]> {
  const { rows } = await sql<Applied>`select id, hash from migration order by place`.execute(db)
  return rows
}

async function apply(trx: Db, migration: Migration, place: number): Promise<void> {
  try {
    await runScript(trx, migration.sql)
  } catch (error) {
    throw new MigrationRefused(`Migration ${migration.id} failed and nothing was changed: ${(error as Error).message}`, { cause: error })
  }
  await sql`insert into migration (place, id, hash) values (${place}, ${migration.id}, ${hashOf(migration)})`.execute(trx)
}

function checkOrder(migrations: readonly Migration[]): void {
  let last = -1
  for (const { id } of migrations) {
    if (!/^\d{4}-[a-z0-9-]+$/.test(id)) throw new MigrationRefused(`Migration "${id}": an id is four digits and a name, for example 0030-cart.`)
    const number = Number(id.slice(0, 4))
    if (number <= last) throw new MigrationRefused(`Migration "${id}" is out of order: its number must be greater than ${last}.`)
    last = number
  }
}

function checkHistory(applied: readonly Applied[], migrations: readonly Migration[]): void {
  applied.forEach(({ id, hash }, index) => {
    const known = migrations[index]
    if (!known) {
      throw new MigrationRefused(
        `The database has migration ${id}, which this version does not know: a newer Mallard has used it. Start that version or restore a backup.`,
      )
    }
    if (known.id !== id)
      throw new MigrationRefused(`The database ran ${id} where this version has ${known.id}: their histories differ. Start the version that made the database.`)
    if (hashOf(known) !== hash) {
      throw new MigrationRefused(`Migration ${id} was altered after it ran on this database. Undo the edit and write a new migration instead.`)
    }
  })
}
