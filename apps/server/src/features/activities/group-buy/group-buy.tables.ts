import type { Generated } from 'kysely'

interface GroupTables {
  group_activity: {
    id: Generated<number>
    partner_id: number
    store_id: number
    url_code: string
    name: string
    name_en: Generated<string>
    start_at: Date
    end_at: Date
    goal_type: number
    goal_value: number
    freight_coupon: Generated<boolean>
    result: Generated<number>
    resolved_at: Date | null
    forced_reason: Generated<string>
    closed_at: Date | null
    close_reason: Generated<string>
    version: Generated<number>
    created_at: Date
  }
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
