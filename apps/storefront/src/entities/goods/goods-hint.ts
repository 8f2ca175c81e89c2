import type { GoodsCard } from '@mallard/contract/catalog/catalog/catalog.fields'

/** What a goods card gives along to the goods page, which draws it before its own data is there. */
export type GoodsHint = Pick<GoodsCard, 'itemId' | 'title' | 'pic' | 'price' | 'listPrice'> & {
  /**
   * `sizes` of the picture on the card: with the same value the browser picks the same file, which
   * it has already.
   */
  sizes: string
}

export function goodsHint(
  { itemId, title, pic, price, listPrice }: GoodsCard,
  sizes: string,
): GoodsHint {
  return { itemId, title, pic, price, listPrice, sizes }
}

/** Hints come from the browser's history: only one for this item is believed. */
export function hintFor(hint: unknown, itemId: number): GoodsHint | undefined {
  const isOne =
    typeof hint === 'object' &&
    hint !== null &&
    'sizes' in hint &&
    'pic' in hint &&
    'itemId' in hint
  return isOne && hint.itemId === itemId ? (hint as GoodsHint) : undefined
}
