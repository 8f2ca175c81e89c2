import type { Cart, CartCount } from '@mallard/contract/cart/cart.fields'
import type { ErrorName } from '@mallard/contract/errors'
import { fen, ok, refuse, second, zero, type Fen, type Refused, type Result } from '@mallard/kernel'
import type { z } from 'zod'
import { missingForFree, noEffects, priceOf, type BasketLine, type Quote } from '#features/promotion/index.ts'
import type { Ctx, ShopperCtx } from '#platform/http/context.ts'
import { addUnits, readCart, removeLines, setQuantity, tickLines, type Added, type CartOwner, type CartRead } from './cart.repo.ts'
import { cartLineOf, invalidReasonOf, isMendable, mostLines, mostUnits, type CartRow } from './cart.rules.ts'

type Count = z.output<typeof CartCount>

/** A repeated `fastadd` within this time adds nothing (domain.md §5). */
const repeatTime = 10 * second

const ownerOf = (ctx: ShopperCtx): CartOwner => ({ ...ctx.scope, memberId: ctx.shopper.id })

export async function addToCart(ctx: ShopperCtx, { goods, qty }: { goods: string; qty: number }): Promise<Result<Count, ErrorName>> {
  const added = await addUnits(ctx.services.db, ownerOf(ctx), { productSn: goods, quantity: qty, isCapped: false }, new Date(ctx.clock.now()))
  if (!added || added.id === null) return refuseAdding(added, qty)
  return ok({ cartNum: added.cartNum, cartId: added.id })
}

interface FastAdd {
  readonly items: readonly { readonly productSn: string; readonly quantity: number }[]
  readonly requestId: string
}

/** Adds what can be had of several SKUs; refused only when nothing at all can. */
export async function addSeveral(ctx: ShopperCtx, { items, requestId }: FastAdd): Promise<Result<Count, ErrorName>> {
  const { services, shopper } = ctx
  const key = `fastadd:${shopper.id}:${requestId}`
  if (!(await services.limiter.take(key, 1, repeatTime))) return ok(await countOnly(ctx))
  const added = await services.db.transaction().execute(async (trx) => {
    const done: (Added | undefined)[] = []
    for (const item of [...items].sort((a, b) => (a.productSn < b.productSn ? -1 : 1))) {
      done.push(await addUnits(trx, ownerOf(ctx), { ...item, isCapped: true }, new Date(ctx.clock.now())))
    }
    return done
  })
  const last = added.findLast((entry) => entry?.id != null)
  if (last?.id != null) return ok({ cartNum: last.cartNum, cartId: last.id })
  await services.limiter.reset(key)
  return refuseAdding(added[0], items[0]?.quantity ?? 1)
}

async function countOnly(ctx: ShopperCtx): Promise<Count> {
  const { rows } = await readCart(ctx.services.db, ownerOf(ctx))
  return { cartNum: unitsOf(rows), cartId: rows[0]?.id ?? 0 }
}

function refuseAdding(added: Added | undefined, quantity: number): Refused<ErrorName> {
  if (!added) return refuse('notFound')
  if (!added.isOnSale) return refuse('offShelf')
  if (added.available <= 0) return refuse('soldOut')
  if (added.maxPerUser > 0 && added.heldOfGoods + quantity > added.maxPerUser) return refuse('overLimit', { limit: added.maxPerUser })
  if (added.held + quantity > added.available) return refuse('notEnoughStock', { left: added.available })
  if (added.held + quantity > mostUnits) return refuse('overLimit', { limit: mostUnits })
  return refuse(added.held === 0 && added.lines >= mostLines ? 'cartFull' : 'busy')
}

export async function changeQuantity(ctx: ShopperCtx, { id, quantity }: { id: number; quantity: number }): Promise<Result<Cart, ErrorName>> {
  const isSet = await setQuantity(ctx.services.db, ownerOf(ctx), id, quantity)
  const cart = await readCart(ctx.services.db, ownerOf(ctx))
  if (isSet) return ok(cartOf(ctx, cart))
  const row = cart.rows.find((line) => line.id === id)
  if (!row) return refuse('cartLineGone')
  switch (invalidReasonOf(row, quantity)) {
    case 'offShelf':
      return refuse('offShelf')
    case 'soldOut':
      return refuse('soldOut')
    case 'overLimit':
      return refuse('overLimit', { limit: row.maxPerUser })
    default:
      return refuse('notEnoughStock', { left: row.available })
  }
}

export async function deleteLines(ctx: ShopperCtx, { ids }: { ids: readonly number[] }): Promise<Result<Cart, ErrorName>> {
  await removeLines(ctx.services.db, ownerOf(ctx), ids)
  return listCart(ctx)
}

export async function tick(ctx: ShopperCtx, { adds, dels }: { adds: readonly number[]; dels: readonly number[] }): Promise<Result<Cart, ErrorName>> {
  const added = new Set(adds)
  await tickLines(
    ctx.services.db,
    ownerOf(ctx),
    adds,
    dels.filter((id) => !added.has(id)),
  )
  return listCart(ctx)
}

export async function cartTotal(ctx: Ctx): Promise<Result<{ cartNum: number; checkedNum: number; payAmount: Fen }, never>> {
  const { shopper } = ctx
  if (!shopper) return ok({ cartNum: 0, checkedNum: 0, payAmount: zero })
  const { cartNum, checkedNum, amounts } = cartOf(ctx, await readCart(ctx.services.db, ownerOf({ ...ctx, shopper })))
  return ok({ cartNum, checkedNum, payAmount: amounts.payAmount })
}

export async function listCart(ctx: Ctx): Promise<Result<Cart, never>> {
  const { shopper } = ctx
  const cart = shopper ? await readCart(ctx.services.db, ownerOf({ ...ctx, shopper })) : { rows: [], templates: [], countyCode: null }
  return ok(cartOf(ctx, cart))
}

/** What chosen lines would cost; ticks stay as they are. */
export async function previewDiscount(ctx: ShopperCtx, { ids }: { ids: readonly number[] }) {
  const { rows } = await readCart(ctx.services.db, ownerOf(ctx))
  const chosen = new Set(ids)
  const quote = quoteOf(rows.filter((row) => chosen.has(row.id) && invalidReasonOf(row, row.quantity) === null))
  return ok({ promotions: quote.applied.map(({ id, name, amount }) => ({ id, name, amount })), amounts: quote.amounts })
}

function cartOf(ctx: Ctx, { rows, templates, countyCode }: CartRead): Cart {
  const buyable = rows.filter((row) => invalidReasonOf(row, row.quantity) === null)
  const checked = buyable.filter(({ isChecked }) => isChecked)
  const quote = quoteOf(checked)
  const discounts = new Map(quote.lines.map((line) => [line.line.skuId, line]))
  const lines = rows.map((row) => {
    const line = cartLineOf(row, ctx.locale)
    const quoted = line.checked ? discounts.get(row.skuId) : undefined
    if (!quoted) return line
    const { promotionAmount, couponAmount, integrationAmount, realAmount } = quoted
    return { ...line, promotionAmount, couponAmount, integrationAmount, realAmount }
  })
  const kept = lines.filter((_, index) => isMendable(invalidReasonOf(rows[index]!, rows[index]!.quantity)))
  return {
    groups: kept.length > 0 ? [{ promotion: null, lines: kept }] : [],
    invalid: lines.filter((line) => !kept.includes(line)),
    amounts: quote.amounts,
    checkedAll: buyable.length > 0 && checked.length === buyable.length,
    cartNum: unitsOf(rows),
    checkedNum: unitsOf(checked),
    freeFreightMissing: missingForFree((checked.length > 0 ? checked : buyable).map(basketLineOf), templates, countyCode ?? undefined, quote.goodsAmount),
  }
}

/** Freight is decided at checkout: it is left out here. */
function quoteOf(rows: readonly CartRow[]): Quote {
  return priceOf({ lines: rows.map(basketLineOf), effects: noEffects, templates: [] })
}

function basketLineOf(row: CartRow): BasketLine {
  const { skuId, goodsId, quantity, weight, freightTemplateId, salePrice } = row
  return { skuId, goodsId, quantity, weight, freightTemplateId, unitPrice: fen(salePrice) }
}

function unitsOf(rows: readonly CartRow[]): number {
  return rows.reduce((sum, { quantity }) => sum + quantity, 0)
}
