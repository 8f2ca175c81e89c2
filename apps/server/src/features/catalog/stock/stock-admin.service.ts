import type { AdjustedField } from '@mallard/contract/catalog/catalog/stock.codes'
import { maxAdjusted } from '@mallard/contract/catalog/catalog/stock.codes'
import type { StockMovement, StockRow } from '@mallard/contract/catalog/catalog/stock-admin.calls'
import { fen, ok, refuse, type Refused, type Result } from '@mallard/kernel'
import { waitingFor } from '#features/catalog/watch/index.ts'
import { cataloguePricesOf, type CataloguePrices } from '#features/pricing/promotion/index.ts'
import { type Action, audit, changesOf, makeOnce } from '#features/people/staff/index.ts'
import { localised } from '#platform/locale.rules.ts'
import { type CappedPage, cappedPage, offsetOf, type PagePlace } from '#platform/db/counted.ts'
import type { Db } from '#platform/db/database.ts'
import { transact } from '#platform/db/transact.ts'
import { turnedPage, type TurnedPage, type Turn, turnPage } from '#platform/db/turned.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import {
  logStockEdits,
  followPrices,
  listPricesStand,
  priceAgain,
  categoriesUnder,
  termsOf,
  type StockChange,
  writeListPrices,
  writeStock,
} from '#features/catalog/catalog/index.ts'
import {
  countGoods,
  goodsOrder,
  whichGoods,
  dropGoods,
  type ListPriceRefusal,
  mayChangePartnerWide,
} from '#features/catalog/goods-admin/index.ts'
import {
  findMovements,
  findStock,
  findStockGoods,
  skusByCode,
  hasSku,
  lockStock,
  type StockFigures,
  type StockFilter,
} from './stock-admin.repo.ts'
import {
  adjustmentOf,
  changeOf,
  isFault,
  type StockFault,
  type WantedStock,
} from './stock-change.rules.ts'

interface Which {
  readonly q?: string | undefined
  readonly categoryId?: number | undefined
  readonly shelf: 'all' | 'on' | 'off'
  readonly stock: 'all' | 'low' | 'out'
}

/** What may be the beginning of a SKU's code. */
const isCode = /^[A-Za-z0-9_-]{2,64}$/

async function filterOf(
  ctx: StaffCtx,
  { q, categoryId, shelf, stock }: Which,
): Promise<StockFilter> {
  const categoryIds =
    categoryId === undefined
      ? undefined
      : await categoriesUnder(ctx.services, ctx.scope.partnerId, categoryId)
  const filter = { terms: q ? termsOf(q) : undefined, categoryIds, shelf, stock }
  const coded = q && isCode.test(q) ? await skusByCode(ctx.services.db, ctx.scope.partnerId, q) : []
  if (coded.length === 0) return { ...filter, skuIds: undefined }
  const goodsIds = [...new Set(coded.map(({ goodsId }) => goodsId))]
  return { ...filter, terms: undefined, goodsIds, skuIds: coded.map(({ skuId }) => skuId) }
}

export async function listStock(
  ctx: StaffCtx,
  asked: Which & Turn,
): Promise<Result<TurnedPage<StockRow>, 'pageTooFar'>> {
  const filter = await filterOf(ctx, asked)
  const { db } = ctx.services
  const goods = await whichGoods(db, ctx.scope, filter)
  const [turned, total] = await Promise.all([
    turnPage(goodsOrder, asked, (stretch) => findStockGoods(db, goods, stretch)),
    countGoods(db, goods),
  ])
  if (!turned.ok) return turned
  const page = turnedPage(turned.value, ({ id }) => id, total, asked, goods.most)
  const rows = await findStock(db, ctx.scope, filter, page.list)
  const isEnglish = ctx.locale === 'en'
  const skuIds = rows.map(({ skuId }) => skuId)
  const waiting = await waitingFor(db, ctx.scope, skuIds)
  const list = rows.map(({ goodsId: _goods, titleEn, attrs, attrsEn, ...row }) => ({
    ...row,
    title: localised(ctx.locale, row.title, titleEn),
    attr: (isEnglish && attrsEn.length > 0 ? attrsEn : attrs).map(({ value }) => value).join(' / '),
    waiting: waiting.get(row.skuId) ?? 0,
    salePrice: fen(row.salePrice),
    listPrice: fen(row.listPrice),
  }))
  // A page is of goods, each with all that fits of it: what is counted are goods.
  return ok({ ...page, list })
}

type ChangeRefusal =
  | 'notFound'
  | 'partnerWide'
  | 'skuChanged'
  | 'skuBelowReserved'
  | 'skuOutOfRange'
  | 'selectionChanged'
  | ListPriceRefusal

interface SaveInput {
  readonly requestId: string
  readonly reason: string
  readonly changes: readonly WantedStock[]
}

/** Once for each request; all of it, or nothing when one SKU cannot be changed. */
export async function saveStock(
  ctx: StaffCtx,
  { requestId, reason, changes }: SaveInput,
): Promise<Result<{ changed: number }, ChangeRefusal>> {
  const wanted = new Map(changes.map((each) => [each.sn, each]))
  const prices = await cataloguePricesOf(ctx.services, ctx.scope)
  return changeOnce(ctx, 'sku.save', requestId, async (trx) => {
    const locked = await lockStock(trx, ctx.scope, { sns: [...wanted.keys()] })
    if (locked.length < wanted.size) return refuse('notFound')
    const planned = plannedFor(locked, (now) => changeOf(now, wanted.get(now.productSn)!))
    if (!planned.ok) return planned
    const mayList = mayChangePartnerWide(ctx)
    return changeSkus(trx, ctx, locked, planned.value, { reason, prices, mayList })
  })
}

interface Terms {
  readonly reason: string
  readonly prices: CataloguePrices
  /** Whether list prices, which all stores share, may change. */
  readonly mayList: boolean
}

/** Writes SKUs that the caller's transaction has locked; the log names each. */
export async function changeSkus(
  trx: Db,
  ctx: Action,
  locked: readonly StockFigures[],
  changes: readonly StockChange[],
  terms: Terms,
): Promise<Result<Changed, 'partnerWide' | ListPriceRefusal>> {
  const isDone = await write(trx, ctx, locked, changes, terms)
  if (!isDone.ok) return isDone
  const { reason } = terms
  const byId = new Map(locked.map((each) => [each.skuId, each]))
  for (const change of changes) {
    const before = byId.get(change.skuId)!
    await audit(trx, ctx, 'sku.save', `sku ${before.productSn}`, {
      ...changesOf(
        figuresOf(before),
        figuresOf({ ...before, ...change, onHand: before.onHand + change.delta }),
      ),
      ...(reason && { reason: { before: null, after: reason } }),
    })
  }
  return isDone
}

interface AdjustInput extends Which {
  readonly requestId: string
  readonly seen: number
  readonly field: AdjustedField
  readonly how: 'share' | 'amount' | 'set'
  readonly value: number
  readonly reason: string
}

/** Changes one figure of all SKUs that fit: as many as the operator saw, or none. */
export async function adjustStock(
  ctx: StaffCtx,
  { requestId, seen, field, how, value, reason, ...which }: AdjustInput,
): Promise<Result<{ changed: number }, ChangeRefusal>> {
  const filter = await filterOf(ctx, which)
  const prices = await cataloguePricesOf(ctx.services, ctx.scope)
  return changeOnce(ctx, 'stock.adjust', requestId, async (trx) => {
    const locked = await lockStock(trx, ctx.scope, { filter, most: maxAdjusted + 1 })
    const count = new Set(locked.map(({ goodsId }) => goodsId)).size
    if (count !== seen || locked.length > maxAdjusted) return refuse('selectionChanged', { count })
    const planned = plannedFor(locked, (now) => adjustmentOf(now, field, { how, value }))
    if (!planned.ok) return planned
    const terms = { reason, prices, mayList: mayChangePartnerWide(ctx) }
    const isDone = await write(trx, ctx, locked, planned.value, terms)
    if (!isDone.ok || planned.value.length === 0) return isDone
    const said = {
      figure: field,
      how,
      value,
      changed: planned.value.length,
      ...(reason && { reason }),
    }
    await audit(trx, ctx, 'stock.adjust', 'skus', changesOf({}, said))
    return isDone
  })
}

/** How many SKUs, and of which goods. */
interface Changed {
  readonly changed: number
  readonly goodsIds: readonly number[]
}

/** Does work once for a request; its answer is how many SKUs it changed. */
async function changeOnce(
  ctx: StaffCtx,
  action: 'sku.save' | 'stock.adjust',
  requestId: string,
  work: (trx: Db) => Promise<Result<Changed, ChangeRefusal>>,
): Promise<Result<{ changed: number }, ChangeRefusal>> {
  let goodsIds: readonly number[] = []
  const done = await transact<{ changed: number }, ChangeRefusal>(ctx.services.db, async (trx) => {
    let refused: Refused<ChangeRefusal> | undefined
    const changed = await makeOnce(trx, ctx, action, requestId, async () => {
      const result = await work(trx)
      if (!result.ok) refused = result
      else goodsIds = result.value.goodsIds
      return result.ok ? result.value.changed : 0
    })
    return refused ?? ok({ changed })
  })
  // Whoever read in between would keep what was before the commit.
  if (done.ok) dropGoods(ctx, ...goodsIds)
  return done
}

/** What becomes of each SKU that changes; the first that cannot refuses all. */
function plannedFor(
  locked: readonly StockFigures[],
  plan: (now: StockFigures) => StockChange | StockFault | undefined,
): Result<StockChange[], ChangeRefusal> {
  const changes: StockChange[] = []
  for (const now of locked) {
    const planned = plan(now)
    if (!planned) continue
    if (isFault(planned)) return refusedFor(planned)
    changes.push(planned)
  }
  return ok(changes)
}

function refusedFor(fault: StockFault): Refused<ChangeRefusal> {
  if (fault.kind === 'changed') return refuse('skuChanged', { sn: fault.sn })
  if (fault.kind === 'outOfRange') return refuse('skuOutOfRange', { sn: fault.sn })
  return refuse('skuBelowReserved', { sn: fault.sn, reserved: fault.reserved })
}

async function write(
  trx: Db,
  ctx: Action,
  locked: readonly StockFigures[],
  changes: readonly StockChange[],
  { reason, prices, mayList }: Terms,
): Promise<Result<Changed, 'partnerWide' | ListPriceRefusal>> {
  if (changes.length === 0) return ok({ changed: 0, goodsIds: [] })
  const { scope } = ctx
  const before = new Map(locked.map((each) => [each.skuId, each]))
  const listed = changes.filter(
    ({ skuId, listPrice }) => before.get(skuId)!.listPrice !== listPrice,
  )
  if (listed.length > 0 && !mayList) return refuse('partnerWide')
  const written = new Map((await writeStock(trx, scope, changes)).map((row) => [row.skuId, row]))
  if (listed.length > 0) await writeListPrices(trx, scope.partnerId, listed)
  const edits = changes
    .filter(({ delta }) => delta !== 0)
    .map(({ skuId, delta }) => ({ ...written.get(skuId)!, delta }))
  const by = { staffName: ctx.staff.name, reason, at: new Date(ctx.clock.now()) }
  await logStockEdits(trx, scope, edits, by)
  const goodsIds = [...new Set(changes.map(({ skuId }) => before.get(skuId)!.goodsId))]
  await followPrices(trx, scope, goodsIds, prices, ctx.clock.now())
  if (listed.length > 0) {
    const skuIds = listed.map(({ skuId }) => skuId)
    const standing = await listPricesStand(trx, scope, { goodsIds, skuIds })
    if (!standing.ok) return standing
    await priceAgain(trx, scope.partnerId, goodsIds)
  }
  return ok({ changed: changes.length, goodsIds })
}

const figuresOf = ({
  salePrice,
  listPrice,
  onHand,
  lowAt,
}: Pick<StockFigures, 'salePrice' | 'listPrice' | 'onHand' | 'lowAt'>) => ({
  salePrice,
  listPrice,
  onHand,
  lowAt,
})

/** Movements that an order or a return caused name it. */
const numbered = new Set(['submit', 'pay', 'close', 'group', 'return', 'reissue', 'reissued'])

export async function ledger(
  ctx: StaffCtx,
  { id, ...place }: PagePlace & { id: number },
): Promise<Result<CappedPage<StockMovement>, 'notFound'>> {
  const { db } = ctx.services
  if (!(await hasSku(db, ctx.scope, id))) return refuse('notFound')
  const { rows, total } = await findMovements(db, ctx.scope, id, offsetOf(place), place.pageSize)
  const list = rows.map(({ at, bizId, ...row }) => ({
    ...row,
    at: at.getTime(),
    number: numbered.has(row.kind) ? bizId : null,
  }))
  return ok(cappedPage(list, total, place))
}
