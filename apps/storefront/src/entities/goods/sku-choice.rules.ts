import type { GoodsDetail, Sku } from '@mallard/contract/catalog/catalog/catalog.fields'

/**
 * The place of the chosen value among those of each attribute, in their order. Words are for
 * reading alone: two values, or two attributes, may have one name in another language.
 */
export type Choice = readonly number[]

type Goods = Pick<GoodsDetail, 'skus' | 'attrs' | 'productSn'>

/** From this many units on, nothing is said about what is left. */
const fewUnits = 10

export function choiceOf(sku: Sku | undefined): Choice {
  return sku?.places ?? []
}

/** The words of what is chosen. */
export function wordsOf({ attrs }: Pick<Goods, 'attrs'>, choice: Choice): string[] {
  return attrs.flatMap(({ values }, at) => values[choice[at] ?? -1]?.value ?? [])
}

/** Whether a SKU has the wanted values of the first `count` attributes. */
function fits(sku: Sku, wanted: Choice, count: number): boolean {
  return sku.places.slice(0, count).every((place, at) => place === wanted[at])
}

/** The SKU that has exactly these values. */
export function skuFor({ skus, attrs }: Goods, choice: Choice): Sku | undefined {
  return skus.find((sku) => fits(sku, choice, attrs.length))
}

/**
 * What is chosen before the shopper has chosen: the SKU of the card, else one that can be bought,
 * else the first.
 */
export function firstChoice({ skus, productSn }: Goods): Choice {
  const shown = skus.find((sku) => sku.productSn === productSn && sku.stock > 0)
  return choiceOf(shown ?? skus.find(({ stock }) => stock > 0) ?? skus[0])
}

const withPlace = (choice: Choice, at: number, place: number): Choice =>
  Array.from({ length: Math.max(choice.length, at + 1) }, (_, each) =>
    each === at ? place : (choice[each] ?? -1),
  )

/**
 * Whether a value of the attribute `at` can be had with what is chosen above it. What is chosen
 * below gives way, so every SKU in stock can be reached.
 */
export function isOffered({ skus }: Goods, choice: Choice, at: number, place: number): boolean {
  const wanted = withPlace(choice, at, place)
  return skus.some((sku) => sku.stock > 0 && fits(sku, wanted, at + 1))
}

/**
 * Takes a value; values below it stay when they can be had with it, else the first that can is
 * taken.
 */
export function choose(goods: Goods, choice: Choice, at: number, place: number): Choice {
  return goods.attrs.reduce<Choice>(
    (chosen, { values }, below) => {
      const kept = chosen[below]
      if (below <= at || (kept !== undefined && isOffered(goods, chosen, below, kept)))
        return chosen
      const instead = values.findIndex((_, each) => isOffered(goods, chosen, below, each))
      return instead < 0 ? chosen : withPlace(chosen, below, instead)
    },
    withPlace(choice, at, place),
  )
}

/** Units that one shopper may take now; 0 when it is sold out. */
export function maxQuantityOf(sku: Sku | undefined): number {
  if (!sku) return 0
  return sku.limit > 0 ? Math.min(sku.stock, sku.limit) : sku.stock
}

/** How many are left, when that is worth saying. */
export function fewLeft(sku: Sku | undefined): number | undefined {
  return sku && sku.stock > 0 && sku.stock <= fewUnits ? sku.stock : undefined
}

/** The quantity after the SKU changed: never more than there is, never less than one. */
export function fitQuantity(quantity: number, sku: Sku | undefined): number {
  return Math.max(1, Math.min(quantity, maxQuantityOf(sku)))
}

/** Why nothing of these goods can be bought, or undefined. */
export function whyNot({
  skus,
  onSale,
}: Pick<GoodsDetail, 'skus' | 'onSale'>): 'offShelf' | 'soldOut' | undefined {
  if (!onSale) return 'offShelf'
  return skus.some(({ stock }) => stock > 0) ? undefined : 'soldOut'
}
