import type { ShelfProblem } from '@mallard/contract/catalog/catalog/shelf.codes'
import type { Generated } from 'kysely'

interface ShelfTables {
  shelf_plan: {
    partner_id: number
    store_id: number
    goods_id: number
    on_at: Date | null
    off_at: Date | null
    problem: ShelfProblem | null
    planned_by: number
    version: Generated<number>
  }
}

declare module '#platform/db/tables.ts' {
  interface Tables extends ShelfTables {}
}
