import { CalendarDay } from '@mallard/contract/fields'
import { plainCode, type Instant } from '@mallard/kernel'

export type Cells = readonly (readonly (string | number)[])[]

/** Heads and numbers have blanks and a ' before them as spreadsheets write them. */
export const bare = (cell: string | number | undefined): string =>
  plainCode(String(cell ?? '')).replaceAll(/\s/g, '')

const pad = (digits: string) => digits.padStart(2, '0')

/** Days from the beginning of a spreadsheet's calendar to that of ours. */
const sheetEpoch = 25_569
const dayLength = 86_400_000

/** The day that a cell means, `1990-05-01`: as people write it, or as a spreadsheet counts days. */
export function dayIn(cell: string | number | undefined): string | undefined {
  const text = String(cell ?? '').trim()
  const serial = /^\d{4,5}(\.\d+)?$/.test(text) ? Number(text) : undefined
  if (serial !== undefined && serial > 366)
    return real(new Date((Math.floor(serial) - sheetEpoch) * dayLength).toISOString().slice(0, 10))
  const match =
    /^(\d{4})(\d{2})(\d{2})$/.exec(text) ??
    /^(\d{4})\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})\s*日?/.exec(text)
  const [, year = '', month = '', date = ''] = match ?? []
  return match ? real(`${year}-${pad(month)}-${pad(date)}`) : undefined
}

const real = (day: string) => (CalendarDay.safeParse(day).success ? day : undefined)

/** The moment in Beijing that a cell means: a day, with a time or without. */
export function momentIn(cell: string | number | undefined): Instant | undefined {
  const day = dayIn(cell)
  if (day === undefined) return undefined
  const text = String(cell ?? '').trim()
  const [, hours, minutes, seconds = '0'] = /(\d{1,2}):(\d{2})(?::(\d{2}))?/.exec(text) ?? []
  if (hours === undefined || minutes === undefined) return Date.parse(`${day}T00:00:00+08:00`)
  const at = Date.parse(`${day}T${pad(hours)}:${minutes}:${pad(seconds)}+08:00`)
  return Number.isNaN(at) ? undefined : at
}

/** Yuan as people type them, in fen: with commas between thousands, with a sign of money or without. */
export function fenIn(cell: string | number | undefined): number | undefined {
  const text = bare(cell).replaceAll(',', '')
  const match = /^[¥￥]?(\d{1,9})(?:\.(\d{1,2})0*)?元?$/.exec(text)
  if (!match) return undefined
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
}

/** Where the columns stand, by their names in any order; undefined when a needed one is missing. */
export function columnsIn<Column extends string>(
  heads: readonly (string | number)[],
  names: Readonly<Record<Column, readonly string[]>>,
  needed: readonly NoInfer<Column>[],
): Readonly<Record<Column, number>> | undefined {
  const known = heads.map((head) => bare(head).toLowerCase())
  const places = Object.fromEntries(
    (Object.keys(names) as Column[]).map((column) => [
      column,
      known.findIndex((head) => names[column].some((name) => bare(name).toLowerCase() === head)),
    ]),
  ) as Record<Column, number>
  return needed.every((column) => places[column] >= 0) ? places : undefined
}
