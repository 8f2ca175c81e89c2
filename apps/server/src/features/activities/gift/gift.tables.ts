import type { Generated } from 'kysely'

interface GiftTables {
  gift_activity: {
    id: Generated<number>
    partner_id: number
    store_id: number
    name: string
    name_en: string
    rules: string
    rules_en: string
    sku_id: number | null
    template_id: number | null
    points: number
    quota: number
    taken: Generated<number>
    start_at: Date
    end_at: Date
    closed_at: Date | null
    close_reason: Generated<string>
    version: Generated<number>
    created_at: Date
  }
}

declare module '#platform/db/tables.ts' {
  interface Tables extends GiftTables {}
}
