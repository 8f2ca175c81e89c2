import type {
  InnerGoods,
  InnerQuota,
} from '@mallard/contract/activities/inner-buy/inner-buy.fields'
import type { ErrorName } from '@mallard/contract/errors'
import type { Flow } from '@mallard/contract/trade/checkout/checkout.calls'
import { fen, type Locale, ok, refuse, type Result } from '@mallard/kernel'
import { pricedSku } from '#features/activities/activity/index.ts'
import { isCheaper, withPriceNow } from '#features/pricing/promotion/index.ts'
import {
  modifyFlow,
  openFlow,
  purchaseKindsOf,
  showFlow,
  type FlowChange,
} from '#features/trade/checkout/index.ts'
import { offsetOf, paged, type PagePlace } from '#platform/db/counted.ts'
import type { ShopperCtx } from '#platform/http/context.ts'
import {
  innerGoods,
  noteSeen,
  standingOf,
  type InnerGoodsRow,
  type OwnGrant,
} from './inner-buy.repo.ts'
import { yearAt } from './inner-buy.rules.ts'
import { innerPurchase, type InnerItem } from './inner-purchase.ts'

/** The calls of inner buying sell nothing else. */
const inner = purchaseKindsOf([innerPurchase])

/** Checkouts of one purchase have no lines of the cart. */
const cartId = '0'

const quotaView = ({ year, quota, used, reserved }: OwnGrant): InnerQuota => ({
  year,
  amount: fen(quota),
  used: fen(used),
  reserved: fen(reserved),
  left: fen(quota - used - reserved),
})

/** Units beyond this are not told. */
const maxShown = 99

const goodsView = (row: InnerGoodsRow, locale: Locale): InnerGoods => ({
  ...pricedSku(row, locale),
  stock: Math.max(0, Math.min(row.available, maxShown)),
})

const standing = ({ services: { db }, scope, shopper, clock }: ShopperCtx) =>
  standingOf(db, scope, shopper.id, yearAt(clock.now()))

export async function list(ctx: ShopperCtx, asked: PagePlace) {
  const { isEmployee, grant } = await standing(ctx)
  const { db } = ctx.services
  const page = { offset: offsetOf(asked), limit: asked.pageSize }
  const { rows, total } = isEmployee
    ? await innerGoods(db, ctx.scope, page)
    : { rows: [], total: 0 }
  const priced = await withPriceNow(db, ctx.scope, rows, ctx.clock.now())
  if (isEmployee && grant) await noteSeen(db, grant.id, new Date(ctx.clock.now()))
  const sold = priced.filter((row) => isCheaper(row.price, row))
  const view = sold.map((row) => goodsView(row, ctx.locale))
  const quota = isEmployee && grant ? quotaView(grant) : null
  return ok({ isEmployee, quota, ...paged(view, total, asked) })
}

type InnerFlow = Flow & { readonly quota: InnerQuota }

/** A checkout as the page shows it, with what is left of the year. */
async function withQuota(
  ctx: ShopperCtx,
  shown: Result<Flow, ErrorName>,
): Promise<Result<InnerFlow, ErrorName>> {
  if (!shown.ok) return shown
  const { grant } = await standing(ctx)
  return grant ? ok({ ...shown.value, quota: quotaView(grant) }) : refuse('innerNoGrant')
}

export async function innerBuy(
  ctx: ShopperCtx,
  { items }: { readonly items: readonly InnerItem[] },
): Promise<Result<InnerFlow & { cartId: string }, ErrorName>> {
  const opened = await openFlow(ctx, innerPurchase, { items })
  if (!opened.ok) return opened
  const shown = await withQuota(ctx, await showFlow(ctx, inner, opened.value))
  return shown.ok ? ok({ ...shown.value, cartId }) : shown
}

export async function innerBuyModify(
  ctx: ShopperCtx,
  change: FlowChange & { readonly flowId: string },
): Promise<Result<InnerFlow, ErrorName>> {
  return withQuota(ctx, await modifyFlow(ctx, inner, { ...change, cartId }))
}
