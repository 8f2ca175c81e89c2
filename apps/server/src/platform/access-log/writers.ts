import { appendFile, mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { beijingDateTime, day, type Clock, type Instant } from '@mallard/kernel'
import type { Logger } from 'pino'
import { networkLogDays } from '../db/sweep.ts'

/** Writes whole lines; fails when it cannot. */
export type LineWriter = (text: string) => Promise<void>

export function stdoutWriter(): LineWriter {
  // The write reports a closed pipe as well; without a listener the event would end the process.
  process.stdout.on('error', () => undefined)
  return (text) =>
    new Promise((resolve, reject) => {
      process.stdout.write(text, (error) => (error ? reject(error) : resolve()))
    })
}

/** `access-2026-01-15.jsonl`: one file for a day of Beijing. */
const fileOf = (at: Instant) => `access-${beijingDateTime(at).slice(0, 10)}.jsonl`
const isOurs = (name: string) => /^access-\d{4}-\d{2}-\d{2}\.jsonl$/.test(name)

/**
 * Appends to the file of the day, which processes may share: each write is whole lines at the end
 * of the file. With a new day the files go that are older than `networkLogDays`.
 */
export function folderWriter(
  folder: string,
  { clock, log }: { readonly clock: Clock; readonly log: Pick<Logger, 'warn'> },
): LineWriter {
  let opened = ''
  return async (text) => {
    const now = clock.now()
    const file = fileOf(now)
    if (file !== opened) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await removeBefore(folder, fileOf(now - networkLogDays * day)).catch((error: unknown) =>
        log.warn({ err: error, folder }, 'old files of the access log could not be removed'),
      )
    }
    // Until it is written, the folder may have gone.
    opened = ''
    await appendFile(join(folder, file), text, { mode: 0o600 })
    opened = file
  }
}

async function removeBefore(folder: string, oldest: string): Promise<void> {
  for (const name of await readdir(folder))
    if (isOurs(name) && name < oldest) await rm(join(folder, name), { force: true })
}
