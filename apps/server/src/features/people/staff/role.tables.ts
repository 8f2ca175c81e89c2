import type { Generated } from 'kysely'

interface RoleTables {
  own_role: {
    id: Generated<number>
    partner_id: number
    store_id: number | null
    name: string
    name_key: string
    rights: string[]
    version: number
    changed_at: Date
  }
}

declare module '#platform/db/tables.ts' {
  interface Tables extends RoleTables {}
}
