import type { Generated } from 'kysely'

interface LotteryTables {
  lottery_prize: {
    id: Generated<number>
    lottery_id: number
    partner_id: number
    store_id: number
    sort: number
    type: number
    name: string
    name_en: string
    weight: number
    quota: number | null
    won: Generated<number>
    points: number
    template_id: number | null
    sku_id: number | null
  }
}

declare module '#platform/db/tables.ts' {
  interface Tables extends LotteryTables {}
}
