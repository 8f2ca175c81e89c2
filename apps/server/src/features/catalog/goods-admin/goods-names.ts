/**
 * A column of a table that names goods or their SKUs. What stands in it for goods that are deleted:
 * `goes` with them; `stays`, since nobody minds, with a comment why; or it `keeps` the goods, under
 * what staff call it.
 */
export interface GoodsName {
  readonly table: string
  readonly column: string
  readonly names: 'goods' | 'sku'
  /** One id unless told; several, or a document with each id as a `skuId`. */
  readonly as?: 'list' | 'document'
  /** Of the rows `t` that name them these alone. */
  readonly where?: string
  readonly onDelete: 'goes' | 'stays' | { readonly keeps: readonly [zh: string, en: string] }
}

declare module '#platform/feature.ts' {
  interface Feature {
    /** Where its tables name goods (docs/decisions/0199-goods-are-archived.md). */
    readonly namesGoods?: readonly GoodsName[]
  }
  interface Ports {
    /** Where the tables of all features name goods, those above first. */
    readonly goodsNames: readonly GoodsName[]
  }
}
