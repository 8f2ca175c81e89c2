import type {
  ImportFault,
  ImportProblem,
  ImportProfile,
  ImportRowState,
  ImportSource,
  ImportState,
} from '@mallard/contract/catalog/goods-import/goods-import.codes'
import type { ImportChoices } from '@mallard/contract/catalog/goods-import/goods-import.calls'
import type { MappingLayout } from '@mallard/contract/catalog/goods-import/import-mapping.codes'
import type { Cell } from '@mallard/kernel'
import type { ColumnType, Generated } from 'kysely'
import type { ColumnName } from './columns.rules.ts'
import type { Difference } from './draft.rules.ts'
import type { Mapping } from './mapping.rules.ts'

type Json<T> = ColumnType<T, string | undefined, string>

type Counts = Readonly<Record<ImportRowState, number>>

/** Rows by what was found and made of them, and new goods that want to be put on the shelf. */
export interface Tally {
  readonly found: Counts
  readonly made: Counts
  readonly differing: number
  readonly toShelve: number
}

interface GoodsImportTables {
  goods_import: {
    id: Generated<number>
    partner_id: number
    store_id: number
    file_name: string
    file_key: string
    state: Generated<ImportState>
    profile: ImportProfile | null
    fits: Json<readonly ImportProfile[]>
    choices: ColumnType<ImportChoices | null, string | undefined, string>
    mapping: ColumnType<Mapping | null, string | undefined, string>
    fault: ImportFault | null
    heads: Json<readonly Cell[]>
    ignored: Json<readonly string[]>
    row_count: Generated<number>
    group_count: Generated<number>
    mark: Generated<number>
    tally: ColumnType<Tally, string, string>
    staff_id: number
    staff_name: string
    ip: string
    created_at: Date
    done_at: Date | null
    again_mark: number | null
  }
  goods_import_row: {
    import_id: number
    partner_id: number
    line: number
    group_no: number
    twice_of: number | null
    cells: Json<readonly Cell[]>
    found: ImportRowState | null
    made: ImportRowState | null
    problem: ImportProblem | null
    problem_column: ColumnName | null
    problem_what: Generated<string>
    changes: Json<readonly Difference[]>
    seen_on_hand: number | null
    goods_id: number | null
    is_to_shelve: Generated<boolean>
  }
  import_link: {
    partner_id: number
    source: ImportSource
    mapping_id: Generated<number>
    foreign_id: string
    goods_id: number
    created_at: Date
  }
  import_mapping: {
    id: Generated<number>
    partner_id: number
    name: string
    name_key: string
    layout: MappingLayout
    group_by: string | null
    columns: Json<Mapping['columns']>
    heads: Json<readonly string[]>
    version: Generated<number>
    created_at: Date
    used_at: Date
  }
}

declare module '#platform/db/tables.ts' {
  interface Tables extends GoodsImportTables {}
}
