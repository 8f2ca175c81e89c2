import {
  policyOf,
  returnText,
  type KeptPolicy,
} from '@mallard/contract/catalog/catalog/return-policy.codes'
import type { CartLine } from '@mallard/contract/trade/cart/cart.fields'
import { attrText } from '@mallard/contract/catalog/catalog/attr-text'
import type { PictureRef } from '@mallard/contract/fields'
import { fen, type Locale, times, zero } from '@mallard/kernel'
import { localised } from '#platform/locale.rules.ts'

/** Lines of one cart (domain.md §6). */
export const maxLines = 120
/** Units of one SKU. */
export const maxUnits = 999
/** Larger stocks are told as this. */
const maxShown = 99

/** The stock that shoppers are told of what is available. */
export function shownStock(available: number): number {
  return Math.min(maxShown, Math.max(0, available))
}

/** A SKU as the store sells it now. */
export interface Offer extends KeptPolicy {
  readonly skuId: number
  readonly goodsId: number
  readonly categoryId: number
  readonly productSn: string
  readonly title: string
  readonly titleEn: string
  readonly pic: PictureRef
  readonly attrs: readonly { readonly key: string; readonly value: string }[]
  /** The English twin; empty where none was written. */
  readonly attrsEn: Offer['attrs']
  readonly salePrice: number
  /** Units neither sold nor put aside. */
  readonly available: number
  readonly isOnSale: boolean
  /** Units one person may buy of the goods, 0 = no limit. */
  readonly maxPerUser: number
  readonly freightTemplateId: number
  readonly weight: number
}

export interface CartRow extends Offer {
  readonly id: number
  readonly quantity: number
  readonly isChecked: boolean
  readonly addedPrice: number
  /** The promotion whose add-on price the line asks for, 0 = an ordinary line. */
  readonly addBuyId: number
  /** The full reduction that the shopper chose for the line. */
  readonly promotionId: number | null
}

export type InvalidReason = 'offShelf' | 'soldOut' | 'notEnoughStock' | 'overLimit'

/** Why so many units cannot be bought now, if so. */
export function invalidReasonOf(offer: Offer, quantity: number): InvalidReason | null {
  if (!offer.isOnSale) return 'offShelf'
  if (offer.available <= 0) return 'soldOut'
  if (offer.maxPerUser > 0 && quantity > offer.maxPerUser) return 'overLimit'
  if (offer.available < quantity) return 'notEnoughStock'
  return null
}

/**
 * Whether the line can be saved by asking for fewer units: it then stays among the lines that can
 * be bought.
 */
export function isMendable(reason: InvalidReason | null): boolean {
  return reason === null || reason === 'notEnoughStock' || reason === 'overLimit'
}

/** Fen of one unit by which the price fell since the line was added. */
export function priceDropOf(row: CartRow): number {
  return Math.max(0, row.addedPrice - row.salePrice)
}

export function titleOf(offer: Pick<Offer, 'title' | 'titleEn'>, locale: Locale): string {
  return localised(locale, offer.title, offer.titleEn)
}

/** A line as the cart shows it; discounts are filled in by the price of the checked lines. */
export function cartLineOf(row: CartRow, locale: Locale): CartLine {
  const reason = invalidReasonOf(row, row.quantity)
  return {
    id: row.id,
    itemId: row.goodsId,
    productSn: row.productSn,
    title: titleOf(row, locale),
    pic: row.pic,
    productAttr: attrText(row, locale),
    productPrice: fen(row.salePrice),
    productQuantity: row.quantity,
    promotionAmount: zero,
    couponAmount: zero,
    integrationAmount: zero,
    realAmount: times(fen(row.salePrice), row.quantity),
    checked: row.isChecked && reason === null,
    valid: reason === null,
    invalidReason: reason,
    stock: shownStock(row.available),
    limit: row.maxPerUser,
    addBuyLost: null,
    priceDrop: fen(row.addBuyId > 0 ? 0 : priceDropOf(row)),
    promotions: [],
    isGift: false,
    isAddBuy: row.addBuyId > 0,
    returnPolicy: policyOf(row),
    returnText: returnText(policyOf(row), locale),
    choices: [],
  }
}
