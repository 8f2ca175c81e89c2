import type { Conditions } from '@mallard/contract/account/segment/segment-admin.calls'
import type { ColumnType, Generated } from 'kysely'

interface SegmentTables {
  segment: {
    id: Generated<number>
    partner_id: number
    store_id: number
    name: string
    conditions: ColumnType<Conditions, string, string>
    version: Generated<number>
    staff_name: string
    changed_at: Date
  }
}

declare module '#platform/db/tables.ts' {
  interface Tables extends SegmentTables {}
}
