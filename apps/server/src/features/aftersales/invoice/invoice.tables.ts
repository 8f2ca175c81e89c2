import type {
  InvoiceForm,
  InvoiceIssuer,
  InvoiceStage,
  ReverseReason,
  UnreversedBy,
} from '@mallard/contract/aftersales/invoice/invoice.codes'
import type { FapiaoLine } from '@mallard/providers/fapiao'
import type { ColumnType, Generated } from 'kysely'

/**
 * Anyone who was handed the owner's link, or proved the receiver's phone: each has a token of its
 * own.
 */
export type TokenHolder = 'link' | 'receiver'
/** Who wrote what is on an invoice. */
export type Filler = 'member' | TokenHolder

interface TitleColumns {
  type: number
  name: string
  tax_no: Generated<string>
  bank_name: Generated<string>
  bank_account: Generated<string>
  reg_address: Generated<string>
  reg_phone: Generated<string>
  email: Generated<string>
}

interface InvoiceTables {
  invoice: TitleColumns & {
    id: Generated<number>
    partner_id: number
    store_id: number
    order_id: number
    order_sn: string
    member_id: number
    amount: number
    state: InvoiceStage
    apply_no: string | null
    tries: Generated<number>
    invoice_no: string | null
    red_no: string | null
    reverse_reason: ReverseReason | null
    reverse_sent: Generated<boolean>
    reissue: Generated<boolean>
    filled_by: Generated<Filler>
    reason: Generated<string>
    fault: Generated<string>
    created_at: Date
    moved_at: Date
    issued_at: Date | null
    reversed_at: Date | null
    issued_by: Generated<InvoiceIssuer>
    reverse_sent_at: Date | null
    awaits_until: Date | null
    unreversed: UnreversedBy | null
    lines: ColumnType<FapiaoLine[] | null, string | null | undefined, string | null>
  }
  invoice_file: {
    partner_id: number
    invoice_id: number
    form: InvoiceForm
    key: string
    hash: string
    created_at: Date
  }
  invoice_log: {
    id: Generated<number>
    partner_id: number
    invoice_id: number
    event: string
    from_state: string | null
    to_state: string
    actor_type: number
    actor_id: number | null
    reason: Generated<string>
    at: Date
  }
  invoice_title: TitleColumns & {
    id: Generated<number>
    partner_id: number
    member_id: number
    used_at: Date
  }
  invoice_token: {
    order_id: number
    partner_id: number
    holder: TokenHolder
    token: string
    created_at: Date
  }
}

declare module '#platform/db/tables.ts' {
  interface Tables extends InvoiceTables {}
}
