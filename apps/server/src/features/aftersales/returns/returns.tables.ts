import type { PictureRef } from '@mallard/contract/fields'
import type { Generated } from 'kysely'

interface ReturnTables {
  return_apply: {
    id: Generated<number>
    partner_id: number
    store_id: number
    apply_id: string
    order_id: number
    applicant_id: number
    role: number
    type: number
    status: Generated<number>
    is_unsent: boolean
    is_whole: boolean
    reason_code: string
    description: string
    pics: PictureRef[]
    apply_amount: number
    freight_amount: number
    approved_amount: number | null
    answer: Generated<string>
    return_address: { name: string; phone: string; address: string } | null
    company_code: string | null
    delivery_sn: string | null
    exchange_order_id: number | null
    refund_no: string | null
    deadline_at: Date | null
    created_at: Date
    done_at: Date | null
  }
  return_line: {
    apply_id: number
    partner_id: number
    order_item_id: number
    quantity: number
    amount: number
    received: number | null
    sellable: Generated<number>
    is_open: Generated<boolean>
    exchange_sku_id: number | null
    charge: Generated<number>
    is_tied: Generated<boolean>
  }
  return_log: {
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
  interface Tables extends ReturnTables {}
}
