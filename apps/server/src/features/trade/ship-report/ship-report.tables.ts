import type {
  ShipReportNote,
  ShipReportState,
} from '@mallard/contract/trade/ship-report/ship-report.codes'
import type { Generated } from 'kysely'

interface ShipReportTables {
  ship_report: {
    id: Generated<number>
    partner_id: number
    store_id: number
    pay_order_id: number
    pay_no: string
    amount: number
    state: Generated<ShipReportState>
    version: Generated<number>
    told: Generated<string>
    telling: Generated<string>
    is_split: Generated<boolean>
    is_whole: Generated<boolean>
    is_corrected: Generated<boolean>
    fault: Generated<string>
    note: Generated<ShipReportNote>
    lease: string | null
    lease_until: Date | null
    created_at: Date
    told_at: Date | null
    received_at: Date | null
    reminded_at: Date | null
  }
}

declare module '#platform/db/tables.ts' {
  interface Tables extends ShipReportTables {}
}
