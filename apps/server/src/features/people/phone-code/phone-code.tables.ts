import type { Generated } from 'kysely'

interface PhoneCodeTables {
  sms_code: {
    id: Generated<number>
    partner_id: number
    phone: string
    scene: string
    session_id: number | null
    code_hash: string
    attempts: Generated<number>
    created_at: Date
    expires_at: Date
    used_at: Date | null
  }
  sms_hour: { hour: Date; sent: number }
  captcha: { id: string; answer_hash: string; expires_at: Date; used_at: Date | null }
}

declare module '#platform/db/tables.ts' {
  interface Tables extends PhoneCodeTables {}
}
