import type { TagColor } from '@mallard/contract/account/member/member-tag.codes'
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
  member_tag: {
    id: Generated<number>
    partner_id: number
    store_id: number | null
    name: string
    color: TagColor
    created_at: Date
  }
  member_tagged: { partner_id: number; tag_id: number; member_id: number; at: Date }
  member_note: {
    id: Generated<number>
    partner_id: number
    store_id: number
    member_id: number
    text: string
    staff_name: string
    at: Date
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
