import type { States, TransitionTable } from '@mallard/kernel'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from './database.ts'

export interface Broken {
  /**
   * The comment above the statement, for example `I-8 reserved stock is between zero and what is on
   * hand`.
   */
  readonly name: string
  /** The first rows that break it. */
  readonly rows: readonly Record<string, unknown>[]
}

export interface Invariant {
  readonly name: string
  /** Checks all rows. */
  readonly statement: string
  /**
   * The entity that it can be checked for key by key, `order` for example; absent: it only holds over
   * all rows together.
   */
  readonly subject?: string | undefined
}

/** An entity that invariants are checked for key by key. */
export interface InvariantSubject {
  /** Table and column that hold all of its keys; a round scans them in key order. */
  readonly table: string
  readonly column: string
  readonly type: 'bigint' | 'text'
  /** By append-only table (growing ids): the query from its row `l` to the keys that it touches. */
  readonly logs: Readonly<Record<string, string>>
}

/** What must be true of a feature's tables, in the form of `invariants.sql`. */
export interface FeatureInvariants {
  readonly statements: string
  /** Entities that its statements can be checked for key by key, by name. */
  readonly subjects?: Readonly<Record<string, InvariantSubject>>
}

/**
 * The changes that a table of states lists, as rows of SQL: `('pay', 0, 1), …`. `stored` are the
 * states as their column has them; without it they stand there by their names.
 */
export function changeRows(
  { table }: Pick<States<TransitionTable>, 'table'>,
  stored?: Readonly<Record<string, number>>,
): string {
  const value = (state: string) => stored?.[state]?.toString() ?? `'${state}'`
  return Object.entries(table)
    .flatMap(([from, events]) =>
      Object.entries(events).map(([event, to]) => `('${event}', ${value(from)}, ${value(to)})`),
    )
    .join(', ')
}

// The comment `each order: o.id = any($keys)` before a `true` is what narrows a statement to some
// of its subject.
const narrowing = /\/\* each (\w+): (.+?) \*\/ true/g

/** Reads a file of `-- name` lines, each followed by one query that must find nothing. */
export function readInvariants(text: string): Invariant[] {
  return text
    .split(/^-- /m)
    .slice(1)
    .map((part) => {
      const [name = '', ...lines] = part.split('\n')
      const statement = lines.join('\n').trim().replace(/;$/, '')
      const [subject, ...others] = new Set(
        [...statement.matchAll(narrowing)].map(([, found]) => found),
      )
      if (others.length > 0)
        throw new Error(`${name} is narrowed to ${subject} and to ${others.join(', ')}`)
      return { name: name.trim(), statement, subject }
    })
    .filter(({ statement }) => statement !== '')
}

/**
 * The query of an invariant, of all rows or of these keys of its subject alone (a part such as
 * `${ids}::bigint[]`).
 */
export function questionOf(
  { statement }: Invariant,
  keys?: RawBuilder<unknown>,
): RawBuilder<unknown> {
  if (!keys) return sql.raw(statement)
  const parts = statement.replaceAll(narrowing, '($2)').split('$keys')
  return sql.join(
    parts.map((part) => sql.raw(part)),
    keys,
  )
}

/** Runs every invariant; an empty answer means that the books agree. */
export async function brokenInvariants(
  db: Db,
  invariants: readonly Invariant[],
): Promise<Broken[]> {
  const broken: Broken[] = []
  for (const invariant of invariants) {
    const { rows } = await sql<
      Record<string, unknown>
    >`select * from (${questionOf(invariant)}) as found limit 20`.execute(db)
    if (rows.length) broken.push({ name: invariant.name, rows })
  }
  return broken
}
