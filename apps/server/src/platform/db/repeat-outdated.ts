import type { PostgresPool, PostgresPoolClient } from 'kysely'
import { isOutdated } from './retry.ts'
import { timeSetBy } from './query-time.ts'

/** Whether a statement opens a transaction, as Kysely's driver writes it. */
export const opensTransaction = (sql: string): boolean =>
  sql === 'begin' || sql.startsWith('start transaction')

const endsTransaction = (sql: string): boolean => sql === 'commit' || sql === 'rollback'

/** How a transaction began, and how many statements have been sent in it. */
interface Begun {
  readonly opening: string[]
  sent: number
}

/**
 * Connections that do a statement once more whose preparation the server refused: a table was
 * changed beside this process, or the server forgot what was prepared. It is refused before it
 * does anything, so that a lone one is simply prepared anew. In a transaction it ended all that was
 * done; only where it is the first is nothing lost, and the transaction is opened again.
 */
export function repeatOutdated(pool: PostgresPool): PostgresPool {
  const known = new WeakMap<PostgresPoolClient, PostgresPoolClient>()
  return {
    end: () => pool.end(),
    connect: async () => {
      const client = await pool.connect()
      const repeating = known.get(client) ?? repeatingClient(client)
      known.set(client, repeating)
      return repeating
    },
  }
}

function repeatingClient(client: PostgresPoolClient): PostgresPoolClient {
  type Query = (sql: string, values: readonly unknown[]) => Promise<unknown>
  const ask = client.query.bind(client) as unknown as Query
  let begun: Begun | undefined
  let reopening: Promise<void> | undefined

  async function reopen({ opening }: Begun): Promise<void> {
    await ask('rollback', [])
    for (const sql of opening) await ask(sql, [])
  }

  const query: Query = async (sql, values) => {
    // Between rollback and beginning, a statement would be outside of every transaction.
    await reopening
    if (opensTransaction(sql)) begun = { opening: [sql], sent: 0 }
    else if (endsTransaction(sql)) begun = undefined
    else if (begun?.sent === 0 && timeSetBy(sql) !== undefined) begun.opening.push(sql)
    else if (begun) begun.sent += 1
    const own = begun
    try {
      return await ask(sql, values)
    } catch (error) {
      // What was to be committed is gone: to say it again would succeed with nothing.
      if (!isOutdated(error) || endsTransaction(sql)) throw error
      if (own && !opensTransaction(sql)) {
        // What was sent beside it, in the same transaction, has failed with it.
        if (own !== begun || own.sent > 1) throw error
        reopening = reopen(own).finally(() => {
          reopening = undefined
        })
        await reopening
      }
      return ask(sql, values)
    }
  }
  return { query: query as unknown as PostgresPoolClient['query'], release: () => client.release() }
}
