import { attrText } from '@mallard/contract/catalog/attr-text'
import { promotionType } from '@mallard/contract/promotion/promotion.codes'
import type { AppliedPromotion, LostGift, PromotionWords } from '@mallard/contract/promotion/promotion.fields'
import { fen, zero, type Fen } from '@mallard/kernel'
import type { CompiledPromotion } from './compiled.rules.ts'
import type { Promotion } from './promotion.rules.ts'
import type { AppliedEffect, QuotedGift } from './price.rules.ts'
import type { OfferedSku } from './promotion.repo.ts'

type Locale = 'zh' | 'en'

/** Yuan without what is not needed: 29900 → "299", 9950 → "99.5". */
export function shortYuan(amount: number): string {
  return String(Number((amount / 100).toFixed(2)))
}

/** 8500 → "8.5折" or "15% off". */
function cutWords(bp: number, locale: Locale): string {
  return locale === 'en' ? `${Number(((10_000 - bp) / 100).toFixed(2))}% off` : `${Number((bp / 1000).toFixed(2))}折`
}

/** The name of a promotion in the language of the shopper. */
export function nameIn({ name, nameEn }: { readonly name: string; readonly nameEn?: string | undefined }, locale: Locale): string {
  return locale === 'en' && nameEn ? nameEn : name
}

export interface SkuNames {
  readonly title: string
  readonly titleEn: string
  readonly attrs: readonly { readonly value: string }[]
  readonly attrsEn: readonly { readonly value: string }[]
}

/** What a SKU is called, and what distinguishes it. */
export function skuWordsIn({ title, titleEn, ...attributes }: SkuNames, locale: Locale): { title: string; attr: string } {
  return { title: nameIn({ name: title, nameEn: titleEn }, locale), attr: attrText(attributes, locale) }
}

const kindWords = {
  1: ['限时', 'Deal'],
  2: ['满减', 'Save'],
  3: ['加价购', 'Add-on'],
  4: ['赠品', 'Gift'],
  5: ['包邮', 'Free delivery'],
} as const

function overWords(by: 'amount' | 'quantity', over: number, locale: Locale): string {
  if (by === 'amount') return locale === 'en' ? `over ¥${shortYuan(over)}` : `满${shortYuan(over)}元`
  return locale === 'en' ? `from ${over} ${over === 1 ? 'item' : 'items'}` : `满${over}件`
}

/** What a promotion gives, in a sentence. */
export function sentenceOf(promotion: Promotion, locale: Locale): string {
  const en = locale === 'en'
  switch (promotion.type) {
    case promotionType.timedDiscount: {
      const { cut, value } = promotion.rule
      if (cut === 'bp') return en ? `${cutWords(value, locale)} for a short time` : `限时${cutWords(value, locale)}`
      if (cut === 'off') return en ? `¥${shortYuan(value)} off for a short time` : `限时直降${shortYuan(value)}元`
      return en ? `¥${shortYuan(value)} for a short time` : `限时价${shortYuan(value)}元`
    }
    case promotionType.fullReduction: {
      const { by, tiers } = promotion.rule
      const parts = [...tiers]
        .sort((a, b) => a.over - b.over)
        .map(({ over, cut, value }) => {
          const given =
            cut === 'off' ? (en ? `¥${shortYuan(value)} off` : `减${shortYuan(value)}元`) : en ? cutWords(value, locale) : `打${cutWords(value, locale)}`
          return en ? `${given} ${overWords(by, over, locale)}` : `${overWords(by, over, locale)}${given}`
        })
      return parts.join(en ? ', ' : '，')
    }
    case promotionType.addOn: {
      const lowest = shortYuan(Math.min(...promotion.rule.items.map(({ price }) => price)))
      const over = overWords('amount', promotion.rule.over, locale)
      return en ? `Add selected items from ¥${lowest} ${over}` : `${over}，加${lowest}元起换购热销好物`
    }
    case promotionType.gift: {
      const { by, tiers } = promotion.rule
      const over = overWords(by, Math.min(...tiers.map((tier) => tier.over)), locale)
      return en ? `A gift ${over}, while stocks last` : `${over}送好礼，赠完即止`
    }
    default: {
      const over = overWords(promotion.rule.by, promotion.rule.over, locale)
      return en ? `Free delivery ${over}` : `${over}包邮`
    }
  }
}

/** The few letters that a card has room for. */
function tagOf(promotion: Promotion, locale: Locale): string {
  const en = locale === 'en'
  const word = kindWords[promotion.type][en ? 1 : 0]
  if (promotion.type === promotionType.timedDiscount) {
    const { cut, value } = promotion.rule
    if (cut === 'bp') return en ? cutWords(value, locale) : `${word}${cutWords(value, locale)}`
    if (cut === 'off') return en ? `¥${shortYuan(value)} off` : `直降${shortYuan(value)}元`
    return en ? word : '限时价'
  }
  if (promotion.type !== promotionType.fullReduction) return word
  const { by, tiers } = promotion.rule
  const tier = tiers.reduce((low, each) => (each.over < low.over ? each : low))
  if (tier.cut === 'bp')
    return en ? cutWords(tier.value, locale) : `${tier.over / (by === 'amount' ? 100 : 1)}${by === 'amount' ? '元' : '件'}${cutWords(tier.value, locale)}`
  if (by === 'quantity') return en ? `¥${shortYuan(tier.value)} off` : `${tier.over}件减${shortYuan(tier.value)}`
  return en ? `¥${shortYuan(tier.value)} off` : `满${shortYuan(tier.over)}减${shortYuan(tier.value)}`
}

/** A promotion as goods and lists tell of it. */
export function wordsOf(promotion: Promotion, locale: Locale): PromotionWords {
  return {
    id: promotion.id,
    type: promotion.type,
    tag: tagOf(promotion, locale),
    name: nameIn(promotion, locale),
    text: sentenceOf(promotion, locale),
    endAt: promotion.endAt,
  }
}

/** Why an amount is what it is, in the language of the shopper. */
export function appliedIn(applied: readonly AppliedEffect[], locale: Locale): AppliedPromotion[] {
  return applied.map(({ id, name, nameEn, type, amount }) => ({ id, name: nameIn({ name, nameEn }, locale), type, amount }))
}

export interface GivenSku {
  readonly promotionId: number
  readonly offer: OfferedSku
  readonly quantity: number
}

/** The gifts that the store can give: what is bought of the same SKU goes first, and a gift that ran out holds nothing up. */
export function givenOf(gifts: readonly QuotedGift[], offers: readonly OfferedSku[], boughtUnits: (skuId: number) => number): GivenSku[] {
  const given: GivenSku[] = []
  for (const { promotionId, skuId, quantity } of gifts) {
    const offer = offers.find((each) => each.skuId === skuId)
    if (!offer) continue
    const spoken = given.reduce((units, each) => units + (each.offer.skuId === skuId ? each.quantity : 0), boughtUnits(skuId))
    const units = Math.min(quantity, offer.available - spoken)
    if (units > 0) given.push({ promotionId, offer, quantity: units })
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
    return [{ promotionId, name: nameIn(promotion, locale), title: (locale === 'en' && offer?.titleEn) || (offer?.title ?? ''), quantity: quantity - units }]
  })
}

/** Fen and words for the next step of a full reduction: "再买 ¥20 减 ¥30". */
export function nextStep(promotion: Promotion, reach: number, locale: Locale): { readonly missing: Fen; readonly text: string } | undefined {
  if (promotion.type !== promotionType.fullReduction) return undefined
  const { by, tiers } = promotion.rule
  const next = [...tiers].sort((a, b) => a.over - b.over).find(({ over }) => over > reach)
  if (!next) return undefined
  const en = locale === 'en'
  const lacks = by === 'amount' ? `¥${shortYuan(next.over - reach)}` : en ? String(next.over - reach) : `${next.over - reach}件`
  const given =
    next.cut === 'off'
      ? en
        ? `¥${shortYuan(next.value)} off`
        : `减¥${shortYuan(next.value)}`
      : en
        ? cutWords(next.value, locale)
        : `打${cutWords(next.value, locale)}`
  return { missing: by === 'amount' ? fen(next.over - reach) : zero, text: en ? `${lacks} more for ${given}` : `再买${lacks}${given}` }
}
