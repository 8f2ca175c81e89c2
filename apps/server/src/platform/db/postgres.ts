import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Database, Log } from './database.ts'
import { createBreaker } from './breaker.ts'
import { connectionPatience, pipelinedPool } from './pipelined-pool.ts'
import { repeatOutdated } from './repeat-outdated.ts'
import { statementTime } from './query-time.ts'
import type { Tables } from './tables.ts'
import { parserOf } from './values.ts'

/**
 * The database that `DATABASE_URL` names cannot be used: which one, and why, without the password.
 */
export class DatabaseUnusable extends Error {
  override readonly name = 'DatabaseUnusable'
  constructor(url: string, reason: unknown) {
    const { host, pathname, searchParams } = new URL(url)
    super(
      `The database of DATABASE_URL (${searchParams.get('host') ?? host}${pathname}) cannot be used: ${reasonOf(reason)}`,
      { cause: reason },
    )
  }
}

/** A name with several addresses fails with an error for each, and no message of its own. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ')
  return error instanceof Error ? error.message : String(error)
}

export async function openPostgres(
  url: string,
  options: { readonly log: Log; readonly poolSize?: number },
): Promise<Database> {
  const size = options.poolSize ?? 10
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    pipeline: true,
    connectionTimeoutMillis: connectionPatience,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    statement_timeout: statementTime,
    // Our statements are short: compiling one costs more than it ever saves, tenfold while
    // processors are busy.
    options: '-c jit=off',
    lock_timeout: 5_000,
    idle_in_transaction_session_timeout: 30_000,
    application_name: 'mallard',
    types: {
      getTypeParser: ((typeId: number) => parserOf(typeId)) as typeof pg.types.getTypeParser,
    },
  })
  // Without a listener, a connection that the server ends while it is idle would end the process;
  // the pool makes a new one.
  pool.on('error', (error) =>
    options.log.warn({ error: error.message }, 'the database ended an idle connection'),
  )
  // The same for one that is in use, between two statements of a transaction: the next statement
  // fails, and with it the call alone.
  pool.on('connect', (client) =>
    client.on('error', (error) =>
      options.log.warn({ error: error.message }, 'a connection to the database broke'),
    ),
  )
  const breaker = createBreaker()
  const pipelined = repeatOutdated(pipelinedPool(pool, size, breaker))
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: pipelined }) })
  await answersOrClose(pool, url)
  const close = async () => {
    await kysely.destroy()
    // Kysely ends a pool only once it has used it.
    await pipelined.end()
  }
  return { kind: 'postgres', kysely, isAway: () => breaker.isOpen, hasEnded: () => false, close }
}

async function answersOrClose(pool: pg.Pool, url: string): Promise<void> {
  try {
    const { rows } = await pool.query<{ version: number }>(
      "select current_setting('server_version_num')::int as version",
    )
    const version = rows[0]?.version ?? 0
    if (version < 150_000)
      throw new Error(
        `PostgreSQL 15 or newer is needed, this server is ${Math.floor(version / 10_000)}.`,
      )
  } catch (error) {
    await pool.end()
    throw new DatabaseUnusable(url, error)
  }
}
