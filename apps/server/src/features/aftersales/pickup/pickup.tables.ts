import type { PickupStatus } from '@mallard/contract/aftersales/returns/pickup.fields'
import type { Generated } from 'kysely'

interface PickupTables {
  return_pickup: {
    id: Generated<number>
    partner_id: number
    store_id: number
    pickup_no: string
    apply_id: number
    order_id: number
    status: Generated<PickupStatus>
    company_code: string
    sender: { name: string; phone: string; address: string }
    day: string
    slot_from: string
    slot_until: string
    task_id: string | null
    channel_no: string | null
    courier_name: Generated<string>
    courier_phone: Generated<string>
    delivery_sn: string | null
    error: Generated<string>
    created_at: Date
    booked_by: Generated<number>
  }
}

declare module '#platform/db/tables.ts' {
  interface Tables extends PickupTables {}
}
