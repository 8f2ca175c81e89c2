import type { Tax } from '@mallard/contract/catalog/tax/tax.codes'
import type { ColumnType, Generated } from 'kysely'

type TaxColumn = ColumnType<Tax | null, string | null, string | null>

interface TaxTables {
  tax_setting: {
    partner_id: number
    usual: TaxColumn
    freight: TaxColumn
    version: Generated<number>
    updated_at: Date
  }
}

declare module '#platform/db/tables.ts' {
  interface Tables extends TaxTables {}
}
