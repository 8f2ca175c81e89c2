import { second, type Instant } from '@mallard/kernel'
import type { Db } from '#platform/db/database.ts'
import { readTerms, type HeldRow } from './coupon.repo.ts'
import type { CouponTerms, HeldCoupon } from './coupon.rules.ts'

interface Kept {
  readonly terms: CouponTerms
  readonly readAt: Instant
}

/** By database: two servers in one test must not share them. */
const templates = new WeakMap<Db, Map<number, Kept>>()

/**
 * Terms never change (decision 28); names of goods, and which categories lie under a chosen one,
 * might.
 */
const keptFor = 4 * second
/** Templates kept at once: more than any shop has coupons out. */
const maxKept = 2_000

/** Coupons with the terms of their templates, which hardly ever have to be read. */
export async function withTerms(
  db: Db,
  held: readonly HeldRow[],
  now: Instant,
): Promise<HeldCoupon[]> {
  if (held.length === 0) return []
  const kept = templates.get(db) ?? new Map<number, Kept>()
  templates.set(db, kept)
  const terms = new Map<number, CouponTerms>()
  for (const { templateId } of held) {
    const known = kept.get(templateId)
    if (known && now - known.readAt < keptFor) terms.set(templateId, known.terms)
  }
  const missing = [
    ...new Set(held.map(({ templateId }) => templateId).filter((id) => !terms.has(id))),
  ]
  if (missing.length > 0) {
    if (kept.size + missing.length > maxKept) kept.clear()
    for (const [id, read] of await readTerms(db, missing)) {
      terms.set(id, read)
      kept.set(id, { terms: read, readAt: now })
    }
  }
  return held.map((holding) => ({ ...terms.get(holding.templateId)!, ...holding }))
}
