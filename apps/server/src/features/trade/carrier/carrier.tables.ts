import type { ListedCarrier } from '@mallard/contract/trade/carrier/carrier-admin.calls'
import type { Generated } from 'kysely'

interface CarrierTables {
  carrier_list: {
    partner_id: number
    list: ListedCarrier[]
    version: Generated<number>
    updated_at: Date
  }
}

declare module '#platform/db/tables.ts' {
  interface Tables extends CarrierTables {}
}
