import type { ReturnPolicy } from '@mallard/contract/catalog/catalog/return-policy.codes'
import type { ColourKey } from '../palette.ts'
import type { GoodsTag } from '../world.ts'

/** `[zh, en]`. */
export type Pair = readonly [zh: string, en: string]

/** Value code, Chinese, English. */
export type ValueDraft = readonly [code: string, zh: string, en: string]

/**
 * Value codes joined by `-` (colour first), list price and sale price in fen, packed weight in grams, then stock:
 * of the partner's main store and, when the Hangzhou store sells it too, of that store with its own price.
 */
export type SkuDraft = readonly [codes: string, listPrice: number, salePrice: number, weightG: number, onHand: number, hangzhou?: readonly [onHand: number, salePrice: number]]

/** One goods as it is written in the files of this folder; `assemble.ts` turns it into `Goods`. */
export interface GoodsDraft {
  readonly code: string
  /** Beginning of every productSn, e.g. `HL-KT01`. */
  readonly sn: string
  readonly family: string
  readonly shape: string
  readonly colours: readonly ColourKey[]
  readonly category: string
  readonly title: Pair
  readonly subTitle: Pair
  readonly capacity?: readonly ValueDraft[]
  readonly set?: readonly ValueDraft[]
  readonly skus: readonly SkuDraft[]
  readonly tags?: readonly GoodsTag[]
  readonly freight?: string
  readonly maxPerUser?: number
  /** Those of the law unless told. */
  readonly returnPolicy?: ReturnPolicy
  readonly sales: number
  readonly launchedDaysAgo: number
}
