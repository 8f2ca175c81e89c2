import type { AlertKind } from '@mallard/contract/people/alert/alert.codes'
import type { RobotKind } from '@mallard/contract/people/robot/robot.codes'
import type { Generated } from 'kysely'

interface RobotTables {
  robot: {
    id: Generated<number>
    partner_id: number
    store_id: number
    kind: RobotKind
    name: string
    address: string
    secret: string
    address_end: string
    alert_kinds: AlertKind[]
    has_digest: boolean
    is_english: boolean
    is_on: boolean
    is_wide: boolean
    version: Generated<number>
    created_at: Date
    last_at: Date | null
    digest_day: string | null
    next_at: Date | null
    failures: Generated<number>
    failing_since: Date | null
    fault_reason: Generated<string>
    fault_said: Generated<string>
  }
  robot_item: {
    id: Generated<number>
    partner_id: number
    robot_id: number
    kind: string
    ref: string
    text: string
    at: Date
    batch: number | null
  }
}

declare module '#platform/db/tables.ts' {
  interface Tables extends RobotTables {}
}
