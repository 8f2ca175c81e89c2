import type { ErrorName } from '@mallard/contract/errors'
import type { LevelPriceRow } from '@mallard/contract/pricing/promotion/level-price-admin.calls'
import { fen, ok, refuse, type Result, type Scope, scopeText } from '@mallard/kernel'
import { audit } from '#features/people/staff/index.ts'
import { adminTag } from '#platform/cache-tags.ts'
import { cappedPage, type CappedPage } from '#platform/db/counted.ts'
import { transact } from '#platform/db/transact.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import type { Services } from '#platform/services.ts'
import { levelPrices, listPriced, lockPrice, setPrice, setShare } from './level-price.repo.ts'
import {
  dropPromotions,
  promotionTag,
  raiseVersion,
  withThoseUnder,
  skuWordsIn,
} from '#features/pricing/promotion/index.ts'

/** Goods pages are kept for seconds themselves (ms). */
const levelsTime = 1000

/** Levels with what each pays of a price, as pages of goods show them; at most a second old. */
export function shownLevels(
  { cache, db }: Pick<Services, 'cache' | 'db'>,
  scope: Scope,
): ReturnType<typeof levelPrices> {
  return cache.get(
    `levels:${scopeText(scope)}`,
    levelsTime,
    () => levelPrices(db, scope.partnerId),
    [adminTag(scope.partnerId), promotionTag(scope)],
  )
}

interface ListInput {
  readonly pageNum: number
  readonly pageSize: number
  readonly q?: string | undefined
  readonly categoryId?: number | undefined
  readonly isSetOnly: boolean
}

export async function listPrices(
  ctx: StaffCtx,
  { pageNum, pageSize, q, categoryId, isSetOnly }: ListInput,
): Promise<Result<CappedPage<LevelPriceRow>, never>> {
  const { db } = ctx.services
  const categoryIds =
    categoryId === undefined
      ? undefined
      : await withThoseUnder(db, ctx.scope.partnerId, [categoryId])
  const { rows, total } = await listPriced(
    db,
    ctx.scope,
    { q: q || undefined, categoryIds, isSetOnly },
    (pageNum - 1) * pageSize,
    pageSize,
  )
  const page = cappedPage(rows, total, { pageNum, pageSize })
  const list = page.list.map(({ skuId, productSn, pic, salePrice, prices, ...names }) => ({
    skuId,
    productSn,
    ...skuWordsIn(names, ctx.locale),
    pic,
    salePrice: fen(salePrice),
    prices: Object.fromEntries(Object.entries(prices).map(([code, price]) => [code, fen(price)])),
  }))
  return ok({ ...page, list })
}

interface Change {
  readonly skuId: number
  readonly code: string
  readonly seen: number | null
  readonly price: number | null
}

/** What cannot be is refused whole: nothing is half changed. */
export async function savePrices(
  ctx: StaffCtx,
  { changes }: { changes: readonly Change[] },
): Promise<Result<{ changed: number }, ErrorName>> {
  const { db } = ctx.services
  const codes = new Set((await levelPrices(db, ctx.scope.partnerId)).map(({ code }) => code))
  if (changes.some(({ code }) => !codes.has(code))) return refuse('notFound')
  const inOrder = [...changes].sort(
    (one, other) => one.skuId - other.skuId || one.code.localeCompare(other.code),
  )
  const saved = await transact(db, async (trx): Promise<Result<{ changed: number }, ErrorName>> => {
    const at = new Date(ctx.clock.now())
    let changed = 0
    for (const { skuId, code, seen, price } of inOrder) {
      const now = await lockPrice(trx, ctx.scope, skuId, code)
      if (!now) return refuse('notFound')
      if (now.price === price) continue
      if (now.price !== seen) return refuse('versionConflict')
      if (price !== null && price > now.salePrice)
        return refuse('levelPriceHigh', { price: (now.salePrice / 100).toFixed(2) })
      await setPrice(trx, ctx.scope, skuId, code, price, at)
      await audit(trx, ctx, 'levelPrice.save', `level ${code}`, {
        skuId: { before: null, after: skuId },
        levelPrice: { before: now.price, after: price },
      })
      changed += 1
    }
    if (changed > 0) await raiseVersion(trx, ctx.scope, at)
    return ok({ changed })
  })
  if (saved.ok && saved.value.changed > 0) dropPromotions(ctx)
  return saved
}

interface Sharing {
  readonly code: string
  readonly bp: number | null
  readonly q?: string | undefined
  readonly categoryId?: number | undefined
}

export async function sharePrices(
  ctx: StaffCtx,
  { code, bp, q, categoryId }: Sharing,
): Promise<Result<{ changed: number }, ErrorName>> {
  const { db } = ctx.services
  if (!(await levelPrices(db, ctx.scope.partnerId)).some((level) => level.code === code))
    return refuse('notFound')
  const categoryIds =
    categoryId === undefined
      ? undefined
      : await withThoseUnder(db, ctx.scope.partnerId, [categoryId])
  const changed = await db.transaction().execute(async (trx) => {
    const at = new Date(ctx.clock.now())
    const count = await setShare(
      trx,
      ctx.scope,
      { q: q || undefined, categoryIds, isSetOnly: false },
      code,
      bp,
      at,
    )
    if (count === 0) return 0
    await raiseVersion(trx, ctx.scope, at)
    await audit(trx, ctx, 'levelPrice.share', `level ${code}`, {
      share: { before: null, after: bp },
      changed: { before: null, after: count },
    })
    return count
  })
  if (changed > 0) dropPromotions(ctx)
  return ok({ changed })
}
