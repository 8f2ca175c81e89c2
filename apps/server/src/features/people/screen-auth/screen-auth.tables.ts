import type { ScreenRole } from '@mallard/contract/people/screen-auth/screen-auth.codes'

interface ScreenAuthTables {
  screen_auth: {
    ask_hash: string
    claim_hash: string
    partner_id: number
    store_id: number
    role: ScreenRole
    digits: string
    ip: string
    user_agent: string
    created_at: Date
    expires_at: Date
    answered_at: Date | null
    is_allowed: boolean | null
    member_id: number | null
    session_id: number | null
    claimed_at: Date | null
  }
}

declare module '#platform/db/tables.ts' {
  interface Tables extends ScreenAuthTables {}
}
