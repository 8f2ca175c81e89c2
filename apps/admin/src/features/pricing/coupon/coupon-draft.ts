import type { CouponSetup } from '@mallard/contract/pricing/coupon/coupon-admin.calls'
import { day } from '@mallard/kernel'
import { fenTyped } from '#platform/show.ts'
import { momentInput } from '#platform/store-clock.ts'
import type { CouponInput } from './use-coupons.ts'

/**
 * What is typed into the form; money in yuan, times as the browser's local fields give them, in
 * Beijing time.
 */
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
  readonly categoryIds: readonly number[]
  readonly goodsIds: readonly number[]
  readonly total: number
  readonly perUser: number
  /** Some days from the drawing, or between two moments. */
  readonly validity: 'days' | 'fixed'
  readonly days: number
  readonly validFrom: string
  readonly validTo: string
  readonly obtain: CouponInput['obtain']
  readonly drawFrom: string
  readonly drawTo: string
  readonly stack: boolean
  readonly everywhere: boolean
}

/** What the form begins with: ten yuan off anything, for a month from now. */
export function newDraft(): CouponDraft {
  const now = Date.now()
  const [from, to] = [momentInput(now), momentInput(now + 30 * day)]
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
    categoryIds: [],
    goodsIds: [],
    total: 1000,
    perUser: 1,
    validity: 'days',
    days: 30,
    validFrom: from,
    validTo: to,
    obtain: 'public',
    drawFrom: from,
    drawTo: to,
    stack: true,
    everywhere: false,
  }
}

const yuan = (amount: number) => String(amount / 100)

/**
 * What a form begins with that makes another coupon like this one, drawn from now on for as long.
 */
export function draftLike(setup: CouponSetup): CouponDraft {
  const now = Date.now()
  const fresh = newDraft()
  const isFixed = setup.validDays === null
  return {
    ...fresh,
    name: setup.name,
    nameEn: setup.nameEn,
    kind: setup.kind,
    threshold: yuan(setup.threshold),
    face: yuan(setup.face),
    discount: setup.kind === 2 ? setup.discountBp / 1000 : fresh.discount,
    most: yuan(setup.maxDiscount),
    productSn: setup.productSn ?? '',
    scope: setup.scope,
    categoryIds: setup.scope === 'category' ? setup.scopeIds : [],
    goodsIds: setup.scope === 'goods' ? setup.scopeIds : [],
    total: setup.total,
    perUser: setup.perUserLimit,
    validity: isFixed ? 'fixed' : 'days',
    days: setup.validDays ?? fresh.days,
    validTo: isFixed
      ? momentInput(now + ((setup.validTo ?? now) - (setup.validFrom ?? now)))
      : fresh.validTo,
    obtain: setup.obtain,
    drawTo: momentInput(now + (setup.drawTo - setup.drawFrom)),
    stack: setup.stackPoints,
    everywhere: setup.isEverywhere,
  }
}

/** `2026-11-20T18:05` in Beijing time as an instant. */
export function instantTyped(text: string): number {
  return Date.parse(`${text}:00+08:00`)
}

/** What the form says, as the call wants it. Fields that another kind has count for nothing. */
export function queryOf(draft: CouponDraft): CouponSetup {
  const { kind, scope, validity } = draft
  const isFixed = validity === 'fixed'
  const chosen = { all: [], category: draft.categoryIds, goods: draft.goodsIds }[scope]
  return {
    name: draft.name,
    nameEn: draft.nameEn,
    kind,
    threshold: fenTyped(draft.threshold) ?? 0,
    face: kind === 2 ? 0 : (fenTyped(draft.face) ?? 0),
    discountBp: kind === 2 ? Math.round(draft.discount * 1000) : 10_000,
    maxDiscount: kind === 2 ? (fenTyped(draft.most) ?? 0) : 0,
    productSn: kind === 4 ? draft.productSn : null,
    scope: kind === 4 ? 'all' : scope,
    scopeIds: kind === 4 ? [] : [...chosen],
    total: draft.total,
    perUserLimit: draft.perUser,
    validFrom: isFixed ? instantTyped(draft.validFrom) : null,
    validTo: isFixed ? instantTyped(draft.validTo) : null,
    validDays: isFixed ? null : draft.days,
    obtain: draft.obtain,
    drawFrom: instantTyped(draft.drawFrom),
    drawTo: instantTyped(draft.drawTo),
    stackPoints: draft.stack,
    isEverywhere: draft.everywhere,
  }
}
