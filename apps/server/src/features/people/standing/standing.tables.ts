import type { Standing } from '@mallard/contract/people/standing/standing.codes'

interface StandingTables {
  member_standing: {
    partner_id: number
    member_id: number
    kind: Standing
    reason: string
    staff_name: string
    since: Date
  }
}

declare module '#platform/db/tables.ts' {
  interface Tables extends StandingTables {}
}
