import type { PackedOrder } from '@mallard/contract/trade/order/order-admin.calls'

interface PickRow {
  readonly skuId: number
  readonly productSn: string
  readonly barcode: string
  readonly title: string
  readonly productAttr: string
  /** Units for all orders together, and how many orders want some. */
  readonly quantity: number
  readonly orders: number
}

/** What is fetched from the shelves for several orders: SKU by SKU, by their codes. */
export function pickListOf(orders: readonly Pick<PackedOrder, 'orderSn' | 'lines'>[]): PickRow[] {
  const rows = new Map<number, PickRow>()
  for (const { lines } of orders) {
    const seen = new Set<number>()
    for (const { quantity, orderItemId: _id, ...sku } of lines) {
      const row = rows.get(sku.skuId) ?? { ...sku, quantity: 0, orders: 0 }
      const isNew = !seen.has(sku.skuId)
      seen.add(sku.skuId)
      rows.set(sku.skuId, {
        ...row,
        quantity: row.quantity + quantity,
        orders: row.orders + Number(isNew),
      })
    }
  }
  return [...rows.values()].sort((one, other) => (one.productSn < other.productSn ? -1 : 1))
}
