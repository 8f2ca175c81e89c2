import { type CompiledQuery, PostgresDriver, sql, type DatabaseConnection } from 'kysely'
import { vi } from 'vitest'
import type { Db } from '#platform/db/database.ts'
import { parameterText } from '#platform/db/values.ts'

interface Statement {
  readonly text: string
  readonly values: readonly unknown[]
  /** Of the first row that came, once one has. */
  columns?: readonly string[]
}

const watched = new WeakSet<DatabaseConnection>()

/** Notes every statement that the server sends from now on, with its values. */
export function watchStatements(): Statement[] {
  const sent: Statement[] = []
  const { acquireConnection } = PostgresDriver.prototype
  vi.spyOn(PostgresDriver.prototype, 'acquireConnection').mockImplementation(async function (
    this: PostgresDriver,
  ) {
    const connection = await acquireConnection.call(this)
    if (!watched.has(connection)) {
      watched.add(connection)
      const execute = connection.executeQuery.bind(connection)
      connection.executeQuery = async <R>(query: CompiledQuery) => {
        const statement: Statement = { text: query.sql, values: query.parameters }
        sent.push(statement)
        const answer = await execute<R>(query)
        statement.columns = Object.keys(answer.rows[0] ?? {})
        return answer
      }
    }
    return connection
  })
  return sent
}

/** One table as a plan reads it. */
interface Scan {
  readonly table: string
  /** `Index Scan` and so on. */
  readonly how: string
  /**
   * Rows that were read in vain, in all rounds together: thrown away, or more than a limit of the
   * statement lets through.
   */
  readonly rows: number
  /** All rows that were read, in all rounds together. */
  readonly read: number
}

interface PlanNode {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly 'Rows Removed by Filter'?: number
  readonly 'Rows Removed by Index Recheck'?: number
  readonly Plans?: readonly PlanNode[]
}

/** These take all that is below them before they give anything. */
const takesAll = /^(Sort|Hash|Aggregate|Group|Materialize|SetOp|Unique|BitmapOr|BitmapAnd)$/

/** Fills tables, however long that takes: statements of the server itself end after some seconds. */
export function filling<T>(db: Db, work: (trx: Db) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = 0`.execute(trx)
    return work(trx)
  })
}

/** Makes PostgreSQL plan as if each table of some size had so many times its rows. */
export async function planAsIfLarger(db: Db, times: number): Promise<void> {
  await sql`update pg_class set reltuples = reltuples * ${times} where reltuples > 500 and relnamespace = 'public'::regnamespace`.execute(
    db,
  )
}

class Undone extends Error {}

/**
 * What PostgreSQL reads for a statement that has been run often, so that it may have one plan for
 * all values. What the statement writes is taken back.
 */
export async function scansOf(db: Db, { text, values }: Statement): Promise<Scan[]> {
  const given = values.map((value) => {
    const written = parameterText(value)
    return written === null ? 'null' : `'${String(written).replaceAll("'", "''")}'`
  })
  const run = `execute read_probe${given.length > 0 ? `(${given.join(', ')})` : ''}`
  let scans: Scan[] = []
  // A connection of one's own is a transaction's: what is prepared stays on it.
  const explained = db.transaction().execute(async (one) => {
    const raw = <Row>(statement: string) => sql.raw<Row>(statement).execute(one)
    await raw(`prepare read_probe as ${text}`)
    try {
      for (let runs = 0; runs < 5; runs += 1) await raw(`explain ${run}`)
      const { rows } = await raw<{ 'QUERY PLAN': readonly { Plan: PlanNode }[] }>(
        `explain (analyze, timing off, format json) ${run}`,
      )
      scans = rows[0]!['QUERY PLAN'].flatMap(({ Plan: plan }) => scansBelow(plan, false))
    } finally {
      await raw('deallocate read_probe')
    }
    throw new Undone()
  })
  await explained.catch((error: unknown) => {
    if (!(error instanceof Undone)) throw error
  })
  return scans
}

function scansBelow(node: PlanNode, isLimited: boolean): Scan[] {
  const kind = node['Node Type']
  const below = (node.Plans ?? []).flatMap((child) =>
    scansBelow(child, kind === 'Limit' || (isLimited && !takesAll.test(kind))),
  )
  const table = node['Relation Name']
  if (table === undefined || !kind.endsWith('Scan')) return below
  const inVain =
    (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)
  return [
    ...below,
    {
      table,
      how: kind,
      rows: (inVain + (isLimited ? 0 : node['Actual Rows'])) * node['Actual Loops'],
      read: (inVain + node['Actual Rows']) * node['Actual Loops'],
    },
  ]
}
