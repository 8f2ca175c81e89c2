import { sql } from 'kysely'
import type { Db } from './database.ts'

export interface Broken {
  /** The comment above the statement, for example `I-8 reserved stock is between zero and what is on hand`. */
  readonly name: string
  /** The first rows that break it. */
  readonly rows: readonly Record<string, unknown>[]
}

export interface Invariant {
  readonly name: string
  readonly statement: string
}

/** Reads a file of `-- name` lines, each followed by one query that must find nothing. */
export function readInvariants(text: string): Invariant[] {
  return text
    .split(/^-- /m)
    .slice(1)
    .map((part) => {
      const [name = '', ...lines] = part.split('\n')
      return { name: name.trim(), statement: lines.join('\n').trim().replace(/;$/, '') }
    })
    .filter(({ statement }) => statement !== '')
}

/** Runs every invariant; an empty answer means that the books agree. */
export async function brokenInvariants(db: Db, invariants: readonly Invariant[]): Promise<Broken[]> {
  const broken: Broken[] = []
  for (const { name, statement } of invariants) {
    const { rows } = await sql<Record<string, unknown>>`select * from (${sql.raw(statement)}) as found limit 20`.execute(db)
    if (rows.length) broken.push({ name, rows })
  }
  return broken
}
