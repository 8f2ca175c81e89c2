import {
  addDays,
  daysIn,
  dayOf,
  partsOf,
  spanOf,
  weekdayOf,
  type Day,
} from '../date-picker/dates.ts'

/** Nothing, one day, or the first and the last of a range. */
export type Choice = readonly [] | readonly [Day] | readonly [first: Day, last: Day]

export interface ChoiceRules {
  kind: 'single' | 'range'
  /** Most days of a range, both ends counted. */
  maxRange?: number | undefined
}

/**
 * What is chosen once this day is taken; undefined when the range would be too long (specification
 * §5).
 */
export function choose(
  value: Choice,
  day: Day,
  { kind, maxRange }: ChoiceRules,
): Choice | undefined {
  if (kind === 'single') return [day]
  const [first, last] = value
  if (first === undefined || last !== undefined || day < first) return [day]
  if (maxRange !== undefined && spanOf(first, day) > maxRange) return undefined
  return [first, day]
}

export type Mark = 'first' | 'last' | 'only' | 'between' | undefined

/** What a day is in the choice. */
export function markOf(value: Choice, day: Day): Mark {
  const [first, last] = value
  if (day === first) return last === undefined || last === first ? 'only' : 'first'
  if (day === last) return 'last'
  return first !== undefined && last !== undefined && day > first && day < last
    ? 'between'
    : undefined
}

/** The weeks of a month, Sunday first; undefined where another month's days would stand. */
export function weeksOf(year: number, month: number): (Day | undefined)[][] {
  const lead = weekdayOf(dayOf(year, month, 1))
  const days: (Day | undefined)[] = Array.from({ length: lead }, () => undefined)
  for (let date = 1; date <= daysIn(year, month); date += 1) days.push(dayOf(year, month, date))
  while (days.length % 7 !== 0) days.push(undefined)
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7))
}

export function monthOf(day: Day): { year: number; month: number } {
  const { year, month } = partsOf(day) ?? { year: 1970, month: 1 }
  return { year, month }
}

/** Where a key leads from this day: days, weeks, the ends of the week. Months are the caller's. */
export function stepOf(key: string, day: Day): Day | undefined {
  const weekday = weekdayOf(day)
  const count = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -7,
    ArrowDown: 7,
    Home: -weekday,
    End: 6 - weekday,
  }[key]
  return count === undefined ? undefined : addDays(day, count)
}
