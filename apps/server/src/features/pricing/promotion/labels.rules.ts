import type { Locale } from '@mallard/kernel'
import { attrText } from '@mallard/contract/catalog/catalog/attr-text'
import type {
  AppliedPromotion,
  LostGift,
  PromotionWords,
} from '@mallard/contract/pricing/promotion/promotion.fields'
import type { CompiledPromotion } from './compiled.rules.ts'
import type { OpenLine } from './effect.rules.ts'
import { kindOf } from './kinds.rules.ts'
import type { Promotion } from './promotion.rules.ts'
import type { AppliedEffect, QuotedGift } from './price.rules.ts'
import type { OfferedSku } from './promotion.repo.ts'
import { nameIn } from './wording.rules.ts'
import { localised } from '#platform/locale.rules.ts'

export interface SkuNames {
  readonly title: string
  readonly titleEn: string
  readonly attrs: readonly { readonly value: string }[]
  readonly attrsEn: readonly { readonly value: string }[]
}

/** What a SKU is called, and what distinguishes it. */
export function skuWordsIn(
  { title, titleEn, ...attributes }: SkuNames,
  locale: Locale,
): { title: string; attr: string } {
  return {
    title: nameIn({ name: title, nameEn: titleEn }, locale),
    attr: attrText(attributes, locale),
  }
}

/** What a promotion gives, in a sentence. */
export function sentenceOf(promotion: Promotion, locale: Locale): string {
  return kindOf(promotion).label(promotion.rule, locale)
}

/** A promotion as goods and lists tell of it. */
export function wordsOf(promotion: Promotion, locale: Locale): PromotionWords {
  return {
    id: promotion.id,
    type: promotion.type,
    tag: kindOf(promotion).tag(promotion.rule, locale),
    name: nameIn(promotion, locale),
    text: sentenceOf(promotion, locale),
    endAt: promotion.endAt,
  }
}

/** Why an amount is what it is, in the language of the shopper. */
export function appliedIn(applied: readonly AppliedEffect[], locale: Locale): AppliedPromotion[] {
  return applied.map(({ id, name, nameEn, type, amount }) => ({
    id,
    name: nameIn({ name, nameEn }, locale),
    type,
    amount,
  }))
}

export interface GivenSku {
  readonly promotionId: number
  readonly offer: OfferedSku
  readonly quantity: number
  readonly needs?: QuotedGift['needs']
}

/**
 * The gifts that the store can give: what is bought of the same SKU goes first, and a gift that ran
 * out holds nothing up.
 */
export function givenOf(
  gifts: readonly QuotedGift[],
  offers: readonly OfferedSku[],
  boughtUnits: (skuId: number) => number,
): GivenSku[] {
  const given: GivenSku[] = []
  for (const { promotionId, skuId, quantity, needs } of gifts) {
    const offer = offers.find((each) => each.skuId === skuId)
    if (!offer) continue
    const spoken = given.reduce(
      (units, each) => units + (each.offer.skuId === skuId ? each.quantity : 0),
      boughtUnits(skuId),
    )
    const units = Math.min(quantity, offer.available - spoken)
    if (units > 0) given.push({ promotionId, offer, quantity: units, ...(needs && { needs }) })
  }
  return given
}

/** What the store cannot give of the gifts that were earned, with what is known of each. */
export function lostOf(
  gifts: readonly QuotedGift[],
  given: readonly GivenSku[],
  offers: readonly OfferedSku[],
  running: readonly CompiledPromotion[],
  locale: Locale,
): LostGift[] {
  return gifts.flatMap(({ promotionId, skuId, quantity }) => {
    const units = given.find((each) => each.promotionId === promotionId)?.quantity ?? 0
    const promotion = running.find((each) => each.promotion.id === promotionId)?.promotion
    if (units >= quantity || !promotion) return []
    const offer = offers.find((each) => each.skuId === skuId)
    return [
      {
        promotionId,
        name: nameIn(promotion, locale),
        title: localised(locale, offer?.title ?? '', offer?.titleEn),
        quantity: quantity - units,
      },
    ]
  })
}

/** What lines that join a promotion lack for its next step: "再买 ¥20 减 ¥30". */
export function nextStep(
  promotion: Promotion,
  lines: readonly OpenLine[],
  locale: Locale,
): string | undefined {
  return kindOf(promotion).nextStep?.(promotion.rule, lines, locale)
}
