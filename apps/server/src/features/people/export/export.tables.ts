import type {
  ExportFault,
  ExportKindCode,
  ExportState,
} from '@mallard/contract/people/export/export.codes'
import type { Locale } from '@mallard/kernel'
import type { Generated } from 'kysely'
import type { Mark } from './export.rules.ts'

interface ExportTables {
  data_export: {
    id: Generated<number>
    partner_id: number
    store_id: number
    staff_id: number
    staff_name: string
    kind: ExportKindCode
    all_stores: boolean
    audience_id: Generated<number | null>
    from_day: string | null
    until_day: string | null
    columns: string[]
    locale: Locale
    reason: string
    state: Generated<ExportState>
    mark: Generated<Mark | null>
    parts: Generated<number>
    row_count: Generated<number>
    bytes: Generated<number>
    failures: Generated<number>
    fault: Generated<ExportFault | null>
    downloads: Generated<number>
    created_at: Date
    worked_at: Generated<Date | null>
    done_at: Generated<Date | null>
    expires_at: Generated<Date | null>
  }
  data_export_part: {
    partner_id: number
    export_id: number
    key: string
    place: Generated<number | null>
    bytes: Generated<number | null>
    created_at: Date
  }
}

declare module '#platform/db/tables.ts' {
  interface Tables extends ExportTables {}
}
