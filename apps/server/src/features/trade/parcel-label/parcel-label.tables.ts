import type { LabelState } from '@mallard/contract/trade/parcel-label/parcel-label.codes'
import type { Generated } from 'kysely'

/** Who sends, as it stands on labels. */
export interface LabelSender {
  readonly name: string
  readonly phone: string
  readonly address: string
}

interface ParcelLabelTables {
  label_account: {
    id: Generated<number>
    partner_id: number
    store_id: number
    name: string
    carrier: string
    customer: string
    customer_key: string
    customer_secret: string
    branch: string
    template: string
    sender: string
    is_on: boolean
    version: Generated<number>
    created_at: Date
  }
  parcel_label: {
    id: Generated<number>
    partner_id: number
    store_id: number
    order_id: number
    account_id: number
    carrier: string
    label_no: string
    state: Generated<LabelState>
    waybill: Generated<string>
    picture_url: Generated<string>
    picture_key: Generated<string>
    receiver_mark: string
    staff_id: number
    taken_at: Date
  }
}

declare module '#platform/db/tables.ts' {
  interface Tables extends ParcelLabelTables {}
}
