import type { PictureRef } from '@mallard/contract/fields'
import type { Generated, JSONColumnType } from 'kysely'

interface VoucherTables {
  transfer_account: {
    partner_id: number
    holder: string
    bank: string
    account_no: string
    least_amount: number
    two_persons_from: number
    version: Generated<number>
    is_open: Generated<boolean>
  }
  offline_payment: {
    id: Generated<number>
    partner_id: number
    store_id: number
    member_id: number
    order_id: number
    payer: string
    bank: string
    upload_keys: string[]
    pics: JSONColumnType<PictureRef[]>
    status: Generated<number>
    reason: Generated<string>
    serial_no: Generated<string>
    first_staff_id: number | null
    first_staff_name: Generated<string>
    auditor_id: number | null
    auditor_name: Generated<string>
    created_at: Date
    settled_at: Date | null
  }
}

declare module '#platform/db/tables.ts' {
  interface Tables extends VoucherTables {}
}
