import type { Generated } from 'kysely'

interface GroupTables {
  group_sku: {
    activity_id: number
    partner_id: number
    store_id: number
    sku_id: number
    sort: Generated<number>
    price: number
    quota: number
    limit_per_user: number
    sold: Generated<number>
    reserved: Generated<number>
  }
}

declare module '#platform/db/tables.ts' {
  interface Tables extends GroupTables {}
}
