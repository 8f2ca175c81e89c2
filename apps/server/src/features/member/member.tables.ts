import type { Generated } from 'kysely'

interface MemberTables {
  account_log: {
    id: Generated<number>
    partner_id: number
    member_id: number
    event: string
    detail: Generated<string>
    ip: Generated<string>
    at: Date
  }
  privacy_choice: { id: Generated<number>; partner_id: number; member_id: number; code: string; is_allowed: boolean; ip: Generated<string>; at: Date }
}

declare module '#platform/db/tables.ts' {
  interface Tables extends MemberTables {}
}
