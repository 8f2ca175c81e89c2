import type { Generated } from 'kysely'

interface AudienceTables {
  audience: {
    id: Generated<number>
    partner_id: number
    store_id: number
    members: Generated<number>
    created_at: Date
  }
  audience_member: { partner_id: number; audience_id: number; member_id: number }
}

declare module '#platform/db/tables.ts' {
  interface Tables extends AudienceTables {}
}
