import type { SettingSetup, SettingValues } from '@mallard/contract/devices/smart/smart-settings'
import type { Generated, JSONColumnType } from 'kysely'

interface Scoped {
  partner_id: number
  store_id: number
}

interface SmartTables {
  device_model: Scoped & {
    id: Generated<number>
    code: string
    name: string
    name_en: string
    goods_id: number
    mesh_sn: string
    mesh_goods_id: number
    rated_minutes: number
    settings: JSONColumnType<SettingSetup[]>
    version: Generated<number>
    updated_at: Date
  }
  device: Scoped & {
    id: Generated<number>
    model_id: number
    device_no: string
    is_online: Generated<boolean>
    seen_at: Date | null
    mesh_minutes: Generated<number>
    mesh_since: Date
    mesh_told: Generated<boolean>
    settings: Generated<SettingValues>
    fault_code: Generated<string>
    fault_text: Generated<string>
    fault_at: Date | null
    created_at: Date
  }
  device_binding: Scoped & {
    id: Generated<number>
    device_id: number
    member_id: number | null
    bound_at: Date
    ended_at: Date | null
  }
  device_event: Scoped & {
    id: Generated<number>
    device_id: number
    event_id: string
    kind: number
    at: Date
    words: Generated<string>
    received_at: Date
  }
  device_use: Scoped & {
    device_id: number
    member_id: number
    /** A day of Beijing, `yyyy-MM-dd`. */
    day: string
    minutes: number
  }
  warranty: Scoped & {
    id: Generated<number>
    device_id: number
    member_id: number | null
    card_no: string
    activated_at: Date
    starts_at: Date
    ends_at: Date
    order_sn: string | null
  }
  device_setting: Scoped & {
    id: Generated<number>
    device_id: number
    wanted: JSONColumnType<SettingValues>
    state: Generated<number>
    reason: Generated<string>
    created_at: Date
    answered_at: Date | null
  }
}

declare module '#platform/db/tables.ts' {
  interface Tables extends SmartTables {}
}
