import type { InvoiceDraft } from '@mallard/contract/aftersales/invoice/invoice.fields'
import type { Generated } from 'kysely'

export interface FlowLine {
  /** 0: bought now, not from the cart. */
  cartItemId: number
  skuId: number
  quantity: number
  /** The promotion of an add-on line, 0 for others; absent in checkouts of before. */
  addBuyId?: number
  /** The full reduction that was chosen for the line. */
  promotionId?: number | null
}

export interface CheckoutFlowTable {
  flow_id: string
  partner_id: number
  store_id: number
  member_id: number
  kind: number
  /** What the way to buy keeps; null for ordinary ones. */
  context: Generated<unknown>
  cart_id: string
  lines: FlowLine[]
  address_id: number | null
  coupon_history_id: Generated<number | null>
  freight_coupon_history_id: Generated<number | null>
  use_integration: Generated<number>
  remark: Generated<string>
  invoice: Generated<InvoiceDraft | null>
  status: Generated<number>
  order_sn: string | null
  expected_amount: number | null
  created_at: Date
  expires_at: Date
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    checkout_flow: CheckoutFlowTable
  }
}
