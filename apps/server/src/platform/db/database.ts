import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import type { Tables } from './tables.ts'
import { openPostgres } from './postgres.ts'

/** What the platform writes to the log; pino's logger fits. */
export interface Log {
  debug(details: object, message: string): void
  info(details: object, message: string): void
  warn(details: object, message: string): void
  error(details: object, message: string): void
}

export interface Database {
  readonly kind: 'embedded' | 'postgres'
  readonly kysely: Kysely<Tables>
  /**
   * Whether it has ended, and only a new process opens it again; a server that is away comes back
   * by itself.
   */
  hasEnded(): boolean
  /** Whether it is known not to answer; the embedded one is in the process itself. */
  isAway?(): boolean
  /** Finishes running statements, then closes. Safe to call twice. */
  close(): Promise<void>
}

/** Either the database itself or an open transaction: what repository functions take. */
export type Db = Kysely<Tables>

export interface DatabaseOptions {
  /** A PostgreSQL server; without it, the embedded database in `dataDir`. */
  readonly databaseUrl?: string | undefined
  readonly dataDir: string
  readonly log: Log
  /** Connections to a server, at most. */
  readonly poolSize?: number
}

export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  if (options.databaseUrl) return openPostgres(options.databaseUrl, options)
  // PGlite is read by who runs on it alone.
  const { openEmbedded } = await import('./embedded.ts')
  return openEmbedded(join(options.dataDir, 'database'), options.log)
}

/** Whether the database can be asked and takes writing: a standby, or one that is closed to it, not. */
export async function takesWriting({ kysely }: Database): Promise<boolean> {
  const { rows } = await sql<{ isReadOnly: boolean }>`
    select pg_is_in_recovery() or current_setting('transaction_read_only')::boolean as "isReadOnly"`.execute(
    kysely,
  )
  return rows[0]?.isReadOnly === false
}
