import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

/** Where the system does not tell when a living process began. */
export const unknownStart = 'unknown'

/** When a process began, as a text to compare; undefined when no such process lives. */
export function startTimeOf(pid: number): string | undefined {
  if (process.platform === 'linux') return linuxStart(pid)
  try {
    process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM' ? unknownStart : undefined
  }
  if (process.platform === 'win32') return unknownStart
  return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], {
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C' },
  }).trim()
}

function linuxStart(pid: number): string | undefined {
  const file = `/proc/${pid}/stat`
  if (!existsSync(file)) return undefined
  // The second field, the command in brackets, may hold blanks and brackets itself: count from its
  // end.
  const fields = readFileSync(file, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  if (fields[0] === 'Z') return undefined
  // Ticks since the machine's start mean something only together with which start that was.
  return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}:${fields[19]}`
}
