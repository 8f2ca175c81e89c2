import type { ApprovalKind } from '@mallard/contract/people/staff/approval.codes'

interface ApprovalTables {
  approval_rule: {
    partner_id: number
    kind: ApprovalKind
    up_to: number | null
    per_day: number | null
    roles: string[]
    alone: boolean
    version: number
    changed_at: Date
  }
  given_sum: {
    partner_id: number
    pool: string
    subject: string
    day: Date
    sum: number
  }
  staff_phone: {
    partner_id: number
    staff_id: number
    number_sealed: string
    proven_at: Date
  }
}

declare module '#platform/db/tables.ts' {
  interface Tables extends ApprovalTables {}
}
