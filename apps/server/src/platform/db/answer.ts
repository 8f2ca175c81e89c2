import { createHash } from 'node:crypto'
import { parserOf } from './values.ts'

/** What a statement answered, as both databases give it to Kysely. */
export interface Answer {
  /** The first word of the command's tag: SELECT, INSERT … */
  readonly command: string
  /** Rows read or changed. */
  readonly rowCount: number
  readonly rows: Record<string, unknown>[]
}

export interface Column {
  readonly name: string
  readonly parse: (text: string) => unknown
}

/** A prepared statement is named after its text. */
export function nameOf(sql: string): string {
  return `m${createHash('sha1').update(sql).digest('base64url').slice(0, 16)}`
}

export function columnsOf(
  fields: readonly { readonly name: string; readonly dataTypeID: number }[],
): readonly Column[] {
  return fields.map(({ name, dataTypeID }) => ({ name, parse: parserOf(dataTypeID) }))
}

export function readRow(
  columns: readonly Column[],
  texts: readonly (string | null)[],
): Record<string, unknown> {
  const row: Record<string, unknown> = {}
  for (const [index, { name, parse }] of columns.entries()) {
    const text = texts[index] ?? null
    row[name] = text === null ? null : parse(text)
  }
  return row
}

/** A tag ends in the number of rows, where it has one: `INSERT 0 1`, `SELECT 3`, `BEGIN`. */
export function answerOf(tag: string, rows: Record<string, unknown>[]): Answer {
  const [command = '', ...counts] = tag.split(' ')
  return { command, rowCount: Number(counts.at(-1) ?? 0), rows }
}
