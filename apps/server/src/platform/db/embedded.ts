import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { Kysely, PostgresDialect } from 'kysely'
import { builtWorker } from '../built-worker.ts'
import type { Database, Log } from './database.ts'
import { openDurable } from './durable-folder.ts'
import { embeddedEngine } from './embedded-engine.ts'
import { embeddedPool } from './embedded-pool.ts'
import { ownThread, sameThread, type EmbeddedServer } from './embedded-thread.ts'
import { lockFolder } from './folder-lock.ts'
import { MemoryFolder, pgliteProgram, type FileTree } from './memory-folder.ts'
import { repeatOutdated } from './repeat-outdated.ts'
import type { Tables } from './tables.ts'

/** Opens the embedded database in a folder of its own: alone, and durable at each commit. */
export async function openEmbedded(
  folder: string,
  log: Log,
  worker = builtWorker('embedded'),
): Promise<Database> {
  mkdirSync(folder, { recursive: true })
  const release = lockFolder(folder)
  try {
    const files = join(folder, 'files')
    if (!existsSync(join(files, 'PG_VERSION')))
      log.info({ folder }, 'making the embedded database, which takes some seconds')
    const server = worker
      ? await ownThread(worker, files, log)
      : sameThread(await openDurable(files))
    return wrap(server, release)
  } catch (error) {
    release()
    throw error
  }
}

/**
 * An embedded database that is gone when it closes, for tests; `template` is another one's folder.
 */
export async function openInMemory(template?: FileTree): Promise<Database> {
  const folder = new MemoryFolder(template)
  const pglite = new PGlite({
    fs: folder,
    pgliteWasmModule: await pgliteProgram(),
    // Each opening fills the buffers and a new log with zeros, and copies the logs that are kept to
    // be written again: by default these take longer than all else.
    startParams: [
      ...PGlite.defaultStartParams,
      ...['-c', 'shared_buffers=8MB'],
      ...['-c', 'wal_init_zero=off'],
      ...['-c', 'wal_recycle=off'],
    ],
  })
  await pglite.waitReady
  const database = wrap(sameThread(pglite), () => {})
  filesOf.set(database, () => folder.files())
  return database
}

/** All files of an in-memory database, to open others from. */
export const filesOf = new WeakMap<Database, () => FileTree>()

function wrap(server: EmbeddedServer, release: () => void): Database {
  const pool = repeatOutdated(
    embeddedPool({
      run: embeddedEngine(server.exchange),
      close: async () => {
        await server.close()
        release()
      },
    }),
  )
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  const close = async () => {
    await kysely.destroy()
    // Kysely ends a pool only once it has used it.
    await pool.end()
  }
  return { kind: 'embedded', kysely, hasEnded: server.hasEnded, close }
}
