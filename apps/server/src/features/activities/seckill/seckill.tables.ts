import type { Generated } from 'kysely'

interface SeckillTables {
  seckill_sku: {
    seckill_id: number
    partner_id: number
    store_id: number
    sku_id: number
    sort: Generated<number>
    price: number
    quota: number
    limit_per_user: number
    sold: Generated<number>
    reserved: Generated<number>
    placed: Generated<number>
    paid: Generated<number>
  }
}

declare module '#platform/db/tables.ts' {
  interface Tables extends SeckillTables {}
}
