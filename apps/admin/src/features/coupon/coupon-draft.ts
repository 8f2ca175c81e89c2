import { beijingDateTime, day } from '@mallard/kernel'
import { fenTyped } from '#platform/show.ts'
import type { CouponWish } from './use-coupons.ts'

/** What is typed into the form; money in yuan, times as the browser's local fields give them, in Beijing time. */
export interface CouponDraft {
  readonly name: string
  readonly nameEn: string
  readonly kind: number
  readonly threshold: string
  readonly face: string
  readonly discount: number
  readonly most: string
  readonly productSn: string
  readonly scope: 'all' | 'category' | 'goods'
  readonly scopeIds: string
  readonly total: number
  readonly perUser: number
  readonly days: number
  readonly obtain: CouponWish['obtain']
  readonly drawFrom: string
  readonly drawTo: string
  readonly stack: boolean
  readonly everywhere: boolean
}

const typed = (at: number) => beijingDateTime(at).slice(0, 16).replace(' ', 'T')

/** What the form begins with: ten yuan off anything, for a month from now. */
export function newDraft(): CouponDraft {
  const now = Date.now()
  return {
    name: '',
    nameEn: '',
    kind: 1,
    threshold: '0',
    face: '10',
    discount: 9,
    most: '0',
    productSn: '',
    scope: 'all',
    scopeIds: '',
    total: 1000,
    perUser: 1,
    days: 30,
    obtain: 'public',
    drawFrom: typed(now),
    drawTo: typed(now + 30 * day),
    stack: true,
    everywhere: false,
  }
}

/** `2026-11-20T18:05` in Beijing time as an instant. */
export function instantTyped(text: string): number {
  return Date.parse(`${text}:00+08:00`)
}

/** What the form says, as the call wants it. Fields that another kind has count for nothing. */
export function wishOf(draft: CouponDraft): CouponWish {
  const { kind, scope, scopeIds } = draft
  return {
    name: draft.name,
    nameEn: draft.nameEn,
    kind,
    threshold: fenTyped(draft.threshold) ?? 0,
    face: kind === 2 ? 0 : (fenTyped(draft.face) ?? 0),
    discountBp: kind === 2 ? Math.round(draft.discount * 1000) : 10_000,
    maxDiscount: kind === 2 ? (fenTyped(draft.most) ?? 0) : 0,
    productSn: kind === 4 ? draft.productSn.trim() : null,
    scope: kind === 4 ? 'all' : scope,
    scopeIds:
      kind === 4 || scope === 'all'
        ? []
        : scopeIds
            .split(/[,，\s]+/)
            .filter(Boolean)
            .map(Number),
    total: draft.total,
    perUserLimit: draft.perUser,
    validFrom: null,
    validTo: null,
    validDays: draft.days,
    obtain: draft.obtain,
    drawFrom: instantTyped(draft.drawFrom),
    drawTo: instantTyped(draft.drawTo),
    stackPoints: draft.stack,
    isEverywhere: draft.everywhere,
  }
}
