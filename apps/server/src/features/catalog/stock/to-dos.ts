import { sql } from 'kysely'
import { ofStore } from '#platform/db/of-store.ts'
import type { ToDo } from '#platform/to-do.ts'

/** Goods on the shelf with SKUs that run low, or of which none are left. */
export const stockToDos = {
  'stock.low': {
    right: 'goods.read',
    rows: ({ scope }) =>
      sql`store_goods sg where ${ofStore('sg', scope)} and sg.on_sale and sg.low_skus > 0`,
  },
  'stock.out': {
    right: 'goods.read',
    rows: ({ scope }) =>
      sql`store_goods sg where ${ofStore('sg', scope)} and sg.on_sale and sg.out_skus > 0`,
  },
} as const satisfies Readonly<Record<string, ToDo>>
