import type { ColumnType, Generated, JSONColumnType } from 'kysely'

export interface JobTable {
  id: Generated<number>
  kind: string
  key: string | null
  payload: JSONColumnType<object>
  partner_id: number | null
  store_id: number | null
  state: ColumnType<'waiting' | 'running' | 'dead', 'waiting' | undefined>
  due_at: Date
  attempts: ColumnType<number, number | undefined>
  lease: ColumnType<string | null, undefined>
  last_error: ColumnType<string | null, undefined>
  created_at: Generated<Date>
}

export interface JobScheduleTable {
  kind: string
  next_at: Date
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    job: JobTable
    job_schedule: JobScheduleTable
  }
}
