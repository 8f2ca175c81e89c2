import { mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import module from 'node:module'
import { join } from 'node:path'

/** Below the data folder. */
export const codeFolder = 'code'

/** What Node has from 22.8 and 22.10 on. */
interface Keeping {
  enableCompileCache?(folder: string): unknown
  flushCompileCache?(): void
}

const keeping = module as object as Keeping

/**
 * Lets V8 keep what it makes of the code that is imported from now on, in `code` of the data folder,
 * for the next start: reading the code anew takes longer than anything else of a start. A folder for
 * each build, so that none grows. Where it does not work, the code is read anew.
 */
export function keepCode(dataDir: string, dist: string): void {
  if (!keeping.enableCompileCache) return
  const folder = join(dataDir, codeFolder)
  try {
    const build = readFileSync(join(dist, 'build.json'), 'utf8')
    const { sources } = JSON.parse(build) as { sources: string }
    const own = sources.slice(0, 16)
    // Closed to others from the start, and so is a data folder that is made by it.
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    keeping.enableCompileCache(join(folder, own))
    for (const name of readdirSync(folder))
      if (name !== own) rmSync(join(folder, name), { recursive: true, force: true })
  } catch {
    // A folder that cannot be written: the start itself says so.
  }
}

/** Writes it down now: a process that is killed writes nothing. */
export function writeKeptCode(): void {
  keeping.flushCompileCache?.()
}
