import {
  closeSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { startTimeOf, unknownStart } from './process-start.ts'

/**
 * Who holds a data folder. The start time tells a living holder from another process that got its
 * pid later.
 */
interface Holder {
  readonly pid: number
  readonly startedAt: string
  readonly host: string
}

export class FolderHeld extends Error {
  constructor(folder: string, holder: { readonly pid: number; readonly host: string }) {
    const where = holder.host === hostname() ? '' : ` on ${holder.host}`
    super(
      `The data folder ${folder} is in use by process ${holder.pid}${where}. Two processes on one folder would destroy its data. ` +
        `Stop that process, or set DATA_DIR to another folder, or set DATABASE_URL to share a PostgreSQL database.`,
    )
    this.name = 'FolderHeld'
  }
}

const beatMs = 5_000
const silentMs = 4 * beatMs

/**
 * Takes a folder for this process alone and returns the release. Throws FolderHeld when a living
 * process has it; a lock that a killed process left behind is taken over.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'mallard.lock')
  const own: Holder = {
    pid: process.pid,
    startedAt: startTimeOf(process.pid) ?? unknownStart,
    host: hostname(),
  }
  const draft = `${file}.${own.host}.${own.pid}`
  writeFileSync(draft, JSON.stringify(own))
  try {
    for (let attempt = 0; attempt < 20; attempt += 1) {
      if (place(draft, file)) return holdUntilReleased(file, own)
      removeIfDead(folder, file)
    }
    throw new Error(`The lock ${file} changes hands too fast; start again.`)
  } finally {
    rmSync(draft, { force: true })
  }
}

/** A hard link is created atomically, so that no process reads a half-written lock file. */
function place(draft: string, file: string): boolean {
  try {
    linkSync(draft, file)
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    return placeWithoutLinks(draft, file)
  }
}

/** Some file systems (exFAT, network shares) have no links. */
function placeWithoutLinks(draft: string, file: string): boolean {
  try {
    const handle = openSync(file, 'wx')
    writeSync(handle, readFileSync(draft))
    closeSync(handle)
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  }
}

function removeIfDead(folder: string, file: string): void {
  const holder = readHolder(file) ?? readHolderLater(file)
  if (holder && isAlive(holder, file)) throw new FolderHeld(folder, holder)
  // Of several that find the same dead holder, one at a time may remove its lock, and only while it
  // is still that one.
  const claim = `${file}.claim`
  if (!tryClaim(claim)) return
  try {
    const again = readHolder(file)
    if (again?.pid === holder?.pid && again?.startedAt === holder?.startedAt)
      rmSync(file, { force: true })
  } finally {
    unlinkSync(claim)
  }
}

function tryClaim(claim: string): boolean {
  try {
    closeSync(openSync(claim, 'wx'))
    return true
  } catch {
    // Left by a process that died in the middle of a takeover, which takes no time.
    if (silence(claim) > silentMs) rmSync(claim, { force: true })
    pause(50)
    return false
  }
}

function isAlive(holder: Holder, file: string): boolean {
  // Another machine's or container's processes cannot be seen from here: its lock is alive while it
  // beats.
  if (holder.host !== hostname()) return silence(file) < silentMs
  const startedAt = startTimeOf(holder.pid)
  if (startedAt === undefined) return false
  return startedAt === holder.startedAt || startedAt === unknownStart
}

function holdUntilReleased(file: string, own: Holder): () => void {
  const beat = setInterval(() => {
    const now = new Date()
    try {
      utimesSync(file, now, now)
    } catch {
      // The folder was removed under us: nothing is left to protect.
    }
  }, beatMs)
  beat.unref()
  return () => {
    clearInterval(beat)
    const holder = readHolder(file)
    if (holder?.pid === own.pid && holder.startedAt === own.startedAt) rmSync(file, { force: true })
  }
}

function readHolder(file: string): Holder | undefined {
  try {
    const holder = JSON.parse(readFileSync(file, 'utf8')) as Holder
    return Number.isInteger(holder.pid) ? holder : undefined
  } catch {
    return undefined
  }
}

/** Without links, a lock may be read in the moment before it is written. */
function readHolderLater(file: string): Holder | undefined {
  pause(200)
  return readHolder(file)
}

function silence(file: string): number {
  const stat = statSync(file, { throwIfNoEntry: false })
  return stat ? Date.now() - stat.mtimeMs : 0
}

function pause(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)
}

function codeOf(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException).code
}
