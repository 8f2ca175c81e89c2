import type { Generated } from 'kysely'

interface LedgerColumns {
  id: Generated<number>
  partner_id: number
  member_id: number
  delta: number
  balance: number
  biz_type: string
  biz_id: string
  order_sn: Generated<string | null>
  note: Generated<string>
  at: Date
}

interface PointsTables {
  points_ledger: LedgerColumns & {
    owed: Generated<number>
    rate_bp: Generated<number | null>
    expire_at: Generated<Date | null>
  }
  growth_ledger: LedgerColumns
  points_rule: {
    partner_id: number
    earn_bp: number | null
    spend_percent: number | null
    expiry_years: number | null
    version: Generated<number>
    updated_at: Date
  }
}

declare module '#platform/db/tables.ts' {
  interface Tables extends PointsTables {}
}
