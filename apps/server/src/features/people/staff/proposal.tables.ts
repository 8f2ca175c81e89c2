import type { Generated, JSONColumnType } from 'kysely'

interface ProposalTables {
  proposal: {
    id: Generated<number>
    partner_id: number
    kind: string
    subject: string
    change: JSONColumnType<object>
    reason: string
    request_id: string
    status: Generated<number>
    staff_id: number
    staff_name: string
    created_at: Date
    expires_at: Date
    decided_by: number | null
    decided_name: Generated<string>
    note: Generated<string>
    decided_at: Date | null
    alone: Generated<boolean>
  }
}

declare module '#platform/db/tables.ts' {
  interface Tables extends ProposalTables {}
}
