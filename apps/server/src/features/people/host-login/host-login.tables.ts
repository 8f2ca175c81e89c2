import type { ColumnType, Generated } from 'kysely'

/** Agreements that were ticked for a sign-in, before it is known whose it is. */
type Ticks = ColumnType<readonly { code: string; version: string }[], string, never>

interface HostLoginTables {
  sign_in_attempt: {
    state_hash: string
    provider: 'weixin' | 'apple' | 'oa'
    partner_id: number
    store_id: number
    session_id: number
    target: string
    nonce: string
    name: Generated<string>
    agreed: Ticks
    expires_at: Date
  }
  sign_in_code: {
    id: Generated<number>
    partner_id: number
    provider: string
    app_id: string
    code_hash: string
    holder: string
    outcome: string | null
    taken_at: Date
  }
  apple_grant: { subject: string; app: 'web' | 'app'; sealed: string; granted_at: Date }
}

declare module '#platform/db/tables.ts' {
  interface Tables extends HostLoginTables {}
}
