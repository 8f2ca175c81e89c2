import { readFileSync } from 'node:fs'

/** The most memory that a process has had, in MiB. */
export const peakMiB = (pid: number) => statusOf(pid, 'VmHWM')

/** The memory that a process has now, in MiB: its own, and what it has read of programs. */
export const residentMiB = (pid: number) => statusOf(pid, 'VmRSS')

function statusOf(pid: number, field: string): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0) / 1024)
}
