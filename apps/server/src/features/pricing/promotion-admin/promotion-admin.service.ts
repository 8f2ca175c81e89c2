import type {
  AdminPickedSku,
  AdminPromotion,
  AdminPromotionRow,
  PromotionClash,
  PromotionSetup,
} from '@mallard/contract/pricing/promotion/promotion-admin.calls'
import type { PromotionState } from '@mallard/contract/pricing/promotion/promotion.codes'
import {
  fen,
  type Instant,
  type Locale,
  ok,
  refuse,
  type Result,
  type Scope,
} from '@mallard/kernel'
import { audit, changesOf, makeOnce } from '#features/people/staff/index.ts'
import { paged } from '#platform/db/counted.ts'
import type { Db } from '#platform/db/database.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import {
  dropPromotions,
  clashesOf,
  kindOf,
  ruledSkuIds,
  raiseVersion,
  withThoseUnder,
  stateOf,
  type Promotion,
  nameIn,
  sentenceOf,
  skuWordsIn,
} from '#features/pricing/promotion/index.ts'
import {
  closePromotion,
  countCategories,
  findPromotion,
  insertPromotion,
  listPromotions,
  pickSkus,
  promotionsBetween,
  updatePromotion,
  type PickedSku,
  type StoredPromotion,
} from './promotion-admin.repo.ts'
import { levelPrices } from '#features/pricing/level-price/index.ts'

/** SKUs that a picker shows at once; who wants another types a word more. */
const maxPicked = 50
/** SKUs of a store that a clash is looked for in. */
const maxSkus = 5000

interface ListInput {
  readonly pageNum: number
  readonly pageSize: number
  readonly state: PromotionState | 'ALL'
  readonly type?: number | undefined
}

export async function list(ctx: StaffCtx, { pageNum, pageSize, state, type }: ListInput) {
  const now = ctx.clock.now()
  const input = { state, type, offset: (pageNum - 1) * pageSize, limit: pageSize }
  const { rows, total } = await listPromotions(ctx.services.db, ctx.scope, input, new Date(now))
  const view = rows.map(({ promotion, orders, amount }): AdminPromotionRow => ({
    id: promotion.id,
    type: promotion.type,
    name: nameIn(promotion, ctx.locale),
    text: sentenceOf(promotion, ctx.locale),
    state: stateOf(promotion, now),
    startAt: promotion.startAt,
    endAt: promotion.endAt,
    scope: promotion.scope,
    scopeCount: promotion.chosenIds.length,
    priority: promotion.priority,
    limitPerUser: promotion.limitPerUser,
    orders,
    amount: fen(amount),
  }))
  return ok(paged(view, total, { pageNum, pageSize }))
}

export async function detail(
  ctx: StaffCtx,
  { id }: { readonly id: number },
): Promise<Result<AdminPromotion, 'notFound'>> {
  const promotion = await findPromotion(ctx.services.db, ctx.scope, id)
  if (!promotion) return refuse('notFound')
  const setup = setupOf(promotion)
  const picked = await pickSkus(ctx.services.db, ctx.scope, { ids: skuIdsOf(setup) }, 1000)
  return ok({
    ...setup,
    state: stateOf(promotion, ctx.clock.now()),
    skus: picked.map((sku) => pickedView(sku, ctx.locale)),
  })
}

function setupOf(promotion: StoredPromotion): PromotionSetup {
  const { id, version, name, nameEn, startAt, endAt, scope, chosenIds, priority, limitPerUser } =
    promotion
  // The stored kind and its rule belong together: they were checked as one when they were saved.
  const kind = { type: promotion.type, rule: promotion.rule } as PromotionSetup['kind']
  return {
    id,
    version,
    name,
    nameEn,
    startAt,
    endAt,
    scope,
    scopeIds: [...chosenIds],
    kind,
    priority,
    limitPerUser,
  }
}

/** SKUs that a set-up names, in scope or rule. */
function skuIdsOf({ scope, scopeIds, kind }: PromotionSetup): number[] {
  return [...new Set([...(scope === 'sku' ? scopeIds : []), ...ruledSkuIds(kind)])]
}

type SaveRefusal = 'badInput' | 'notFound' | 'versionConflict'

/** Why the set-up cannot be, or undefined: its times, its scope, and that all it names is there. */
async function faultOf({ services, scope: store }: StaffCtx, setup: PromotionSetup) {
  if (setup.endAt <= setup.startAt) return refuse('badInput', { field: 'endAt' })
  if ((setup.scope === 'all') !== (setup.scopeIds.length === 0))
    return refuse('badInput', { field: 'scopeIds' })
  const field = kindOf(setup.kind).fault?.(setup.kind.rule)
  if (field) return refuse('badInput', { field })
  if (setup.scope === 'category') {
    const count = await countCategories(services.db, store.partnerId, setup.scopeIds)
    if (count < new Set(setup.scopeIds).size) return refuse('notFound')
  }
  const skuIds = skuIdsOf(setup)
  if (
    skuIds.length > 0 &&
    (await pickSkus(services.db, store, { ids: skuIds }, skuIds.length)).length < skuIds.length
  )
    return refuse('notFound')
  return undefined
}

/**
 * Sets up or changes; everyone who prices from now on sees it, and a checkout that was priced
 * before is told.
 */
export async function save(
  ctx: StaffCtx,
  { requestId, ...setup }: PromotionSetup & { readonly requestId: string },
): Promise<Result<AdminPromotion, SaveRefusal>> {
  const fault = await faultOf(ctx, setup)
  if (fault) return fault
  const { db, clock } = ctx.services
  const at = new Date(clock.now())
  const before = setup.id > 0 ? await findPromotion(db, ctx.scope, setup.id) : undefined
  if (setup.id > 0 && !before) return refuse('notFound')
  const id = await db.transaction().execute(async (trx) => {
    const noted = async (saved: number) => {
      await raiseVersion(trx, ctx.scope, at)
      const { id: _id, version: _version, ...after } = setup
      await audit(
        trx,
        ctx,
        'promotion.save',
        `promotion ${saved}`,
        changesOf(before ? setupOf(before) : {}, after),
      )
      return saved
    }
    if (before)
      return (await updatePromotion(trx, ctx.scope, setup, at)) ? noted(setup.id) : undefined
    return makeOnce(trx, ctx, 'promotion.save', requestId, async () =>
      noted(await insertPromotion(trx, ctx.scope, setup, at)),
    )
  })
  if (id === undefined) return refuse('versionConflict')
  dropPromotions(ctx)
  return detail(ctx, { id })
}

/** Sets a promotion up in somebody else's transaction. */
export async function setUpPromotion(
  trx: Db,
  scope: Scope,
  setup: PromotionSetup,
  now: Instant,
  isClosed: boolean,
): Promise<void> {
  const at = new Date(now)
  const id = await insertPromotion(trx, scope, setup, at)
  if (isClosed) await closePromotion(trx, scope, id, at)
  await raiseVersion(trx, scope, at)
}

export async function close(
  ctx: StaffCtx,
  { id }: { readonly id: number },
): Promise<Result<AdminPromotion, 'notFound'>> {
  const { db, clock } = ctx.services
  const at = new Date(clock.now())
  await db.transaction().execute(async (trx) => {
    if (!(await closePromotion(trx, ctx.scope, id, at))) return
    await raiseVersion(trx, ctx.scope, at)
    await audit(trx, ctx, 'promotion.close', `promotion ${id}`, {
      closed: { before: false, after: true },
    })
  })
  dropPromotions(ctx)
  return detail(ctx, { id })
}

export async function clashes(
  ctx: StaffCtx,
  setup: PromotionSetup,
): Promise<Result<PromotionClash[], SaveRefusal>> {
  const fault = await faultOf(ctx, setup)
  if (fault) return fault
  const { db, clock } = ctx.services
  // What is over clashes with nothing any more.
  const from = Math.min(Math.max(setup.startAt, clock.now()), setup.endAt - 1)
  const [others, skus, scopeIds] = await Promise.all([
    promotionsBetween(db, ctx.scope, new Date(from), new Date(setup.endAt)),
    pickSkus(db, ctx.scope, {}, maxSkus),
    setup.scope === 'category'
      ? withThoseUnder(db, ctx.scope.partnerId, setup.scopeIds)
      : setup.scopeIds,
  ])
  const { kind, ...rest } = setup
  const promotion: Promotion = { ...rest, ...kind, scopeIds, closedAt: null }
  return ok(
    clashesOf(
      promotion,
      others,
      skus.map((sku) => ({
        ...sku,
        title: skuWordsIn(sku, ctx.locale).title,
        unitPrice: fen(sku.salePrice),
      })),
      ctx.locale,
    ),
  )
}

export async function skus(
  ctx: StaffCtx,
  { q }: { readonly q?: string | undefined },
): Promise<Result<AdminPickedSku[], never>> {
  return ok(
    (await pickSkus(ctx.services.db, ctx.scope, q ? { word: q } : {}, maxPicked)).map((sku) =>
      pickedView(sku, ctx.locale),
    ),
  )
}

export async function levels(ctx: StaffCtx) {
  const rows = await levelPrices(ctx.services.db, ctx.scope.partnerId)
  return ok(
    rows.map(({ code, discountBp, ...names }) => ({
      code,
      name: nameIn(names, ctx.locale),
      discountBp,
    })),
  )
}

function pickedView(
  { skuId, productSn, pic, salePrice, available, ...names }: PickedSku,
  locale: Locale,
): AdminPickedSku {
  return {
    skuId,
    productSn,
    ...skuWordsIn(names, locale),
    pic,
    salePrice: fen(salePrice),
    available,
  }
}
