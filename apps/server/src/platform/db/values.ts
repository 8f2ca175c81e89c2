import pg from 'pg'

/** PostgreSQL's type numbers that we read otherwise than pg does. */
const type = { int8: 20, date: 1082, int8Array: 1016, dateArray: 1182 }

function wholeNumber(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} does not fit a number exactly`)
  return value
}

const textArray = pg.types.getTypeParser(1009 as number, 'text') as (
  text: string,
) => (string | null)[]

/** How a column's text becomes a value: the same on both databases. */
export function parserOf(typeId: number): (text: string) => unknown {
  // Fen and ids are bigint columns; as numbers they go through JSON as they are.
  if (typeId === type.int8) return wholeNumber
  if (typeId === type.int8Array)
    return (text) => textArray(text).map((item) => (item === null ? null : wholeNumber(item)))
  // A calendar day is no instant: pg would read it in the machine's time zone.
  if (typeId === type.date) return (text) => text
  if (typeId === type.dateArray) return textArray
  return pg.types.getTypeParser(typeId, 'text') as (text: string) => unknown
}

function arrayText(values: readonly unknown[]): string {
  const items = values.map((value) => {
    if (value === null || value === undefined) return 'NULL'
    if (Array.isArray(value)) return arrayText(value)
    return `"${String(parameterText(value)).replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
  })
  return `{${items.join(',')}}`
}

/**
 * A query parameter as PostgreSQL's text: arrays become arrays, other objects JSON (as pg does it).
 */
export function parameterText(value: unknown): string | Uint8Array | null {
  if (value === null || value === undefined) return null
  if (typeof value === 'string') return value
  if (value instanceof Uint8Array) return value
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return arrayText(value)
  if (typeof value === 'object') return JSON.stringify(value)
  return String(value)
}
