import type { Generated } from 'kysely'

export interface FlowLine {
  /** 0: bought now, not from the cart. */
  cartItemId: number
  skuId: number
  quantity: number
}

export interface CheckoutFlowTable {
  flow_id: string
  partner_id: number
  store_id: number
  member_id: number
  kind: number
  cart_id: string
  lines: FlowLine[]
  address_id: number | null
  remark: Generated<string>
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
