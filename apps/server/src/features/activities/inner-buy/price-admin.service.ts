import type {
  AdminInnerGoods,
  InnerClash,
  InnerPriceSetup,
} from '@mallard/contract/activities/inner-buy/inner-buy-admin.calls'
import { attrText } from '@mallard/contract/catalog/catalog/attr-text'
import {
  fen,
  type Instant,
  type Locale,
  ok,
  refuse,
  type Refused,
  type Result,
  type Scope,
  yuan,
} from '@mallard/kernel'
import { audit, changesOf, makeOnce } from '#features/people/staff/index.ts'
import { atPriceNow } from '#features/pricing/promotion/index.ts'
import type { Db } from '#platform/db/database.ts'
import { transact } from '#platform/db/transact.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import {
  closePrice as close,
  findPrice,
  insertPrice,
  listPrices,
  skuOf,
  updatePrice,
  type PriceFilter,
  type PriceRow,
} from './price-admin.repo.ts'

function view(
  { attrs, attrsEn, title, titleEn, ...row }: PriceRow,
  locale: Locale,
): AdminInnerGoods {
  return {
    ...row,
    title: (locale === 'en' && titleEn) || title,
    attr: attrText({ attrs, attrsEn }, locale),
    price: fen(row.price),
    salePrice: fen(row.salePrice),
  }
}

interface GoodsInput extends Pick<PriceFilter, 'q' | 'state'> {
  readonly pageNum: number
  readonly pageSize: number
}

export async function goods(
  { services: { db }, scope, locale }: StaffCtx,
  { pageNum, pageSize, q, state }: GoodsInput,
) {
  const page = { q, state, offset: (pageNum - 1) * pageSize, limit: pageSize }
  const { rows, total } = await listPrices(db, scope, page)
  const list = rows.map((row) => view(row, locale))
  return ok({ list, total, pageNum, pageSize, hasNext: pageNum * pageSize < total })
}

async function shown(
  { services: { db }, scope, locale }: StaffCtx,
  id: number,
): Promise<Result<AdminInnerGoods, 'notFound'>> {
  const row = await findPrice(db, scope, id)
  return row ? ok(view(row, locale)) : refuse('notFound')
}

type Fault = 'notFound' | 'innerPriceHigh' | 'innerPriced'

/** The SKU of a price with what everyone pays for it now. */
const priced = async (db: Db, scope: Scope, setup: InnerPriceSetup, now: Instant) =>
  atPriceNow(db, scope, setup.skuId, await skuOf(db, scope, setup), now)

async function faultOf(
  db: Db,
  scope: Scope,
  setup: InnerPriceSetup,
  now: Instant,
): Promise<Refused<Fault> | undefined> {
  const sku = await priced(db, scope, setup, now)
  if (!sku) return refuse('notFound')
  if (sku.isPriced) return refuse('innerPriced')
  return setup.price >= sku.salePrice
    ? refuse('innerPriceHigh', { price: yuan(fen(sku.salePrice)) })
    : undefined
}

/** Prices of one store are saved one after another. */
async function lockPrices(trx: Db, { partnerId, storeId }: Scope): Promise<void> {
  await trx
    .selectFrom('store')
    .select('id')
    .where('partner_id', '=', partnerId)
    .where('id', '=', storeId)
    .forNoKeyUpdate()
    .execute()
}

export async function savePrice(
  ctx: StaffCtx,
  { requestId, ...setup }: InnerPriceSetup & { readonly requestId: string },
): Promise<Result<AdminInnerGoods, Fault | 'versionConflict'>> {
  const { scope, services, clock } = ctx
  const before = setup.id > 0 ? await findPrice(services.db, scope, setup.id) : undefined
  if (setup.id > 0 && !before) return refuse('notFound')
  type Saved = Result<number, Fault | 'versionConflict'>
  const saved = await transact(services.db, async (trx): Promise<Saved> => {
    await lockPrices(trx, scope)
    const note = (id: number, was?: number) =>
      audit(trx, ctx, 'inner.price', `innerPrice ${id}`, {
        skuId: { before: was === undefined ? null : setup.skuId, after: setup.skuId },
        price: { before: was === undefined ? null : yuan(fen(was)), after: yuan(fen(setup.price)) },
      })
    if (before) {
      const fault = await faultOf(trx, scope, setup, ctx.clock.now())
      if (fault) return fault
      if (!(await updatePrice(trx, scope, setup))) return refuse('versionConflict')
      await note(setup.id, before.price)
      return ok(setup.id)
    }
    let fault: Refused<Fault> | undefined
    const id = await makeOnce(trx, ctx, 'inner.price', requestId, async () => {
      fault = await faultOf(trx, scope, setup, ctx.clock.now())
      if (fault) return 0
      const made = await insertPrice(trx, scope, setup, new Date(clock.now()))
      await note(made)
      return made
    })
    return fault ?? ok(id)
  })
  return saved.ok ? shown(ctx, saved.value) : saved
}

export async function closePrice(
  ctx: StaffCtx,
  { id, reason }: { readonly id: number; readonly reason: string },
): Promise<Result<AdminInnerGoods, 'notFound'>> {
  await ctx.services.db.transaction().execute(async (trx) => {
    if (!(await close(trx, ctx.scope, id, reason, new Date(ctx.clock.now())))) return
    await audit(
      trx,
      ctx,
      'inner.close',
      `innerPrice ${id}`,
      changesOf({ closed: false, reason: '' }, { closed: true, reason }),
    )
  })
  return shown(ctx, id)
}

/** What stands against a price, for the form to say at its fields before it is saved. */
export async function clashes(
  { services: { db }, scope, locale, clock }: StaffCtx,
  setup: InnerPriceSetup,
): Promise<Result<InnerClash[], never>> {
  const found: InnerClash[] = []
  const say = (field: InnerClash['field'], isBlocking: boolean, zh: string, en: string) =>
    void found.push({ field, isBlocking, text: locale === 'en' ? en : zh })
  const sku = await priced(db, scope, setup, clock.now())
  if (!sku) return ok(found)
  const sale = yuan(fen(sku.salePrice))
  if (sku.isPriced) say('skuId', true, '该规格已在内购中', 'Sold at an inner price already')
  if (!sku.isOnSale)
    say('skuId', false, '该商品未上架，员工暂时看不到', 'Not on sale: nobody sees it')
  if (sku.available <= 0) say('skuId', false, '门店没有可售库存', 'The store has none to sell')
  if (setup.price >= sku.salePrice)
    say('price', true, `须低于售价¥${sale}`, `Must be below the price, ¥${sale}`)
  else if (setup.price * 2 < sku.salePrice)
    say('price', false, `低于售价¥${sale}的一半`, `Less than half of the price, ¥${sale}`)
  return ok(found)
}
