import type { CompiledQuery, QueryResult } from 'kysely'
import type { Db } from '#platform/db/database.ts'

type Ask = () => Promise<QueryResult<unknown>>

/** The same thing with one method of its own. */
function withOwn<T extends object>(thing: T, method: keyof T, own: unknown): T {
  return new Proxy(thing, {
    get: (target, name) => {
      if (name === method) return own
      const value: unknown = Reflect.get(target, name, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

/**
 * The same database for somebody else, with a test between: it sees each statement that is no part
 * of a transaction, and answers it by `ask` or as it likes.
 */
export function watched(
  db: Db,
  between: (statement: string, ask: Ask) => Promise<QueryResult<unknown>>,
): Db {
  const executor = db.getExecutor()
  const own = withOwn(executor, 'executeQuery', (query: CompiledQuery) =>
    between(query.sql, () => executor.executeQuery(query)),
  )
  return withOwn(db, 'getExecutor', () => own)
}
