import { CompiledQuery, type Kysely } from 'kysely'

const mark = '/* script */\n'

/**
 * Several statements without parameters cannot be prepared: both drivers send them as one simple
 * query.
 */
export function isScript(sql: string): boolean {
  return sql.startsWith(mark)
}

/** Runs the SQL text of a migration or a test: any number of statements, no parameters. */
export async function runScript<T>(db: Kysely<T>, sql: string): Promise<void> {
  await db.executeQuery(CompiledQuery.raw(mark + sql))
}
