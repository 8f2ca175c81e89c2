import type { Generated } from 'kysely'

interface BargainTables {
  bargain: {
    id: Generated<number>
    partner_id: number
    store_id: number
    sku_id: number
    name: string
    name_en: Generated<string>
    start_at: Date
    end_at: Date
    closed_at: Date | null
    close_reason: Generated<string>
    start_price: number
    floor_price: number
    helpers: number
    stock: number
    reserved: Generated<number>
    sold: Generated<number>
    room_hours: number
    daily_helps: number
    help_limit: number
    version: Generated<number>
    created_at: Date
  }
}

declare module '#platform/db/tables.ts' {
  interface Tables extends BargainTables {}
}
