import { largeShop, type ShopSize } from '@mallard/testing/large-shop'
import type pg from 'pg'

export type { ShopSize }

/** A size as BENCH_GOODS, BENCH_MEMBERS and BENCH_ORDERS have it, or as it is without them. */
export function sizeOf(usual: ShopSize): ShopSize {
  const set = (name: string, otherwise: number) => Number(process.env[name] ?? otherwise)
  return {
    goods: set('BENCH_GOODS', usual.goods),
    members: set('BENCH_MEMBERS', usual.members),
    orders: set('BENCH_ORDERS', usual.orders),
  }
}

/** Makes the first store of a demo world so large. */
export async function fillShop(client: pg.Client, size: ShopSize): Promise<void> {
  await client.query('set synchronous_commit = off')
  for (const statement of largeShop(size)) await client.query(statement)
  await client.query('reset synchronous_commit')
  await client.query('vacuum analyze')
}
