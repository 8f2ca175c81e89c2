import type { ReadWay } from '@mallard/contract/people/staff/people-read.codes'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { findInLog, type LogInput } from './log.repo.ts'
import './staff.tables.ts'

export interface PeopleReadRow {
  readonly partnerId: number
  readonly storeId: number
  readonly staffId: number
  readonly staffName: string
  readonly call: string
  readonly way: ReadWay
  readonly object: string
  readonly ip: string
  /** When the hour of `at` began. */
  readonly hour: Date
  readonly at: Date
}

/** The same again within the hour is counted. */
export async function insertPeopleRead(db: Db, row: PeopleReadRow): Promise<void> {
  await sql`
    insert into pii_read (partner_id, store_id, staff_id, staff_name, call, way, object, ip, hour, at,
      last_at, times)
    values (${row.partnerId}, ${row.storeId}, ${row.staffId}, ${row.staffName}, ${row.call}, ${row.way},
      ${row.object}, ${row.ip},
      ${row.hour}::timestamptz, ${row.at}::timestamptz, ${row.at}::timestamptz, 1)
    on conflict (staff_id, store_id, call, way, object, ip, hour) do update
      set times = pii_read.times + 1, last_at = greatest(pii_read.last_at, excluded.last_at)`.execute(
    db,
  )
}

export interface PeopleReadInput extends LogInput {
  readonly way?: ReadWay | undefined
}

interface PeopleReadLine {
  id: number
  at: Date
  lastAt: Date
  times: number
  staffName: string
  way: ReadWay
  object: string
  call: string
  ip: string
}

const readLog = {
  table: 'pii_read',
  at: 'last_at',
  columns: sql`id, at, last_at as "lastAt", times, staff_name as "staffName", way, object, call, ip`,
} as const

export async function findPeopleReads(
  db: Db,
  { way, ...input }: PeopleReadInput,
  offset: number,
  limit: number,
) {
  const also = way ? [sql`way = ${way}`] : []
  return findInLog<PeopleReadLine>(db, readLog, input, also, offset, limit)
}
