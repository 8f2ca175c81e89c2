import type { AlertKind } from '@mallard/contract/people/alert/alert.codes'
import type { Generated } from 'kysely'

interface AlertTables {
  alert: {
    id: Generated<number>
    partner_id: number
    store_id: number | null
    kind: AlertKind
    topic: string
    ref: string
    text: string
    text_en: string
    at: Date
  }
  alert_seen: {
    partner_id: number
    staff_id: number
    store: number
    kind: AlertKind
    up_to: number
  }
  alert_read: {
    partner_id: number
    alert_id: number
    staff_id: number
  }
}

declare module '#platform/db/tables.ts' {
  interface Tables extends AlertTables {}
}
