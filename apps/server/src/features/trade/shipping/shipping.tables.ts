import type {
  ShippingProblem,
  ShippingRowState,
} from '@mallard/contract/trade/shipping/shipping.codes'
import type { Generated } from 'kysely'

interface ShippingTables {
  shipping_batch: {
    id: Generated<number>
    partner_id: number
    store_id: number
    file_name: string
    file_hash: string
    status: Generated<number>
    staff_id: number
    staff_name: string
    ip: string
    created_at: Date
    done_at: Date | null
  }
  shipping_row: {
    batch_id: number
    partner_id: number
    line: number
    order_sn: string
    carrier: string
    delivery_sn: string
    product_sn: string
    quantity: string
    state: ShippingRowState
    problem: ShippingProblem | null
  }
}

declare module '#platform/db/tables.ts' {
  interface Tables extends ShippingTables {}
}
