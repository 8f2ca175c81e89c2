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
import {
  closeSetup,
  insertSetup,
  noteClosed,
  saveSetup,
  updateSetup,
} from '#features/activities/activity/index.ts'
import { audit } from '#features/people/staff/index.ts'
import { atPriceNow } from '#features/pricing/promotion/index.ts'
import { offsetOf, paged, type PagePlace } from '#platform/db/counted.ts'
import type { Db } from '#platform/db/database.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import { localised, textIn } from '#platform/locale.rules.ts'
import {
  findPrice,
  listPrices,
  skuOf,
  type PriceFilter,
  type PriceRow,
} from './price-admin.repo.ts'

function view(
  { attrs, attrsEn, title, titleEn, ...row }: PriceRow,
  locale: Locale,
): AdminInnerGoods {
  return {
    ...row,
    title: localised(locale, title, titleEn),
    attr: attrText({ attrs, attrsEn }, locale),
    price: fen(row.price),
    salePrice: fen(row.salePrice),
  }
}

export async function goods(
  { services: { db }, scope, locale }: StaffCtx,
  { q, state, ...asked }: PagePlace & Pick<PriceFilter, 'q' | 'state'>,
) {
  const page = { q, state, offset: offsetOf(asked), limit: asked.pageSize }
  const { rows, total } = await listPrices(db, scope, page)
  const list = rows.map((row) => view(row, locale))
  return ok(paged(list, total, asked))
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

export async function savePrice(
  ctx: StaffCtx,
  { requestId, ...setup }: InnerPriceSetup & { readonly requestId: string },
): Promise<Result<AdminInnerGoods, Fault | 'notFound' | 'versionConflict'>> {
  const { scope, clock } = ctx
  const { id, skuId, price } = setup
  const saved = await saveSetup<PriceRow, Fault>(
    ctx,
    { id, requestId },
    {
      action: 'inner.price',
      find: (trx) => findPrice(trx, scope, id),
      check: (trx) => faultOf(trx, scope, setup, clock.now()),
      insert: (trx) =>
        insertSetup(trx, 'inner_price', scope, { sku_id: skuId, price }, new Date(clock.now())),
      // A price stays with its SKU.
      update: async (trx, before) =>
        before.skuId === skuId && updateSetup(trx, 'inner_price', scope, setup, { price }),
      written: (trx, writtenId, before) =>
        audit(trx, ctx, 'inner.price', `innerPrice ${writtenId}`, {
          skuId: { before: before?.skuId ?? null, after: skuId },
          price: { before: before ? yuan(fen(before.price)) : null, after: yuan(fen(price)) },
        }),
    },
  )
  return saved.ok ? shown(ctx, saved.value) : saved
}

export async function closePrice(
  ctx: StaffCtx,
  named: { readonly id: number; readonly reason: string },
): Promise<Result<AdminInnerGoods, 'notFound'>> {
  const { id, reason } = named
  const at = new Date(ctx.clock.now())
  await ctx.services.db.transaction().execute(async (trx) => {
    if (await closeSetup(trx, 'inner_price', ctx.scope, named, at))
      await noteClosed(trx, ctx, 'inner.close', `innerPrice ${id}`, reason)
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
    void found.push({ field, isBlocking, text: textIn(locale, [zh, en]) })
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
