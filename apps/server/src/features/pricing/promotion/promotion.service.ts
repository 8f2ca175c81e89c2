import { scopeText, type Instant, type Scope } from '@mallard/kernel'
import type { Db } from '#platform/db/database.ts'
import {
  compile,
  effectsOf,
  runningAt,
  type CompiledPromotion,
  type CompiledStore,
} from './compiled.rules.ts'
import type { Effects } from './effect.rules.ts'
import { noDiscount } from './member-price/member-price.rules.ts'
import { loadPromotions, type PromotionRead } from './promotion.repo.ts'

/** The newest version of each store, by database: two servers in one test must not share it. */
const stores = new WeakMap<Db, Map<string, CompiledStore>>()

/**
 * The promotions of a store, compiled once per version; an answer may be newer than asked, which
 * the guard of a write then tells.
 */
export async function compiledOf(
  db: Db,
  scope: Scope,
  version: number,
  now: Instant,
): Promise<CompiledStore> {
  if (version === 0) return { version: 0, promotions: [], levelPrices: new Map() }
  const known = stores.get(db) ?? new Map<string, CompiledStore>()
  stores.set(db, known)
  const key = scopeText(scope)
  const kept = known.get(key)
  if (kept?.version === version) return kept
  const loaded = await loadPromotions(db, scope, new Date(now))
  const compiled = compile(loaded.version, loaded.promotions, loaded.levelPrices)
  if (compiled.version >= (known.get(key)?.version ?? 0)) known.set(key, compiled)
  return compiled
}

/** Whether promotions of the store give anything away, by the version that was priced with last. */
export function isGiving(db: Db, scope: Scope): boolean {
  const known = stores.get(db)?.get(scopeText(scope))
  return known?.promotions.some(({ effects }) => effects.gifts !== undefined) ?? false
}

export interface ApplicablePromotions {
  readonly effects: Effects
  /** Where they come from, for names and limits. */
  readonly running: readonly CompiledPromotion[]
}

/** What holds for a shopper at a moment, from what their cart or checkout read. */
export async function applicable(
  db: Db,
  scope: Scope,
  read: PromotionRead,
  now: Instant,
): Promise<ApplicablePromotions> {
  const compiled = await compiledOf(db, scope, read.version, now)
  const [code = '', bp = noDiscount] = read.level.split(' ')
  const who = { levelBp: Number(bp), levelPrices: compiled.levelPrices.get(code), used: read.used }
  const running = runningAt(compiled, now, who)
  return { effects: effectsOf(running, who), running }
}
