import type { PromotionScope } from '@mallard/contract/pricing/promotion/promotion.codes'
import type { ColumnType, Generated } from 'kysely'

interface PromotionTables {
  promotion: {
    id: Generated<number>
    partner_id: number
    store_id: number
    type: number
    name: string
    name_en: Generated<string>
    start_at: Date
    end_at: Date
    scope: PromotionScope
    scope_ids: number[]
    rule: ColumnType<unknown, string, string>
    priority: Generated<number>
    limit_per_user: Generated<number>
    limit_since: Generated<Date>
    closed_at: Date | null
    version: Generated<number>
    created_at: Date
  }
  store_promotion_version: {
    partner_id: number
    store_id: number
    version: number
    gift_sku_ids: Generated<number[]>
    add_on_sku_ids: Generated<number[]>
  }
  promotion_total: {
    partner_id: number
    store_id: number
    promotion_id: number
    type: number
    orders: number
    amount: number
  }
  level_price: {
    partner_id: number
    store_id: number
    sku_id: number
    level_code: string
    price: number
    updated_at: Date
  }
  promotion_use: {
    partner_id: number
    store_id: number
    promotion_id: number
    member_id: number
    order_id: number
  }
}

declare module '#platform/db/tables.ts' {
  interface Tables extends PromotionTables {}
}
