import type { ColumnType, Generated } from 'kysely'

export type ExternalType = 'wx-openid' | 'apple' | 'oa'
/**
 * `page`: from a web page to one of the mini-program; `web`: back; `passport`: from an app to a web
 * view.
 */
export type TicketKind = 'page' | 'web' | 'passport'

/** Agreements that were ticked for a sign-in, before it is known whose it is. */
type Ticks = ColumnType<readonly { code: string; version: string }[], string, never>

interface IdentityTables {
  level: {
    partner_id: number
    code: string
    name: string
    name_en: Generated<string>
    growth_min: number
    discount_bp: Generated<number>
    points_rate_bp: Generated<number>
    benefit: Generated<string>
    benefit_en: Generated<string>
    version: Generated<number>
  }
  member: {
    id: Generated<number>
    partner_id: number
    uuid: string
    nickname: string
    avatar: Generated<string>
    phone: string | null
    gender: Generated<number>
    birthday: string | null
    roles: Generated<string[]>
    staff_level: Generated<number>
    status: Generated<number>
    integration: Generated<number>
    growth: Generated<number>
    points_debt: Generated<number>
    register_source: Generated<string>
    created_at: Date
    /** When a cancelled account ends, while it can still be taken back (status 2). */
    cancel_at: Generated<Date | null>
    cancel_reason: Generated<string>
  }
  member_identity: {
    id: Generated<number>
    partner_id: number
    member_id: number
    type: string
    app_id: Generated<string>
    subject: string
    created_at: Date
  }
  session: {
    id: Generated<number>
    token_hash: string
    partner_id: number
    store_id: number
    member_id: number | null
    external_user_id: Generated<number | null>
    xsrf: string
    ip: string
    user_agent: string
    created_at: Date
    seen_at: Date
    expires_at: Date
    revoked_at: Date | null
    /**
     * Who a provider says it is, while the member has not said whether that is them; and since
     * when.
     */
    pending_external_id: Generated<number | null>
    pending_since: Generated<Date | null>
  }
  external_user: {
    id: Generated<number>
    partner_id: number
    uuid: string
    type: ExternalType
    app_id: string
    subject: string
    unionid: string | null
    nickname: string
    avatar: string
    created_at: Date
    seen_at: Date
  }
  ticket: {
    token_hash: string
    kind: TicketKind
    partner_id: number
    store_id: number
    session_id: number | null
    member_id: number | null
    external_user_id: number | null
    agreed: Ticks
    expires_at: Date
    used_at: Date | null
  }
  consent: {
    id: Generated<number>
    partner_id: number
    member_id: number
    code: string
    version: string
    host: string
    agreed_at: Date
    withdrawn_at: Date | null
  }
  member_password: { partner_id: number; member_id: number; hash: string; changed_at: Date }
}

declare module '#platform/db/tables.ts' {
  interface Tables extends IdentityTables {}
}
