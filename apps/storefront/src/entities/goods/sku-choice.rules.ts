import type { GoodsDetail, Sku } from '@mallard/contract/catalog/catalog/catalog.fields'

/** The chosen value of each attribute. */
export type Choice = Readonly<Record<string, string>>

type Goods = Pick<GoodsDetail, 'skus' | 'attrs' | 'productSn'>

/** From this many units on, nothing is said about what is left. */
const fewUnits = 10

export function choiceOf(sku: Sku | undefined): Choice {
  return Object.fromEntries((sku?.attrs ?? []).map(({ key, value }) => [key, value]))
}

function fits(sku: Sku, wanted: Choice, keys: readonly string[]): boolean {
  return keys.every((key) =>
    sku.attrs.some((attr) => attr.key === key && attr.value === wanted[key]),
  )
}

/** The SKU that has exactly these values. */
export function skuFor({ skus, attrs }: Goods, choice: Choice): Sku | undefined {
  const keys = attrs.map(({ key }) => key)
  return skus.find((sku) => fits(sku, choice, keys))
}

/**
 * What is chosen before the shopper has chosen: the SKU of the card, else one that can be bought,
 * else the first.
 */
export function firstChoice({ skus, productSn }: Goods): Choice {
  const shown = skus.find((sku) => sku.productSn === productSn && sku.stock > 0)
  return choiceOf(shown ?? skus.find(({ stock }) => stock > 0) ?? skus[0])
}

/** Keys of the attributes up to and with `key`, in the order they are shown. */
function keysUpTo(attrs: Goods['attrs'], key: string): string[] {
  const all = attrs.map((attr) => attr.key)
  return all.slice(0, all.indexOf(key) + 1)
}

/**
 * Whether a value can be had with what is chosen above it. What is chosen below gives way, so every
 * SKU in stock can be reached.
 */
export function isOffered(
  { skus, attrs }: Goods,
  choice: Choice,
  key: string,
  value: string,
): boolean {
  const keys = keysUpTo(attrs, key)
  return skus.some((sku) => sku.stock > 0 && fits(sku, { ...choice, [key]: value }, keys))
}

/**
 * Takes a value; values below it stay when they can be had with it, else the first that can is
 * taken.
 */
export function choose(goods: Goods, choice: Choice, key: string, value: string): Choice {
  const below = goods.attrs.slice(goods.attrs.findIndex((attr) => attr.key === key) + 1)
  return below.reduce<Choice>(
    (chosen, attr) => {
      const kept = chosen[attr.key]
      if (kept !== undefined && isOffered(goods, chosen, attr.key, kept)) return chosen
      const instead = attr.values.find((each) => isOffered(goods, chosen, attr.key, each.value))
      return instead ? { ...chosen, [attr.key]: instead.value } : chosen
    },
    { ...choice, [key]: value },
  )
}

/** Units that one shopper may take now; 0 when it is sold out. */
export function mostOf(sku: Sku | undefined): number {
  if (!sku) return 0
  return sku.limit > 0 ? Math.min(sku.stock, sku.limit) : sku.stock
}

/** How many are left, when that is worth saying. */
export function fewLeft(sku: Sku | undefined): number | undefined {
  return sku && sku.stock > 0 && sku.stock <= fewUnits ? sku.stock : undefined
}

/** The quantity after the SKU changed: never more than there is, never less than one. */
export function fitQuantity(quantity: number, sku: Sku | undefined): number {
  return Math.max(1, Math.min(quantity, mostOf(sku)))
}

/** Why nothing of these goods can be bought, or undefined. */
export function whyNot({
  skus,
  onSale,
}: Pick<GoodsDetail, 'skus' | 'onSale'>): 'offShelf' | 'soldOut' | undefined {
  if (!onSale) return 'offShelf'
  return skus.some(({ stock }) => stock > 0) ? undefined : 'soldOut'
}
