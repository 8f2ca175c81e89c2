import type { Generated } from 'kysely'

interface SignInTables {
  sign_in_rule: {
    partner_id: number
    is_on: boolean
    rewards: number[]
    make_up_cost: number | null
    version: Generated<number>
    updated_at: Date
  }
  sign_in: {
    partner_id: number
    member_id: number
    day: string
    store_id: number
    streak: number
    points: number
    cost: number | null
    made_in: string | null
    at: Date
  }
  sign_in_total: {
    partner_id: number
    day: string
    part: number
    seen: Generated<number>
    signed: Generated<number>
    points: Generated<number>
    made_up: Generated<number>
    cost: Generated<number>
  }
  sign_in_seen: {
    partner_id: number
    member_id: number
    day: string
  }
  sign_in_reminder: {
    partner_id: number
    member_id: number
    store_id: number
    told_on: string | null
    created_at: Date
  }
}

declare module '#platform/db/tables.ts' {
  interface Tables extends SignInTables {}
}
