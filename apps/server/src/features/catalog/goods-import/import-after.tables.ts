import type {
  BackOutcome,
  BackState,
  PictureFault,
  ZipFileFault,
  ZipState,
} from '@mallard/contract/catalog/goods-import/import-after.codes'
import type { ColumnType, Generated } from 'kysely'
import type { Kept, Undo } from './undo.rules.ts'

interface ImportAfterTables {
  goods_import_picture: {
    import_id: number
    partner_id: number
    address: string
    url: string | null
    fault: PictureFault | null
    taken_until: Date | null
  }
  goods_import_zip: {
    import_id: number
    partner_id: number
    file_key: string
    state: Generated<ZipState>
    passed: Generated<number>
    created_at: Date
  }
  goods_import_file: {
    import_id: number
    partner_id: number
    name: string
    url: string | null
    fault: ZipFileFault | null
  }
  goods_import_undo: {
    import_id: number
    partner_id: number
    line: number
    goods_id: number
    undo: ColumnType<Undo, string, string>
    outcome: BackOutcome | null
    kept: ColumnType<readonly Kept[], string | undefined, string>
  }
  goods_import_back: {
    import_id: number
    partner_id: number
    state: Generated<BackState>
    mark: number
    staff_id: number
    staff_name: string
    ip: string
    created_at: Date
    done_at: Date | null
  }
}

declare module '#platform/db/tables.ts' {
  interface Tables extends ImportAfterTables {}
}
