import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  createReadStream,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { lockFolder } from '#platform/db/folder-lock.ts'
import { codeFolder } from '#platform/kept-code.ts'
import { indexFolder } from '#platform/list-index/index-file.ts'
import { closeToOthers } from '#platform/private-folder.ts'

/** Where the shop keeps its things: the settings of the same names. */
export interface Shop {
  readonly databaseUrl?: string | undefined
  readonly dataDir: string
}

interface Manifest {
  readonly database: 'postgres' | 'embedded'
  readonly savedAt: string
  /** SHA-256 of PostgreSQL's dump; the embedded database is checked by its own start. */
  readonly dump?: string
}

/** What keeps a backup from being made or used, in words. */
export class BackupRefused extends Error {
  override readonly name = 'BackupRefused'
}

const embedded = 'database'
/**
 * Left out: list indexes, which are written during the copy and rebuilt from the database, and V8's
 * code cache, which fits one machine only.
 */
const isKept = (name: string) => name !== indexFolder && name !== codeFolder

/**
 * Saves the shop into a folder that must not exist yet; the folder appears atomically. PostgreSQL is
 * dumped from one snapshot while the shop runs, and the files are copied after it, so that every
 * file that the dump refers to is included. The embedded database is copied while it is closed.
 */
export async function save(shop: Shop, target: string): Promise<void> {
  if (existsSync(target))
    throw new BackupRefused(`${target} exists: name a new folder for this backup.`)
  const draft = `${target}.part`
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { recursive: true, mode: 0o700 })
  const savedAt = new Date().toISOString()
  let manifest: Manifest = { database: 'embedded', savedAt }
  if (shop.databaseUrl) {
    const dump = join(draft, 'database.dump')
    command('pg_dump', [
      '--format=custom',
      '--no-owner',
      '--no-privileges',
      `--file=${dump}`,
      shop.databaseUrl,
    ])
    manifest = { database: 'postgres', savedAt, dump: await hashOf(dump) }
    copyFiles(shop.dataDir, join(draft, 'data'), (name) => name !== embedded && isKept(name))
  } else {
    if (!existsSync(join(shop.dataDir, embedded)))
      throw new BackupRefused(`${shop.dataDir} holds no embedded database.`)
    // Refuses while a shop has it open, and keeps one from starting in the meantime.
    const release = lockFolder(join(shop.dataDir, embedded))
    try {
      copyFiles(shop.dataDir, join(draft, 'data'), isKept)
    } finally {
      release()
    }
  }
  writeFileSync(join(draft, 'manifest.json'), `${JSON.stringify(manifest, undefined, 2)}\n`)
  // What was open to others in the shop's folder is copied so.
  closeToOthers(draft)
  renameSync(draft, target)
}

/**
 * Puts a backup where there is nothing yet: an empty database, and a data folder that is empty or
 * absent.
 */
export async function restore(shop: Shop, source: string): Promise<void> {
  const file = join(source, 'manifest.json')
  if (!existsSync(file)) throw new BackupRefused(`${source} is no backup: it has no manifest.json.`)
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest
  const wanted = shop.databaseUrl ? 'postgres' : 'embedded'
  if (manifest.database !== wanted)
    throw new BackupRefused(
      `This is a backup of ${manifest.database === 'postgres' ? 'PostgreSQL: set DATABASE_URL' : 'the embedded database: leave DATABASE_URL out'}.`,
    )
  if (existsSync(shop.dataDir) && readdirSync(shop.dataDir).length > 0)
    throw new BackupRefused(`${shop.dataDir} is not empty: a backup overwrites nothing.`)
  if (shop.databaseUrl) {
    const dump = join(source, 'database.dump')
    if ((await hashOf(dump)) !== manifest.dump)
      throw new BackupRefused(`${dump} is not what was saved: its checksum differs.`)
    if (
      command('psql', [
        '--no-psqlrc',
        '-Atc',
        "select count(*) from pg_tables where schemaname = 'public'",
        shop.databaseUrl,
      ]).trim() !== '0'
    )
      throw new BackupRefused(
        'The database has tables already: a backup overwrites nothing. Create an empty one and name it in DATABASE_URL.',
      )
    command('pg_restore', [
      '--no-owner',
      '--no-privileges',
      '--exit-on-error',
      '--single-transaction',
      `--dbname=${shop.databaseUrl}`,
      dump,
    ])
    // Without figures of its tables the database would choose bad plans for a while.
    command('psql', ['--no-psqlrc', '-qc', 'analyze', shop.databaseUrl])
  }
  copyFiles(join(source, 'data'), shop.dataDir, () => true)
  for (const name of readdirSync(shop.dataDir)) closeToOthers(join(shop.dataDir, name))
}

/** Copies files without lock files: a lock belongs to a process, not to the data. */
function copyFiles(from: string, to: string, wants: (name: string) => boolean): void {
  mkdirSync(to, { recursive: true, mode: 0o700 })
  if (!existsSync(from)) return
  for (const name of readdirSync(from).filter(wants)) {
    cpSync(join(from, name), join(to, name), {
      recursive: true,
      preserveTimestamps: true,
      filter: (path) => !/mallard\.lock/.test(path),
    })
  }
}

function command(name: string, args: readonly string[]): string {
  const { error, status, stdout, stderr } = spawnSync(name, args, {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  if (error)
    throw new BackupRefused(
      `${name} could not be run (${error.message}): install PostgreSQL's client programs, of the server's version or newer.`,
    )
  if (status !== 0) throw new BackupRefused(`${name} failed: ${stderr.trim().slice(0, 2000)}`)
  return stdout
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}
