import type { Generated } from 'kysely'

interface OrderAdminTables {
  order_note: {
    id: Generated<number>
    partner_id: number
    store_id: number
    order_id: number
    staff_id: number | null
    staff_name: string
    text: string
    created_at: Date
  }
}

declare module '#platform/db/tables.ts' {
  interface Tables extends OrderAdminTables {}
}
