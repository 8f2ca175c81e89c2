import type { SeenReturns } from '@mallard/contract/catalog/catalog/return-policy.fields'
import type {
  SeckillDetail,
  SeckillGoods,
  SeckillQuota,
  SeckillSession,
  SeckillStrip,
} from '@mallard/contract/activities/seckill/seckill.fields'
import type { ErrorName } from '@mallard/contract/errors'
import type { Flow } from '@mallard/contract/trade/checkout/checkout.calls'
import { orderKind } from '@mallard/contract/trade/order/order.codes'
import {
  beijingDay,
  day,
  type Instant,
  type Locale,
  ok,
  refuse,
  type Refused,
  type Result,
  type Scope,
  scopeText,
} from '@mallard/kernel'
import { onlyOf, pricedSku } from '#features/activities/activity/index.ts'
import { goodsDetailOf } from '#features/catalog/catalog/index.ts'
import { struckOf, type Struck, withStruck } from '#features/pricing/price-history/index.ts'
import { isCheaper, promotionTag, withPriceNow } from '#features/pricing/promotion/index.ts'
import {
  openTogether,
  purchaseKindsOf,
  showFlow,
  submitTogether,
  type OpenedFlow,
  type Submitted,
} from '#features/trade/checkout/index.ts'
import type { Ctx, ShopperCtx } from '#platform/http/context.ts'
import type { Db } from '#platform/db/database.ts'
import type { Services } from '#platform/services.ts'
import { dropTags } from '#platform/cache-tags.ts'
import { knownGone, noteGone, noteRefusal, takeRefusals } from './admission.ts'
import { seckillPurchase, type SeckillInput } from './seckill-purchase.ts'
import {
  findSession,
  noteRefusals,
  noteSeen,
  remindersOf,
  sessionsBetween,
  setReminder,
  takenOf,
  type SessionRow,
  type SessionSku,
  type TakenSku,
} from './seckill.repo.ts'
import { percentTaken, saleState, unitsLeft } from './seckill.rules.ts'
import { localised } from '#platform/locale.rules.ts'

/** Milliseconds: a page with a live quota is no older (activities.md §1). */
const fresh = 1000

const flashSale = purchaseKindsOf([seckillPurchase])

/** What is read of a store's flash sales. */
const seckillTag = (scope: Scope) => `seckill:${scopeText(scope)}`
/** The same with the prices that they are struck against. */
const tagsOf = (scope: Scope) => [seckillTag(scope), promotionTag(scope)]
const keyOf = (scope: Scope, rest: string) => `${seckillTag(scope)}:${rest}`

export function dropSeckills(services: Services, scope: Scope): void {
  dropTags(services, [seckillTag(scope)])
}

function sessionOf(
  { cache, db, clock }: Services,
  scope: Scope,
  id: number,
): Promise<PricedSession | undefined> {
  const load = async () => {
    const session = await findSession(db, scope, id)
    return session && priced(db, scope, session, clock.now())
  }
  return cache.get(keyOf(scope, `session:${id}`), fresh, load, tagsOf(scope))
}

type PricedSession = Omit<SessionRow, 'skus'> & {
  readonly skus: readonly (SessionSku & Struck)[]
}

/** A session as it is shown: with what its SKUs cost without it, and are struck against. */
async function priced(
  db: Db,
  scope: Scope,
  session: SessionRow,
  now: Instant,
): Promise<PricedSession> {
  const { id, startAt } = session
  const skus = await withPriceNow(db, scope, session.skus, now)
  const about = { kind: orderKind.seckill, id, startAt }
  return { ...session, skus: await withStruck(db, scope, skus, () => about) }
}

/** Today's sessions and tomorrow's, by Beijing days; what is over today stays to be seen. */
export async function seckillList(
  ctx: Ctx,
): Promise<Result<{ now: number; sessions: SeckillSession[] }, never>> {
  return ok({ now: ctx.clock.now(), sessions: await listed(ctx) })
}

type Reader = Pick<Ctx, 'services' | 'scope' | 'locale'>

async function listed({ services, scope, locale }: Reader): Promise<SeckillSession[]> {
  const { db, clock } = services
  const load = async () => {
    const today = beijingDay(clock.now())
    const found = await sessionsBetween(db, scope, new Date(today), new Date(today + 2 * day))
    return Promise.all(found.map((session) => priced(db, scope, session, clock.now())))
  }
  const sessions = await services.cache.get(keyOf(scope, 'list'), fresh, load, tagsOf(scope))
  return sessions
    .map((session) => sessionView(session, locale))
    .filter(({ goods }) => goods.length > 0)
}

/** Goods that fit on the strip of the home page. */
const onStrip = 6

/** The session that runs, else the next one. */
export async function sessionNow(
  reader: Reader,
  now: Instant,
): Promise<SeckillSession | undefined> {
  const open = (await listed(reader)).filter((each) => !each.isClosed && each.endAt > now)
  return open.find(({ startAt }) => startAt <= now) ?? open[0]
}

/** What pages show of it, to everyone alike; undefined: there is none. */
export async function stripNow(reader: Reader): Promise<SeckillStrip | undefined> {
  const now = reader.services.clock.now()
  const session = await sessionNow(reader, now)
  if (!session) return undefined
  const { promotionId, startAt, endAt } = session
  const goods = session.goods
    .slice(0, onStrip)
    .map(({ productSn, title, pic, price, salePrice, struckPrice }) => ({
      productSn,
      title,
      pic,
      price,
      salePrice,
      ...struckOf(struckPrice, price),
    }))
  return { now, session: { promotionId, startAt, endAt, goods } }
}

export async function current(
  ctx: Ctx,
): Promise<Result<{ now: number; session: SeckillStrip['session'] | null }, never>> {
  return ok((await stripNow(ctx)) ?? { now: ctx.clock.now(), session: null })
}

export async function secKillDetail(
  ctx: Ctx,
  { id, productSn }: { id: number; productSn: string },
): Promise<Result<SeckillDetail, 'notFound'>> {
  const session = await sessionOf(ctx.services, ctx.scope, id)
  const sku = session?.skus.find((each) => each.productSn === productSn)
  if (!session || !sku) return refuse('notFound')
  const goods = await goodsDetailOf(ctx, sku.goodsId)
  if (!goods) return refuse('notFound')
  const { goods: all, ...view } = sessionView(session, ctx.locale)
  const variants = all.filter((each) => each.itemId === sku.goodsId)
  const shown = variants.find((each) => each.productSn === productSn)
  if (!shown) return refuse('notFound')
  const now = ctx.clock.now()
  if (ctx.shopper) await noteSeen(ctx.services.db, ctx.scope, id, ctx.shopper.id, new Date(now))
  return ok({
    ...view,
    now,
    sku: shown,
    variants: variants.filter((each) => each !== shown),
    goods,
  })
}

function sessionView(
  { id, name, nameEn, startAt, endAt, isClosed, skus }: PricedSession,
  locale: Locale,
): SeckillSession {
  const goods = skus
    .filter((sku) => sku.isOnSale && isCheaper(sku.price, sku))
    .map((sku) => skuView(sku, locale))
  return {
    promotionId: id,
    name: localised(locale, name, nameEn),
    startAt,
    endAt,
    isClosed,
    goods,
  }
}

const skuView = (sku: SessionSku & Struck, locale: Locale): SeckillGoods => ({
  ...pricedSku(sku, locale),
  quota: sku.quota,
  limit: sku.limit,
})

/** The small answer that open pages ask for again and again. */
export async function quota(
  ctx: Ctx,
  { id }: { id: number },
): Promise<Result<{ now: number; skus: SeckillQuota[] }, 'notFound'>> {
  const session = await sessionOf(ctx.services, ctx.scope, id)
  if (!session) return refuse('notFound')
  const now = ctx.clock.now()
  const taken = await takenIn(ctx.services, ctx.scope, session)
  return ok({
    now,
    skus: taken.map((sku) => ({
      productSn: sku.productSn,
      state: saleState(session, sku, now),
      left: unitsLeft(sku),
      percent: percentTaken(sku),
    })),
  })
}

/** Read once a second by each process, which then knows what is gone. */
function takenIn(
  { cache, db, clock }: Services,
  scope: Scope,
  session: SessionRow,
): Promise<TakenSku[]> {
  return cache.get(keyOf(scope, `taken:${session.id}`), fresh, async () => {
    await noteRefusals(
      db,
      scope,
      session.id,
      takeRefusals(
        db,
        session.id,
        session.skus.map(({ productSn }) => productSn),
      ),
    )
    const taken = await takenOf(db, scope, session.id)
    const now = clock.now()
    for (const sku of taken) {
      const state = saleState(session, sku, now)
      const gone =
        state === 'soldOut'
          ? refuse('seckillSoldOut')
          : state === 'chance'
            ? refuse('seckillChance')
            : undefined
      noteGone(db, session.id, sku.productSn, gone, now)
    }
    return taken
  })
}

export async function remind(
  ctx: ShopperCtx,
  { id, isOn }: { id: number; isOn: boolean },
): Promise<Result<Record<string, never>, 'notFound'>> {
  const isNoted = await setReminder(
    ctx.services.db,
    ctx.scope,
    id,
    ctx.shopper.id,
    isOn,
    new Date(ctx.clock.now()),
  )
  return isNoted ? ok({}) : refuse('notFound')
}

export async function reminders(ctx: ShopperCtx): Promise<Result<{ ids: number[] }, never>> {
  return ok({
    ids: await remindersOf(ctx.services.db, ctx.scope, ctx.shopper.id, new Date(ctx.clock.now())),
  })
}

interface Chosen {
  readonly productId: string
  readonly promotionId: number
}

/** Refuses before anything is asked of the database: the whole town comes for the last unit. */
export function goneAlready(
  { db, clock }: Services,
  { productId, promotionId }: Readonly<Record<string, unknown>>,
): Refused<ErrorName> | undefined {
  return knownGone(db, Number(promotionId), String(productId), clock.now())
}

/** What everybody wants who comes for a SKU of a session. */
const keyOfSku = ({ seckillId, productSn }: Pick<SeckillInput, 'seckillId' | 'productSn'>) =>
  `seckill ${seckillId} ${productSn}`

export async function secKillCheckout(
  ctx: ShopperCtx,
  { productId, promotionId, qty }: Chosen & { qty: number },
): Promise<Result<OpenedFlow, ErrorName>> {
  const { db } = ctx.services
  const now = ctx.clock.now()
  const wish = { seckillId: promotionId, productSn: productId, quantity: qty }
  const opened = await openTogether(ctx, seckillPurchase, wish, keyOfSku(wish))
  // Of what there is not, nothing is kept: anybody can name any number of sessions and SKUs.
  if (opened.ok || opened.refusal === 'notFound') return opened
  noteRefusal(db, promotionId, productId, opened, now)
  return opened
}

export async function secKillFlow(
  ctx: ShopperCtx,
  { productId, promotionId, flowId }: Chosen & { flowId: string },
): Promise<Result<Flow, ErrorName>> {
  return showFlow(ctx, onlyOf(flashSale, { seckillId: promotionId, productSn: productId }), {
    flowId,
    cartId: '0',
  })
}

interface SubmitBody extends Chosen {
  readonly productQuantity: number
  readonly flowId: string
  readonly expectPayAmount?: number | undefined
  readonly expectReturns?: SeenReturns | undefined
}

export async function secKillSubmit(
  ctx: ShopperCtx,
  { productId, promotionId, productQuantity, flowId, ...seen }: SubmitBody,
): Promise<Result<Submitted, ErrorName>> {
  const named = { seckillId: promotionId, productSn: productId, quantity: productQuantity }
  const body = { flowId, cartId: '0', ...seen }
  return submitTogether(ctx, onlyOf(flashSale, named), body, keyOfSku(named))
}
