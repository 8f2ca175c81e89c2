import type { Flow, SeenGifts } from '@mallard/contract/trade/checkout/checkout.calls'

/** The gifts that a checkout shows. */
export function giftsOf({ lines }: Pick<Flow, 'lines'>): SeenGifts {
  return lines.flatMap(({ isGift, productSn, productQuantity }) =>
    isGift ? [{ productSn, quantity: productQuantity }] : [],
  )
}

/** What was seen and is no longer there, with its title in the page that showed it. */
export function goneGifts(
  { lines }: Pick<Flow, 'lines'>,
  seen: SeenGifts,
  left: SeenGifts,
): { title: string; quantity: number }[] {
  const units = (gifts: SeenGifts, sn: string) =>
    gifts.reduce((sum, { productSn, quantity }) => sum + (productSn === sn ? quantity : 0), 0)
  return [...new Set(seen.map(({ productSn }) => productSn))].flatMap((sn) => {
    const quantity = units(seen, sn) - units(left, sn)
    return quantity > 0
      ? [
          {
            title: lines.find(({ isGift, productSn }) => isGift && productSn === sn)?.title ?? '',
            quantity,
          },
        ]
      : []
  })
}
