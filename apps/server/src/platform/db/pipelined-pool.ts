import { setTimeout as sleep } from 'node:timers/promises'
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'
import { type Answer, nameOf } from './answer.ts'
import { type KnownStatements, PreparedQuery } from './prepared-query.ts'
import type { Breaker } from './breaker.ts'
import { isReadOnly } from './database-away.ts'
import { inTime, statementTime, timeSetBy } from './query-time.ts'
import { opensTransaction } from './repeat-outdated.ts'
import { databaseErrorCode } from './retry.ts'
import { isScript } from './script.ts'

/** Texts beyond the limit stay unnamed. */
const largestStatementCount = 1000
/** How many statements are on their way on one connection at most. */
const depth = 4
/**
 * Of the connections, so many may be shared: a transaction finds one of its own however many
 * readings come.
 */
const sharedPart = 0.4
/**
 * Milliseconds that a quick statement takes at most, its turn included, and how often in a row it
 * has to be quick before it shares.
 */
const quick = 100
const provenRuns = 5

/** PostgreSQL has as many connections as it takes. */
const tooMany = '53300'
/** Milliseconds that a call waits for one, and between looks. */
export const connectionPatience = 3_000
const pauseForConnection = 50

/**
 * Words of statements that write, lock, or alter their connection; a name that holds one of them
 * costs no more than a connection.
 */
const doesMore =
  /\b(?:insert|update|delete|merge|share|lock|nextval|setval|set_config|pg_notify|\w*advisory\w*)\b/i

/**
 * Whether a statement only reads: it waits for no other's lock, and leaves nothing behind that a
 * later one would meet.
 */
export function onlyReads(sql: string): boolean {
  return /^\s*(?:select|with)\b/i.test(sql) && !doesMore.test(sql)
}

interface Statement {
  readonly name: string
  readonly onlyReads: boolean
  quickRuns: number
}

interface Shared {
  readonly client: Promise<pg.PoolClient>
  underWay: number
}

type Answered = Answer | pg.QueryResult<Record<string, unknown>>

/** The texts that were seen, each planned once per connection by its server. */
class Statements {
  readonly #bySql = new Map<string, Statement>()

  /** Undefined: it stays unnamed, as there are enough of them or it is a script. */
  of(sql: string): Statement | undefined {
    const existing = this.#bySql.get(sql)
    if (existing) return existing
    if (this.#bySql.size >= largestStatementCount || isScript(sql)) return undefined
    const statement = { name: nameOf(sql), onlyReads: onlyReads(sql), quickRuns: 0 }
    this.#bySql.set(sql, statement)
    return statement
  }

  /** Whether it reads and was quick often enough to share a connection. */
  mayShare(sql: string): boolean {
    const statement = this.#bySql.get(sql)
    return statement !== undefined && statement.onlyReads && statement.quickRuns >= provenRuns
  }
}

/**
 * Waits for a connection of ours while the server has none to spare, and for nothing while it is
 * known to be away.
 */
async function connectTo(pool: pg.Pool, breaker: Breaker): Promise<pg.PoolClient> {
  breaker.admit()
  const began = performance.now()
  for (;;) {
    try {
      return await pool.connect()
    } catch (error) {
      if (databaseErrorCode(error) === tooMany && performance.now() - began < connectionPatience) {
        await sleep(pauseForConnection * (0.5 + Math.random()))
        continue
      }
      breaker.ended(error)
      throw error
    }
  }
}

/** The connections of a pool, and how statements run on them. */
interface Connections {
  readonly statements: Statements
  connect(): Promise<pg.PoolClient>
  /** Returns it to the pool, or ends it where its server takes no writing. */
  readonly release: (client: pg.PoolClient) => void
  run(
    client: pg.PoolClient,
    sql: string,
    values: readonly unknown[],
    time?: number,
  ): Promise<Answered>
  /** Runs on a connection that no other statement uses meanwhile. */
  runAlone(sql: string, values: readonly unknown[]): Promise<Answered>
}

function connectionsOf(pool: pg.Pool, breaker: Breaker, usualTime: number): Connections {
  const statements = new Statements()
  const known = new WeakMap<pg.PoolClient, KnownStatements>()
  /** Connections to a server that takes no writing: another one may be behind the same address. */
  const spent = new WeakSet<pg.PoolClient>()
  const connect = () => connectTo(pool, breaker)
  const release = (client: pg.PoolClient) => client.release(spent.has(client))

  async function run(
    client: pg.PoolClient,
    sql: string,
    values: readonly unknown[],
    time = usualTime,
  ): Promise<Answered> {
    try {
      const answer = await inTime(client, time, send(client, sql, values))
      breaker.ended()
      return answer
    } catch (error) {
      breaker.ended(error)
      if (isReadOnly(error)) spent.add(client)
      throw error
    }
  }

  async function send(
    client: pg.PoolClient,
    sql: string,
    values: readonly unknown[],
  ): Promise<Answered> {
    const statement = statements.of(sql)
    if (!statement) return client.query(sql, [...values])
    const prepared = known.get(client) ?? new Map()
    known.set(client, prepared)
    const began = performance.now()
    try {
      return await client.query(new PreparedQuery(statement.name, sql, values, prepared)).answer
    } finally {
      statement.quickRuns = performance.now() - began <= quick ? statement.quickRuns + 1 : 0
    }
  }

  async function runAlone(sql: string, values: readonly unknown[]): Promise<Answered> {
    const client = await connect()
    return run(client, sql, values).finally(() => release(client))
  }

  return { statements, connect, release, run, runAlone }
}

/** Runs statements that read and are quick, several on one of `maxShared` connections at most. */
function sharing(
  { connect, release, run, runAlone }: Connections,
  maxShared: number,
): (sql: string, values: readonly unknown[]) => Promise<Answered> {
  const shared: Shared[] = []

  /**
   * One connection more while there may be, otherwise the one with the least to do; none if all
   * have enough.
   */
  function connectionToShare(): Shared | undefined {
    if (shared.length < maxShared) {
      const fresh = { client: connect(), underWay: 0 }
      shared.push(fresh)
      return fresh
    }
    let best: Shared | undefined
    for (const each of shared) if (each.underWay < (best?.underWay ?? depth)) best = each
    return best
  }

  /** Returns it to the pool, if it was ever connected; if not, its statements have failed already. */
  function leave(connection: Shared): void {
    shared.splice(shared.indexOf(connection), 1)
    connection.client.then(release, () => {})
  }

  return async (sql, values) => {
    const connection = connectionToShare()
    if (!connection) return runAlone(sql, values)
    connection.underWay += 1
    try {
      return await run(await connection.client, sql, values)
    } finally {
      connection.underWay -= 1
      if (connection.underWay === 0) leave(connection)
    }
  }
}

/**
 * A pool for Kysely that pipelines several reading statements on one connection, and prepares each
 * text once. A statement sent behind one that runs wakes no sleeping process of PostgreSQL
 * (docs/decisions/0033). Not pipelined: transactions; statements that write, since they may wait
 * for a lock or the disk; and texts that are new or were slow, which would block those behind them.
 */
export function pipelinedPool(
  pool: pg.Pool,
  size: number,
  breaker: Breaker,
  usualTime = statementTime,
): PostgresPool {
  const connections = connectionsOf(pool, breaker, usualTime)
  const { statements, connect, release, run, runAlone } = connections
  const runShared = sharing(connections, Math.floor(size * sharedPart))

  /**
   * What Kysely takes for a connection: one in fact from the word with which its driver begins a
   * transaction.
   */
  function lease(): PostgresPoolClient {
    let own: pg.PoolClient | undefined
    let time: number | undefined
    const query = async (sql: string, values: readonly unknown[]): Promise<Answered> => {
      if (opensTransaction(sql)) own ??= await connect()
      time = timeSetBy(sql) ?? time
      if (own) return run(own, sql, values, time)
      return statements.mayShare(sql) ? runShared(sql, values) : runAlone(sql, values)
    }
    return {
      query: query as unknown as PostgresPoolClient['query'],
      release: () => own && release(own),
    }
  }

  return {
    end: async () => {
      if (!pool.ending) await pool.end()
    },
    connect: async () => lease(),
  }
}
