import type { Generated } from 'kysely'

interface MemberImportTables {
  old_order: {
    id: Generated<number>
    partner_id: number
    store_id: number
    member_id: number
    number: string
    ordered_at: Date
    amount: number
    goods: string
    state: string
  }
}

declare module '#platform/db/tables.ts' {
  interface Tables extends MemberImportTables {}
}
