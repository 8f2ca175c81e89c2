import type {
  RequestChannel,
  RequestMailState,
  RequestState,
} from '@mallard/contract/aftersales/invoice-request/invoice-request.codes'
import type { PictureRef } from '@mallard/contract/fields'
import type { Generated, JSONColumnType } from 'kysely'

interface InvoiceRequestTables {
  invoice_request: {
    id: Generated<number>
    partner_id: number
    store_id: number
    phone: string | null
    channel: RequestChannel
    order_sn: string
    amount: number
    known_amount: number | null
    type: 1 | 2
    name: string
    tax_no: Generated<string>
    email: string
    pics: Generated<JSONColumnType<PictureRef[]>>
    state: Generated<RequestState>
    reason: Generated<string>
    invoice_no: Generated<string>
    file: Uint8Array | null
    mail_state: Generated<RequestMailState>
    mail_fault: Generated<string>
    staff_id: number | null
    created_at: Date
    ended_at: Date | null
  }
}

declare module '#platform/db/tables.ts' {
  interface Tables extends InvoiceRequestTables {}
}
