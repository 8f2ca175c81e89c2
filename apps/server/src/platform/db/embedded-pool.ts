import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type { Answer } from './answer.ts'

export interface Engine {
  run(sql: string, parameters: readonly unknown[]): Promise<Answer>
  close(): Promise<void>
}

const patienceMs = 15_000

/**
 * A pool of one for Kysely's PostgreSQL dialect: anyone who holds the connection finishes first, so
 * transactions serialise.
 */
export function embeddedPool(engine: Engine): PostgresPool {
  const waiting: (() => void)[] = []
  let isTaken = false
  let isEnded = false

  const client: PostgresPoolClient = {
    query: (async (sql: string, parameters: readonly unknown[]) =>
      engine.run(sql, parameters)) as PostgresPoolClient['query'],
    release: () => {
      const next = waiting.shift()
      if (next) return next()
      isTaken = false
    },
  }

  function waitForTurn(): Promise<void> {
    return new Promise((resolve, reject) => {
      const turn = () => {
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(turn), 1)
        reject(
          new Error(
            'The embedded database was busy for 15 s. A query inside a transaction must use the transaction, not the database.',
          ),
        )
      }, patienceMs)
      waiting.push(turn)
    })
  }

  return {
    connect: async () => {
      if (isEnded) throw new Error('The database is closed.')
      if (isTaken) await waitForTurn()
      isTaken = true
      return client
    },
    end: async () => {
      if (isEnded) return
      isEnded = true
      if (isTaken) await waitForTurn()
      await engine.close()
    },
  }
}
