import type { Generated, JSONColumnType } from 'kysely'

/** What one invariant found: all rows counted, the first of them kept. */
export interface Found {
  readonly name: string
  readonly total: number
  readonly rows: Record<string, unknown>[]
}

interface OperationsTables {
  invariant_run: { id: Generated<number>; started_at: Date; finished_at: Date | null; staff_name: string; results: JSONColumnType<Found[], string | undefined> }
}

declare module '#platform/db/tables.ts' {
  interface Tables extends OperationsTables {}
}
