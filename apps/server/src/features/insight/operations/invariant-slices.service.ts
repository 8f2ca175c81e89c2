import { hour, minute, second, type Instant } from '@mallard/kernel'
import { questionOf, type Invariant, type InvariantSubject } from '#platform/db/invariants.ts'
import type { Services } from '#platform/services.ts'
import {
  changesAfter,
  countKeys,
  endRound,
  keysAfter,
  keysPart,
  lastOf,
  readBreaches,
  readMark,
  writeBreaches,
  writeMark,
} from './invariant-marks.repo.ts'
import { askInvariant } from './operations.repo.ts'
import type { Found } from './operations.tables.ts'

export interface Pace {
  /** Keys of one question. */
  readonly atOnce: number
  /** Rows of a log that are read at once. */
  readonly logRows: number
  /**
   * Rows before the mark that are read again: a row may be committed after one with a higher
   * number.
   */
  readonly reread: number
  /** Milliseconds in which a round comes to every row; a run each hour does its part. */
  readonly round: number
}

export const usualPace: Pace = { atOnce: 1_000, logRows: 20_000, reread: 1_000, round: 22 * hour }

/** Breaches of an invariant that are kept in mind; who mends them sees the next ones. */
const maxBreaches = 200
/** Milliseconds for a question about some keys, and for all of a run. */
const limits = { each: minute, all: 30 * minute, least: second }

type Asking = Pick<Services, 'db' | 'clock' | 'log'>

/**
 * Asks the invariants that can be asked in slices: of what logs say was changed since the last run,
 * of the next part of everything, and of what broke them before. One that finds nothing has still
 * asked each row within a round.
 */
export async function askSlices(
  services: Asking,
  {
    invariants,
    subjects,
  }: {
    readonly invariants: readonly Invariant[]
    readonly subjects: Readonly<Record<string, InvariantSubject>>
  },
  pace: Pace,
  note: (found: Found) => Promise<void>,
): Promise<void> {
  const end = services.clock.now() + limits.all
  for (const [name, subject] of Object.entries(subjects)) {
    const asked = invariants
      .filter((invariant) => invariant.subject === name)
      .map((invariant) => sliceOf(services, subject, invariant, end))
    for (const slice of asked) await slice.again()
    const ask = async (keys: readonly string[]) => {
      for (let from = 0; from < keys.length; from += pace.atOnce)
        for (const slice of asked) await slice.ask(keys.slice(from, from + pace.atOnce))
    }
    const isOver = () => services.clock.now() >= end
    for (const [log, leads] of Object.entries(subject.logs))
      await askChanges(services, { name, log, leads }, pace, ask, isOver)
    await askRound(services, name, subject, pace, ask, isOver)
    for (const slice of asked) await note(await slice.end())
  }
}

type Ask = (keys: readonly string[]) => Promise<void>

async function askChanges(
  { db }: Asking,
  { name, log, leads }: { readonly name: string; readonly log: string; readonly leads: string },
  { logRows, reread }: Pace,
  ask: Ask,
  isOver: () => boolean,
): Promise<void> {
  const keep = (place: number) =>
    writeMark(db, name, log, { place: String(place), beganAt: null, done: 0, total: 0 })
  const mark = await readMark(db, name, log)
  // The first time: what was there before is the round's.
  if (!mark) return keep(await lastOf(db, log))
  let place = Math.max(0, Number(mark.place) - reread)
  while (!isOver()) {
    const { keys, last, hasMore } = await changesAfter(db, leads, log, place, logRows)
    if (last === undefined) return
    await ask(keys)
    place = last
    await keep(Math.max(place, Number(mark.place)))
    if (!hasMore) return
  }
}

/** Goes on with a round so far that it ends in time, by one question at least. */
async function askRound(
  { db, clock }: Asking,
  name: string,
  subject: InvariantSubject,
  pace: Pace,
  ask: Ask,
  isOver: () => boolean,
): Promise<void> {
  const now = clock.now()
  const standing = await readMark(db, name, '')
  let mark = standing ?? {
    place: '',
    beganAt: new Date(now),
    done: 0,
    total: await countKeys(db, subject),
  }
  const due = (mark.total * (now - (mark.beganAt?.getTime() ?? now) + hour)) / pace.round
  do {
    const keys = await keysAfter(db, subject, mark.place, pace.atOnce)
    await ask(keys)
    if (keys.length < pace.atOnce) return endRound(db, name)
    mark = { ...mark, place: keys.at(-1)!, done: mark.done + keys.length }
    await writeMark(db, name, '', mark)
  } while (mark.done < due && !isOver())
}

interface Slice {
  /** Asks those that were known to break it. */
  again(): Promise<void>
  ask: Ask
  /** What breaks it now; kept for the next time. */
  end(): Promise<Found>
}

/** One invariant, asked of one slice of its subject after another. */
function sliceOf(
  { db, clock, log }: Asking,
  subject: InvariantSubject,
  invariant: Invariant,
  end: Instant,
): Slice {
  const broken = new Set<string>()
  let fault: string | undefined
  const found = (keys: readonly string[]) => {
    const left = Math.max(limits.least, end - clock.now())
    return askInvariant(
      db,
      invariant.name,
      questionOf(invariant, keysPart(subject, keys)),
      Math.min(limits.each, left),
    )
  }

  /** Halves what is broken until it is single keys, as many as are kept. */
  async function narrow(keys: readonly string[]): Promise<void> {
    if (broken.size >= maxBreaches || keys.length === 0 || (await found(keys)).total === 0) return
    if (keys.length === 1) return void broken.add(keys[0]!)
    const middle = Math.ceil(keys.length / 2)
    await narrow(keys.slice(0, middle))
    await narrow(keys.slice(middle))
  }

  /** One that fails takes none of the others along. */
  async function safely<T>(run: () => Promise<T>): Promise<T | undefined> {
    try {
      return await run()
    } catch (error) {
      log.error(
        { err: error, invariant: invariant.name },
        'an invariant could not be asked to the end',
      )
      fault = error instanceof Error ? error.message : String(error)
      return undefined
    }
  }

  return {
    again: () => safely(async () => narrow(await readBreaches(db, invariant.name))),
    ask: (keys) => safely(() => narrow(keys.filter((key) => !broken.has(key)))),
    end: async () => {
      const keys = [...broken]
      // What could not be asked is not known to be mended.
      if (fault === undefined) await writeBreaches(db, invariant.name, keys, clock.now())
      const answer = keys.length > 0 ? await safely(() => found(keys)) : undefined
      return (
        answer ?? {
          name: invariant.name,
          total: 0,
          rows: [],
          ...(fault !== undefined && { fault }),
        }
      )
    },
  }
}
