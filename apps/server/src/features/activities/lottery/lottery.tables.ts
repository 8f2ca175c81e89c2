import type { Generated } from 'kysely'

interface LotteryTables {
  lottery: {
    id: Generated<number>
    partner_id: number
    store_id: number
    url: string
    name: string
    name_en: string
    rules: string
    rules_en: string
    form: string
    start_at: Date
    end_at: Date
    daily_free: number
    cost: number | null
    daily_max: number | null
    total_max: number | null
    has_share_chance: boolean
    has_order_chance: boolean
    order_least: number
    closed_at: Date | null
    close_reason: Generated<string>
    version: Generated<number>
    created_at: Date
  }
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
  lottery_record: {
    id: Generated<number>
    lottery_id: number
    partner_id: number
    store_id: number
    member_id: number
    draw_token: string
    prize_id: number
    type: number
    source: string
    cost: number
    points: number
    coupon_history_id: number | null
    status: number
    address: unknown
    company_code: string | null
    delivery_sn: string | null
    at: Date
    address_until: Date | null
    shipped_at: Date | null
  }
  lottery_chance: {
    lottery_id: number
    partner_id: number
    store_id: number
    member_id: number
    source: string
    ref: string
    given_at: Date
    used_at: Date | null
  }
  lottery_seen: {
    lottery_id: number
    partner_id: number
    store_id: number
    member_id: number
    at: Date
  }
}

declare module '#platform/db/tables.ts' {
  interface Tables extends LotteryTables {}
}
