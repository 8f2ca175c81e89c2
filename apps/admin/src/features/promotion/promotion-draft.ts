import type { DeskPromotion, PromotionSetup } from '@mallard/contract/promotion/promotion-desk.calls'
import type { PromotionScope } from '@mallard/contract/promotion/promotion.codes'
import { yuan, fen, type Instant } from '@mallard/kernel'
import { fenTyped } from '#platform/show.ts'
import { momentInput, momentOf } from '#platform/store-clock.ts'
import type { Locale } from '#platform/texts.ts'

export interface TierDraft {
  readonly over: string
  readonly cut: 'off' | 'bp'
  readonly value: string
  readonly skuId?: number | undefined
  readonly quantity: string
}

export interface ItemDraft {
  readonly skuId?: number | undefined
  readonly price: string
}

/** A promotion as it is typed: money in yuan, discounts as 折 (8.5 = 85 % are left to pay), moments in Beijing time. */
export interface PromotionDraft {
  readonly type: PromotionSetup['kind']['type']
  readonly name: string
  readonly nameEn: string
  /** `2026-11-20T18:00` */
  readonly from: string
  readonly until: string
  readonly scope: PromotionScope
  readonly categoryIds: readonly number[]
  readonly skuIds: readonly number[]
  readonly priority: string
  readonly limitPerUser: string
  readonly by: 'amount' | 'quantity'
  /** Timed discounts. */
  readonly cut: 'bp' | 'off' | 'price'
  readonly value: string
  /** Threshold of add-ons and free freight. */
  readonly over: string
  readonly most: string
  readonly tiers: readonly TierDraft[]
  readonly items: readonly ItemDraft[]
}

/** Names of the texts that say what is not right yet. */
export type DraftFault = 'badName' | 'badTime' | 'badScope' | 'badValue' | 'badOver' | 'badMost' | 'badTiers' | 'badItems' | 'badNumbers'

export const newTier: TierDraft = { over: '', cut: 'off', value: '', quantity: '1' }

export function newDraft(now: Instant): PromotionDraft {
  const hour = 3_600_000
  return {
    type: 1,
    name: '',
    nameEn: '',
    from: momentInput(now),
    until: momentInput(now + 7 * 24 * hour),
    scope: 'all',
    categoryIds: [],
    skuIds: [],
    priority: '0',
    limitPerUser: '0',
    by: 'amount',
    cut: 'bp',
    value: '',
    over: '',
    most: '1',
    tiers: [newTier],
    items: [{ price: '' }],
  }
}

const shown = (amount: number) => yuan(fen(amount)).replace(/\.00$/, '')
/** 8500 → "8.5" */
const foldOf = (bp: number) => String(bp / 1000)
const reachText = (by: 'amount' | 'quantity', over: number) => (by === 'amount' ? shown(over) : String(over))

/** What a form begins with that makes another promotion like this one: from now on, for as long. */
export function draftLike(promotion: DeskPromotion, now: Instant): PromotionDraft {
  const { startAt, endAt } = promotion
  return draftOf({ ...promotion, startAt: now, endAt: now + endAt - startAt })
}

/** What it is called in the operator's language. */
export function nameIn({ name, nameEn }: Pick<DeskPromotion, 'name' | 'nameEn'>, locale: Locale): string {
  return (locale === 'en' && nameEn) || name
}

export function draftOf(promotion: DeskPromotion): PromotionDraft {
  const { kind, scope, scopeIds } = promotion
  const draft: PromotionDraft = {
    ...newDraft(0),
    type: kind.type,
    name: promotion.name,
    nameEn: promotion.nameEn,
    from: momentInput(promotion.startAt),
    until: momentInput(promotion.endAt),
    scope,
    categoryIds: scope === 'category' ? scopeIds : [],
    skuIds: scope === 'sku' ? scopeIds : [],
    priority: String(promotion.priority),
    limitPerUser: String(promotion.limitPerUser),
  }
  switch (kind.type) {
    case 1:
      return { ...draft, cut: kind.rule.cut, value: kind.rule.cut === 'bp' ? foldOf(kind.rule.value) : shown(kind.rule.value) }
    case 2:
      return {
        ...draft,
        by: kind.rule.by,
        tiers: kind.rule.tiers.map(({ over, cut, value }) => ({
          ...newTier,
          over: reachText(kind.rule.by, over),
          cut,
          value: cut === 'bp' ? foldOf(value) : shown(value),
        })),
      }
    case 3:
      return {
        ...draft,
        over: shown(kind.rule.over),
        most: String(kind.rule.most),
        items: kind.rule.items.map(({ skuId, price }) => ({ skuId, price: shown(price) })),
      }
    case 4:
      return {
        ...draft,
        by: kind.rule.by,
        tiers: kind.rule.tiers.map(({ over, skuId, quantity }) => ({ ...newTier, over: reachText(kind.rule.by, over), skuId, quantity: String(quantity) })),
      }
    default:
      return { ...draft, by: kind.rule.by, over: reachText(kind.rule.by, kind.rule.over) }
  }
}

function count(text: string, least: number, most: number): number | undefined {
  const value = /^\d{1,9}$/.test(text.trim()) ? Number(text) : Number.NaN
  return value >= least && value <= most ? value : undefined
}

function price(text: string): number | undefined {
  const amount = fenTyped(text)
  return amount !== undefined && amount > 0 && amount <= 100_000_000 ? amount : undefined
}

/** "8.5" → 8500; between 0.01 and 9.99. */
function basisPoints(text: string): number | undefined {
  const match = /^(\d)(?:\.(\d{1,2}))?$/.exec(text.trim())
  const bp = match ? Number(match[1]) * 1000 + Number((match[2] ?? '').padEnd(2, '0')) * 10 : 0
  return bp > 0 && bp < 10_000 ? bp : undefined
}

const reach = (by: 'amount' | 'quantity', text: string) => (by === 'amount' ? price(text) : count(text, 1, 9999))

/** Every value, or undefined when one is missing. */
function all<T>(values: readonly (T | undefined)[]): T[] | undefined {
  const found = values.filter((value): value is T => value !== undefined)
  return found.length === values.length && found.length > 0 ? found : undefined
}

function kindOf(draft: PromotionDraft): PromotionSetup['kind'] | DraftFault {
  const { by, cut } = draft
  switch (draft.type) {
    case 1: {
      const value = cut === 'bp' ? basisPoints(draft.value) : price(draft.value)
      return value === undefined ? 'badValue' : { type: 1, rule: { cut, value } }
    }
    case 2: {
      const tiers = all(
        draft.tiers.map((tier) => {
          const over = reach(by, tier.over)
          const value = tier.cut === 'bp' ? basisPoints(tier.value) : price(tier.value)
          return over === undefined || value === undefined ? undefined : { over, cut: tier.cut, value }
        }),
      )
      return tiers && hasDistinct(tiers) ? { type: 2, rule: { by, tiers } } : 'badTiers'
    }
    case 3: {
      const over = price(draft.over)
      const most = count(draft.most, 1, 20)
      const items = all(
        draft.items.map(({ skuId, price: text }) => {
          const amount = price(text)
          return skuId === undefined || amount === undefined ? undefined : { skuId, price: amount }
        }),
      )
      if (over === undefined) return 'badOver'
      if (most === undefined) return 'badMost'
      return items && new Set(items.map(({ skuId }) => skuId)).size === items.length ? { type: 3, rule: { over, most, items } } : 'badItems'
    }
    case 4: {
      const tiers = all(
        draft.tiers.map((tier) => {
          const over = reach(by, tier.over)
          const quantity = count(tier.quantity, 1, 999)
          return over === undefined || quantity === undefined || tier.skuId === undefined ? undefined : { over, skuId: tier.skuId, quantity }
        }),
      )
      return tiers && hasDistinct(tiers) ? { type: 4, rule: { by, tiers } } : 'badTiers'
    }
    default: {
      const over = reach(by, draft.over)
      return over === undefined ? 'badOver' : { type: 5, rule: { by, over } }
    }
  }
}

function hasDistinct(tiers: readonly { readonly over: number }[]): boolean {
  return new Set(tiers.map(({ over }) => over)).size === tiers.length
}

/** What saving would send, or the field that is not right yet. */
export function setupOf(draft: PromotionDraft, { id, version }: { id: number; version: number }): PromotionSetup | DraftFault {
  const name = draft.name.trim()
  if (name === '' || name.length > 40) return 'badName'
  const [startAt, endAt] = [momentOf(draft.from), momentOf(draft.until)]
  if (startAt === undefined || endAt === undefined || endAt <= startAt) return 'badTime'
  const scopeIds = draft.scope === 'category' ? [...draft.categoryIds] : draft.scope === 'sku' ? [...draft.skuIds] : []
  if (draft.scope !== 'all' && scopeIds.length === 0) return 'badScope'
  const priority = count(draft.priority, 0, 999)
  const limitPerUser = count(draft.limitPerUser, 0, 999)
  if (priority === undefined || limitPerUser === undefined) return 'badNumbers'
  const kind = kindOf(draft)
  if (typeof kind === 'string') return kind
  return { id, version, name, nameEn: draft.nameEn.trim(), startAt, endAt, scope: draft.scope, scopeIds, kind, priority, limitPerUser }
}
