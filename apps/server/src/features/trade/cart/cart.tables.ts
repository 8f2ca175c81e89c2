import type { Generated } from 'kysely'

export interface CartItemTable {
  id: Generated<number>
  partner_id: number
  store_id: number
  member_id: number
  sku_id: number
  quantity: number
  checked: Generated<boolean>
  added_price: number
  created_at: Date
  add_buy_id: Generated<number>
  promotion_id: Generated<number | null>
}

export interface CartRequestTable {
  partner_id: number
  member_id: number
  request_id: string
  created_at: Date
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    cart_item: CartItemTable
    cart_request: CartRequestTable
  }
}
