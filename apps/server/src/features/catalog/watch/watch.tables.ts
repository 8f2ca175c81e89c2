import type { WatchKind } from '@mallard/contract/catalog/watch/watch.codes'
import type { Generated } from 'kysely'

interface WatchTables {
  goods_watch: {
    id: Generated<number>
    partner_id: number
    store_id: number
    member_id: number
    sku_id: number
    kind: WatchKind
    price: number
    created_at: Date
  }
}

declare module '#platform/db/tables.ts' {
  interface Tables extends WatchTables {}
}
