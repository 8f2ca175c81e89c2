import type { Generated } from 'kysely'

interface IdentityTables {
  level: { partner_id: number; code: string; name: string; growth_min: number }
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
    register_source: Generated<string>
    created_at: Date
  }
  member_identity: { id: Generated<number>; partner_id: number; member_id: number; type: string; app_id: Generated<string>; subject: string; created_at: Date }
  session: {
    id: Generated<number>
    token_hash: string
    partner_id: number
    store_id: number
    member_id: number | null
    xsrf: string
    ip: string
    user_agent: string
    created_at: Date
    seen_at: Date
    expires_at: Date
    revoked_at: Date | null
  }
  sms_code: {
    id: Generated<number>
    partner_id: number
    phone: string
    scene: string
    code_hash: string
    attempts: Generated<number>
    created_at: Date
    expires_at: Date
    used_at: Date | null
  }
  captcha: { id: string; answer_hash: string; expires_at: Date; used_at: Date | null }
}

declare module '#platform/db/tables.ts' {
  interface Tables extends IdentityTables {}
}
