import type { FloorRole } from '@mallard/contract/people/floor/floor.codes'

interface FloorTables {
  floor_staff: {
    partner_id: number
    store_id: number
    member_id: number
    role: FloorRole
    since: Date
  }
}

declare module '#platform/db/tables.ts' {
  interface Tables extends FloorTables {}
}
