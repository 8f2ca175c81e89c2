import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import type { Log } from './db/database.ts'

/**
 * What the shop keeps in its data folder. An operator may have put it among other things, which are
 * not ours to close.
 */
const own = [
  'database',
  'uploads',
  'pictures',
  'sandbox',
  'code',
  'secret.key',
  'demo-logins.json',
  'first-logins.json',
]

const [folderMode, fileMode, ofOthers] = [0o700, 0o600, 0o077]

/** The data folder cannot be used: which one, and why. */
export class DataFolderUnusable extends Error {
  override readonly name = 'DataFolderUnusable'
  constructor(folder: string, reason: unknown) {
    const text = reason instanceof Error ? reason.message : String(reason)
    super(
      `The data folder ${folder} (DATA_DIR) cannot be written: ${text}. Free space or give this user the right, or set DATA_DIR to another folder.`,
      {
        cause: reason,
      },
    )
  }
}

/**
 * Makes the data folder this user's alone, and everything that this process writes from now on:
 * phones, addresses, pictures and secrets lie in it. What an earlier version left open to others is
 * closed. Throws DataFolderUnusable.
 */
export function openPrivately(folder: string, log: Pick<Log, 'warn'>): void {
  process.umask(ofOthers)
  try {
    mkdirSync(folder, { recursive: true, mode: folderMode })
    tryWriting(folder)
  } catch (error) {
    throw new DataFolderUnusable(folder, error)
  }
  // Nobody else gets into a folder that is closed: what is in it need not be looked through at
  // every start.
  if (!isOpen(folder)) return
  try {
    for (const name of own) closeToOthers(join(folder, name))
    if (readdirSync(folder).every((name) => own.includes(name))) chmodSync(folder, folderMode)
  } catch (error) {
    log.warn(
      { folder, err: error },
      'the data folder is open to other users of this machine, and could not be closed',
    )
  }
}

/** A file or a folder with all that is in it, for its owner alone. Links are left as they are. */
export function closeToOthers(path: string): void {
  if (!existsSync(path)) return
  if (statSync(path).isDirectory()) {
    for (const entry of readdirSync(path, { withFileTypes: true }))
      if (!entry.isSymbolicLink()) closeToOthers(join(path, entry.name))
  }
  // Last, so that a start that was interrupted begins again.
  if (isOpen(path)) chmodSync(path, statSync(path).isDirectory() ? folderMode : fileMode)
}

const isOpen = (path: string) => (statSync(path).mode & ofOthers) !== 0

/** A full disk tells no name when a file is written to; here it is known. */
function tryWriting(folder: string): void {
  const probe = join(folder, `probe.${process.pid}`)
  try {
    writeFileSync(probe, Buffer.alloc(64 * 1024), { mode: fileMode, flush: true })
  } finally {
    rmSync(probe, { force: true })
  }
}
