import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { Kysely, PostgresDialect } from 'kysely'
import { DurableFolder, durableStart } from './durable-folder.ts'
import { embeddedEngine } from './embedded-engine.ts'
import { embeddedPool } from './embedded-pool.ts'
import { lockFolder } from './folder-lock.ts'
import type { Database, Log } from './database.ts'
import type { Tables } from './tables.ts'

/** Opens the embedded database in a folder of its own: alone, and durable at each commit. */
export async function openEmbedded(folder: string, log: Log): Promise<Database> {
  mkdirSync(folder, { recursive: true })
  const release = lockFolder(folder)
  try {
    const files = join(folder, 'files')
    const isNew = !existsSync(join(files, 'PG_VERSION'))
    if (isNew) log.info({ folder }, 'making the embedded database, which takes some seconds')
    const pglite = new PGlite({ fs: new DurableFolder(files), startParams: durableStart })
    await pglite.waitReady
    return wrap(pglite, release)
  } catch (error) {
    release()
    throw error
  }
}

export async function openInMemory(template?: Blob): Promise<Database> {
  const pglite = new PGlite({ dataDir: 'memory://', ...(template ? { loadDataDir: template } : {}) })
  await pglite.waitReady
  return wrap(pglite, () => {})
}

/** The whole folder of an in-memory database, to open others from. */
export const folderOf = new WeakMap<Database, () => Promise<Blob>>()

function wrap(pglite: PGlite, release: () => void): Database {
  const run = embeddedEngine(pglite)
  const pool = embeddedPool({
    run: async (sql, parameters) => run(sql, parameters),
    close: async () => {
      await pglite.close()
      release()
    },
  })
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  const close = async () => {
    await kysely.destroy()
    // Kysely ends a pool only once it has used it.
    await pool.end()
  }
  const database: Database = { kind: 'embedded', kysely, close }
  folderOf.set(database, () => pglite.dumpDataDir('none'))
  return database
}
