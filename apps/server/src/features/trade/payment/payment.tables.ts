import type { ClientPay } from '@mallard/providers/pay'
import type { Generated } from 'kysely'

interface PaymentTables {
  pay_order: {
    id: Generated<number>
    partner_id: number
    store_id: number
    member_id: number
    pay_no: string
    method: string
    trade_type: string
    open_id: Generated<string>
    amount: number
    status: Generated<number>
    is_applied: Generated<boolean>
    channel_trade_no: string | null
    paid_amount: number | null
    paid_at: Date | null
    client: ClientPay | null
    client_at: Date | null
    asked_at: Date | null
    expires_at: Date
    created_at: Date
  }
  pay_order_target: {
    partner_id: number
    store_id: number
    pay_order_id: number
    order_id: number
    amount: number
  }
  pay_notify: {
    id: Generated<number>
    method: string
    notify_id: string
    about: string
    subject_no: string
    /** Null where the number is nobody's here. */
    partner_id: number | null
    raw_hash: string
    result: string
    handled_at: Date
  }
  pay_refund: {
    id: Generated<number>
    partner_id: number
    store_id: number
    refund_no: string
    pay_order_id: number
    order_id: number | null
    amount: number
    cause: string
    status: Generated<number>
    channel_refund_no: string | null
    tries: Generated<number>
    last_error: Generated<string>
    created_at: Date
    done_at: Date | null
    failed_at: Date | null
  }
}

declare module '#platform/db/tables.ts' {
  interface Tables extends PaymentTables {}
}
