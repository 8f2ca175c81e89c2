/** Parts of the goods page that its tabs lead to, in their order. */
export const parts = ['goods', 'reviews', 'detail', 'more'] as const

export function partId(itemId: number, part: string): string {
  return `goods-${itemId}-${part}`
}
