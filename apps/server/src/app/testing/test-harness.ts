import { createHash } from 'node:crypto'
import { databaseHarness } from '@mallard/testing/database'
import { sql } from 'kysely'
import { type Database, openDatabase } from '#platform/db/database.ts'
import { filesOf, openInMemory } from '#platform/db/embedded.ts'
import type { FileTree } from '#platform/db/memory-folder.ts'
import { hashOf, migrate } from '#platform/db/migrate.ts'
import { runScript } from '#platform/db/script.ts'
import { silentLog } from '#platform/log.ts'
import { migrations } from '../migrations.ts'

/**
 * What a copy would have to read for nothing: databases that nobody opens, the log, and whatever
 * it has to go through before it opens.
 */
const slim = [
  'update pg_database set datistemplate = false',
  'drop database if exists template0',
  'drop database if exists template1',
  'select pg_switch_wal()',
  'checkpoint',
]

/** Test databases with all of the shop's tables. */
export const { kind, testDatabase, filledDatabase, testDatabaseUrl, raceTest } = databaseHarness<
  Database,
  FileTree
>({
  openInMemory,
  dump: async (database) => {
    const files = filesOf.get(database)
    if (!files) throw new Error('Only a database in memory can be dumped.')
    for (const text of slim) await runScript(database.kysely, text)
    return files()
  },
  openPostgres: (url) => openDatabase({ databaseUrl: url, dataDir: '', log: silentLog }),
  migrate: async (database) => {
    await migrate(database, migrations, silentLog)
  },
  run: (database, text) => runScript(database.kysely, text),
  names: async (database, start) => {
    const { rows } = await sql<{ name: string }>`
        select datname as name from pg_database where starts_with(datname, ${start})`.execute(
      database.kysely,
    )
    return rows.map(({ name }) => name)
  },
  fingerprint: createHash('sha256')
    .update(migrations.map(hashOf).join())
    .digest('hex')
    .slice(0, 16),
})
