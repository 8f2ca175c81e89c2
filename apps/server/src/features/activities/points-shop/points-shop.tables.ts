import type { Generated } from 'kysely'

interface PointsShopTables {
  points_goods: {
    id: Generated<number>
    partner_id: number
    store_id: number
    sku_id: number | null
    template_id: number | null
    points: number
    cash_amount: number
    quota: number
    reserved: Generated<number>
    sold: Generated<number>
    limit_per_user: number
    start_at: Date
    end_at: Date
    min_level: string | null
    sort: number
    closed_at: Date | null
    close_reason: Generated<string>
    version: Generated<number>
    created_at: Date
  }
}

declare module '#platform/db/tables.ts' {
  interface Tables extends PointsShopTables {}
}
