import { Kysely, type PostgresPool, type PostgresPoolClient, PostgresDialect } from 'kysely'
import pg from 'pg'
import { nameOf } from './answer.ts'
import type { Database, Log } from './database.ts'
import { type KnownStatements, PreparedQuery } from './prepared-query.ts'
import { isScript } from './script.ts'
import type { Tables } from './tables.ts'
import { parserOf } from './values.ts'

/** The database that `DATABASE_URL` names cannot be used: which one, and why, without the password. */
export class DatabaseUnusable extends Error {
  override readonly name = 'DatabaseUnusable'
  constructor(url: string, reason: unknown) {
    const { host, pathname, searchParams } = new URL(url)
    super(`The database of DATABASE_URL (${searchParams.get('host') ?? host}${pathname}) cannot be used: ${reasonOf(reason)}`, { cause: reason })
  }
}

/** A name with several addresses fails with an error for each, and no message of its own. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ')
  return error instanceof Error ? error.message : String(error)
}

const largestStatementCount = 1000

/** Names for prepared statements: a server plans each text once per connection. Texts beyond the limit stay unnamed. */
function statementNames(): (sql: string) => string | undefined {
  const names = new Map<string, string>()
  return (sql) => {
    const known = names.get(sql)
    if (known) return known
    if (names.size >= largestStatementCount || isScript(sql)) return undefined
    const name = nameOf(sql)
    names.set(sql, name)
    return name
  }
}

export async function openPostgres(url: string, options: { readonly log: Log; readonly poolSize?: number }): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.poolSize ?? 10,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    statement_timeout: 10_000,
    lock_timeout: 5_000,
    idle_in_transaction_session_timeout: 30_000,
    application_name: 'mallard',
    types: { getTypeParser: ((typeId: number) => parserOf(typeId)) as typeof pg.types.getTypeParser },
  })
  // Without a listener, a connection that the server ends while it is idle would end the process; the pool makes a new one.
  pool.on('error', (error) => options.log.warn({ error: error.message }, 'the database ended an idle connection'))
  // The same for one that is in use, between two statements of a transaction: the next statement fails, and with it the call alone.
  pool.on('connect', (client) => client.on('error', (error) => options.log.warn({ error: error.message }, 'a connection to the database broke')))
  const named = namingPool(pool)
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: named }) })
  await answersOrClose(pool, url)
  const close = async () => {
    await kysely.destroy()
    // Kysely ends a pool only once it has used it.
    await named.end()
  }
  return { kind: 'postgres', kysely, close }
}

async function answersOrClose(pool: pg.Pool, url: string): Promise<void> {
  try {
    const { rows } = await pool.query<{ version: number }>("select current_setting('server_version_num')::int as version")
    const version = rows[0]?.version ?? 0
    if (version < 150_000) throw new Error(`PostgreSQL 15 or newer is needed, this server is ${Math.floor(version / 10_000)}.`)
  } catch (error) {
    await pool.end()
    throw new DatabaseUnusable(url, error)
  }
}

function namingPool(pool: pg.Pool): PostgresPool {
  const nameFor = statementNames()
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>()
  return {
    end: async () => {
      if (!pool.ending) await pool.end()
    },
    connect: async () => {
      const client = await pool.connect()
      const known = clients.get(client)
      if (known) return known
      const statements: KnownStatements = new Map()
      const query = (sql: string, values: readonly unknown[]) => {
        const name = nameFor(sql)
        return name ? client.query(new PreparedQuery(name, sql, values, statements)).answer : client.query(sql, [...values])
      }
      const naming: PostgresPoolClient = { query: query as unknown as PostgresPoolClient['query'], release: () => client.release() }
      clients.set(client, naming)
      return naming
    },
  }
}
