import type { Generated } from 'kysely'

interface PriceHistoryTables {
  price_history: {
    id: Generated<number>
    partner_id: number
    store_id: number
    sku_id: number
    kind: Generated<number>
    promotion_id: number | null
    price: number
    struck: Generated<number>
    from_at: Date
    until_at: Date | null
  }
}

declare module '#platform/db/tables.ts' {
  interface Tables extends PriceHistoryTables {}
}
