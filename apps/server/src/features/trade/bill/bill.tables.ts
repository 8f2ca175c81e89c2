import type { Generated } from 'kysely'

interface BillTables {
  pay_bill: { method: string; day: string; status: number; read_at: Date }
  pay_bill_line: {
    method: string
    day: string
    kind: string
    number: string
    pay_no: string
    channel_no: string
    amount: number
    state: string
    at: Date
    /** fen; null: the bill does not say */
    fee: number | null
    partner_id: number | null
    store_id: number | null
  }
  pay_difference: {
    id: Generated<number>
    method: string
    day: string
    kind: string
    number: string
    channel_no: string
    cause: string
    ours_amount: number | null
    theirs_amount: number | null
    ours_state: string
    theirs_state: string
    partner_id: number | null
    store_id: number | null
    status: Generated<number>
    note: Generated<string>
    staff_name: Generated<string>
    found_at: Date
    settled_at: Date | null
  }
}

declare module '#platform/db/tables.ts' {
  interface Tables extends BillTables {}
}
