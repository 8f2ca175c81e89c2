import type { Generated } from 'kysely'

interface MemberTables {
  member_store: {
    partner_id: number
    store_id: number
    member_id: number
    order_count: number
    paid_total: number
    last_order_at: Date | null
  }
  account_log: {
    id: Generated<number>
    partner_id: number
    member_id: number
    event: string
    detail: Generated<string>
    ip: Generated<string>
    at: Date
  }
  privacy_choice: {
    id: Generated<number>
    partner_id: number
    member_id: number
    code: string
    is_allowed: boolean
    ip: Generated<string>
    at: Date
  }
}

declare module '#platform/db/tables.ts' {
  interface Tables extends MemberTables {}
}
