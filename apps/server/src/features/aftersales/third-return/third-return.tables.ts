import type { PictureRef } from '@mallard/contract/fields'
import type { Generated } from 'kysely'

interface ThirdReturnTables {
  third_order: {
    id: Generated<number>
    partner_id: number
    store_id: number
    platform: string
    order_no: string
    phone_hash: string
    phone_tail: string
    paid_at: Date
    returnable_until: Date | null
    lines: unknown
    seen_at: Date
  }
  third_access: {
    ticket: string
    partner_id: number
    store_id: number
    session_id: number
    phone_hash: string
    order_id: number | null
    expires_at: Date
  }
  third_return: {
    id: Generated<number>
    partner_id: number
    store_id: number
    apply_id: string
    order_id: number
    line: unknown
    line_no: string
    type: number
    quantity: number
    status: Generated<number>
    reason_code: string
    description: string
    pics: PictureRef[]
    apply_amount: number
    approved_amount: number | null
    answer: Generated<string>
    return_address: unknown
    company_code: string | null
    delivery_sn: string | null
    received: number | null
    settlement: unknown
    told_version: Generated<number>
    told_error: Generated<string>
    deadline_at: Date | null
    created_at: Date
    done_at: Date | null
  }
  third_return_log: {
    id: Generated<number>
    partner_id: number
    apply_id: number
    event: string
    from_status: number | null
    to_status: number
    actor_type: number
    actor_id: number | null
    reason: Generated<string>
    at: Date
  }
}

declare module '#platform/db/tables.ts' {
  interface Tables extends ThirdReturnTables {}
}
