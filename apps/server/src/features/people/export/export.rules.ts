import {
  exportDays,
  maxExportDays,
  type ExportState,
} from '@mallard/contract/people/export/export.codes'
import { beijingDateTime, day, type Instant } from '@mallard/kernel'
import type { ExportKind, Key } from './export-kind.ts'

/** How far an export is written: which of its stores is being read, and after which of its rows. */
export interface Mark {
  readonly store: number
  readonly after: Key | null
}

export const beginning: Mark = { store: 0, after: null }

/** Where to go on after a batch; undefined: everything is written. */
export function markAfter({ store }: Mark, next: Key | null, stores: number): Mark | undefined {
  if (next !== null) return { store, after: next }
  return store + 1 < stores ? { store: store + 1, after: null } : undefined
}

export interface Period {
  readonly from: string | undefined
  readonly until: string | undefined
}

const startOf = (date: string): Instant => Date.parse(`${date}T00:00:00+08:00`)

/** What is wrong with the days that were asked for; undefined: nothing. */
export function periodProblem(
  { hasPeriod }: Pick<ExportKind, 'hasPeriod'>,
  { from, until }: Period,
  now: Instant,
): string | undefined {
  if (!hasPeriod) return from || until ? '日期' : undefined
  if (!from || !until || until < from || until > beijingDateTime(now).slice(0, 10)) return '日期'
  const days = (startOf(until) - startOf(from)) / day + 1
  return days > maxExportDays ? '日期' : undefined
}

/**
 * From the first moment of the first day to the end of the last one, and no later than it was asked
 * for: what happens while the file is written stands in none.
 */
export function momentsOf(
  from: string | null,
  until: string | null,
  askedAt: Date,
): { readonly from: Date; readonly until: Date } {
  const now = askedAt.getTime() + 1
  if (from === null || until === null) return { from: new Date(0), until: new Date(now) }
  return {
    from: new Date(startOf(from)),
    until: new Date(Math.min(startOf(until) + day, now)),
  }
}

/** The chosen columns that there are, in the order of the kind. */
export const columnsOf = ({ columns }: Pick<ExportKind, 'columns'>, chosen: readonly string[]) =>
  columns.flatMap(({ code }) => (chosen.includes(code) ? [code] : []))

export const hasPersonal = ({ columns }: Pick<ExportKind, 'columns'>, chosen: readonly string[]) =>
  columns.some(({ code, isPersonal }) => isPersonal === true && chosen.includes(code))

/** States in which something is still to be done. */
export const openStates: readonly ExportState[] = ['waiting', 'writing']

/** When a file that is done now is deleted. */
export const expiryOf = (now: Instant): Instant => now + exportDays * day

/** How many times as long as it works an export rests: where nobody else has work, and how much more else. */
const minRests = 4
const moreRests = 16
/** Should a clock jump. */
const longestRest = 5_000

/**
 * Milliseconds in which an export does nothing after it has worked for so many, where `busy` of the
 * thread's time, 0 to 1, goes to others.
 */
export const restAfter = (worked: number, busy: number): number =>
  Math.min(Math.round(Math.max(worked, 0) * (minRests + moreRests * busy)), longestRest)

/** Milliseconds until a part is tried again that failed so often; undefined: it is given up. */
export function pauseAfter(failures: number): number | undefined {
  return failures >= 6 ? undefined : 5_000 * 2 ** failures
}
