import type { Generated, JSONColumnType } from 'kysely'

/** What one invariant found: all rows counted, the first of them kept. */
export interface Found {
  readonly name: string
  readonly total: number
  readonly rows: Record<string, unknown>[]
  /** Why it was not asked to the end; absent when it was. */
  readonly fault?: string
}

interface OperationsTables {
  invariant_mark: {
    subject: string
    log: string
    place: string
    began_at: Date | null
    done: Generated<number>
    total: Generated<number>
  }
  invariant_breach: { invariant: string; key: string; found_at: Date }
  invariant_run: {
    id: Generated<number>
    started_at: Date
    finished_at: Date | null
    staff_name: string
    results: JSONColumnType<Found[], string | undefined>
  }
}

declare module '#platform/db/tables.ts' {
  interface Tables extends OperationsTables {}
}
