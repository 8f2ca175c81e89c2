import type { ReadWay } from '@mallard/contract/people/staff/people-read.codes'
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'

export type Changes = Record<string, { before: unknown; after: unknown }>

interface StaffTables {
  staff: {
    id: Generated<number>
    partner_id: number
    login: string
    name: string
    password_hash: string
    active: Generated<boolean>
    password_given: Generated<boolean>
    created_at: Date
  }
  staff_role: {
    id: Generated<number>
    partner_id: number
    staff_id: number
    store_id: number | null
    role: string
    own_role_id: GeneratedAlways<number | null>
  }
  staff_session: {
    id: Generated<number>
    partner_id: number
    token_hash: string
    staff_id: number
    xsrf: string
    ip: string
    device: Generated<string>
    created_at: Date
    expires_at: Date
    revoked_at: Date | null
    is_new: Generated<boolean>
    known_at: Generated<Date | null>
    browser: Generated<string>
  }
  staff_change: {
    id: Generated<number>
    partner_id: number
    staff_id: number
    by_staff_id: number | null
    kind: 'create' | 'password' | 'change'
    at: Date
  }
  admin_request: {
    staff_id: number
    partner_id: number
    store_id: number
    action: string
    request_id: string
    made_id: number | null
    at: Date
  }
  audit_log: {
    id: Generated<number>
    partner_id: number
    store_id: number | null
    staff_id: number | null
    staff_name: string
    action: string
    object: string
    changes: JSONColumnType<Changes>
    ip: string
    at: Date
  }
  pii_read: {
    id: Generated<number>
    partner_id: number
    store_id: number
    staff_id: number
    staff_name: string
    call: string
    way: ReadWay
    object: string
    ip: string
    hour: Date
    at: Date
    last_at: Date
    times: number
  }
}

declare module '#platform/db/tables.ts' {
  interface Tables extends StaffTables {}
}
