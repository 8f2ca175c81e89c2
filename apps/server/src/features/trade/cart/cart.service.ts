import type { AddedSeveral, Cart, CartCount } from '@mallard/contract/trade/cart/cart.fields'
import { errors, fillText, type ErrorName } from '@mallard/contract/errors'
import { ok, refuse, zero, type Fen, type Locale, type Refused, type Result } from '@mallard/kernel'
import type { z } from 'zod'
import { appliedIn, priceOf, applicable } from '#features/pricing/promotion/index.ts'
import { textIn } from '#platform/locale.rules.ts'
import { retryOnConflict } from '#platform/db/retry.ts'
import type { Ctx, ShopperCtx } from '#platform/http/context.ts'
import {
  addUnits,
  chooseForLines,
  emptyCart,
  forgetRequest,
  noteRequest,
  readCart,
  removeLines,
  setQuantity,
  tickLines,
  type Added,
  type CartOwner,
} from './cart.repo.ts'
import { invalidReasonOf, maxLines, maxUnits } from './cart.rules.ts'
import { basketLineOf, cartView, unitsOf } from './view.service.ts'

type Count = z.output<typeof CartCount>
type Several = z.output<typeof AddedSeveral>

export const ownerOf = (ctx: ShopperCtx): CartOwner => ({ ...ctx.scope, memberId: ctx.shopper.id })

export async function addToCart(
  ctx: ShopperCtx,
  { goods, qty }: { goods: string; qty: number },
): Promise<Result<Count, ErrorName>> {
  const added = await addUnits(
    ctx.services.db,
    ownerOf(ctx),
    { productSn: goods, quantity: qty, isCapped: false },
    new Date(ctx.clock.now()),
  )
  if (!added || added.id === null) return refuseAdding(added, qty)
  return ok({ cartNum: added.cartNum, cartId: added.id })
}

interface FastAdd {
  readonly items: readonly { readonly productSn: string; readonly quantity: number }[]
  readonly requestId: string
}

/** Adds what can be had of several SKUs, and says what was left out; refused when nothing can. */
export async function addSeveral(
  ctx: ShopperCtx,
  { items, requestId }: FastAdd,
): Promise<Result<Several, ErrorName>> {
  const owner = ownerOf(ctx)
  const now = ctx.clock.now()
  const added = await retryOnConflict(() =>
    ctx.services.db.transaction().execute(async (trx) => {
      if (!(await noteRequest(trx, owner, requestId, new Date(now)))) return undefined
      const done: { item: FastAdd['items'][number]; entry: Added | undefined }[] = []
      for (const item of [...items].sort((a, b) => (a.productSn < b.productSn ? -1 : 1))) {
        const entry = await addUnits(trx, owner, { ...item, isCapped: true }, new Date(now))
        done.push({ item, entry })
      }
      if (done.every(({ entry }) => entry?.id == null)) await forgetRequest(trx, owner, requestId)
      return done
    }),
  )
  if (!added) return ok({ ...(await countOnly(ctx)), leftOut: [] })
  const last = added.findLast(({ entry }) => entry?.id != null)?.entry
  if (last?.id == null) return refuseAdding(added[0]?.entry, items[0]?.quantity ?? 1)
  const leftOut = added.flatMap(({ item: { productSn, quantity: wanted }, entry }) => {
    const came = entry ? entry.now - entry.held : 0
    const quantity = wanted - came
    if (quantity <= 0) return []
    const after = entry && {
      ...entry,
      held: entry.now,
      heldOfGoods: entry.heldOfGoods + came,
    }
    return [{ productSn, quantity, message: wordsOf(refuseAdding(after, quantity), ctx.locale) }]
  })
  return ok({ cartNum: last.cartNum, cartId: last.id, leftOut })
}

const wordsOf = ({ refusal, details }: Refused<ErrorName>, locale: Locale) =>
  fillText(textIn(locale, errors[refusal].text), details)

async function countOnly(ctx: ShopperCtx): Promise<Count> {
  const { rows } = await readCart(ctx.services.db, ownerOf(ctx))
  return { cartNum: unitsOf(rows), cartId: rows[0]?.id ?? 0 }
}

function refuseAdding(added: Added | undefined, quantity: number): Refused<ErrorName> {
  if (!added) return refuse('notFound')
  if (!added.isOnSale) return refuse('offShelf')
  if (added.available <= 0) return refuse('soldOut')
  if (added.maxPerUser > 0 && added.heldOfGoods + quantity > added.maxPerUser)
    return refuse('overLimit', { limit: added.maxPerUser })
  if (added.held + quantity > added.available)
    return refuse('notEnoughStock', { left: added.available })
  if (added.held + quantity > maxUnits) return refuse('overLimit', { limit: maxUnits })
  return refuse(added.held === 0 && added.lines >= maxLines ? 'cartFull' : 'busy')
}

export async function changeQuantity(
  ctx: ShopperCtx,
  { id, quantity }: { id: number; quantity: number },
): Promise<Result<Cart, ErrorName>> {
  const isSet = await setQuantity(ctx.services.db, ownerOf(ctx), id, quantity)
  const cart = await readCart(ctx.services.db, ownerOf(ctx))
  if (isSet) return ok(await cartView(ctx, cart))
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

export async function deleteLines(
  ctx: ShopperCtx,
  { ids }: { ids: readonly number[] },
): Promise<Result<Cart, ErrorName>> {
  await removeLines(ctx.services.db, ownerOf(ctx), ids)
  return listCart(ctx)
}

export async function tick(
  ctx: ShopperCtx,
  { adds, dels }: { adds: readonly number[]; dels: readonly number[] },
): Promise<Result<Cart, ErrorName>> {
  const added = new Set(adds)
  await tickLines(
    ctx.services.db,
    ownerOf(ctx),
    adds,
    dels.filter((id) => !added.has(id)),
  )
  return listCart(ctx)
}

export async function cartTotal(
  ctx: Ctx,
): Promise<Result<{ cartNum: number; checkedNum: number; payAmount: Fen }, never>> {
  const { shopper } = ctx
  if (!shopper) return ok({ cartNum: 0, checkedNum: 0, payAmount: zero })
  const { cartNum, checkedNum, amounts } = await cartView(
    ctx,
    await readCart(ctx.services.db, ownerOf({ ...ctx, shopper })),
  )
  return ok({ cartNum, checkedNum, payAmount: amounts.payAmount })
}

export async function listCart(ctx: Ctx): Promise<Result<Cart, never>> {
  const { shopper } = ctx
  const cart = shopper ? await readCart(ctx.services.db, ownerOf({ ...ctx, shopper })) : emptyCart
  return ok(await cartView(ctx, cart))
}

interface Choice {
  readonly ids: readonly number[]
  readonly promotionId?: number | undefined
}

/**
 * What chosen lines would cost, ticks stay as they are; with a promotion, it is chosen for them
 * first.
 */
export async function chooseDiscount(ctx: ShopperCtx, { ids, promotionId }: Choice) {
  const { db } = ctx.services
  const owner = ownerOf(ctx)
  if (promotionId !== undefined) await chooseForLines(db, owner, ids, promotionId || null)
  const { rows, promotions } = await readCart(db, owner)
  const chosen = new Set(ids)
  const { effects } = await applicable(db, ctx.scope, promotions, ctx.clock.now())
  const lines = rows
    .filter((row) => chosen.has(row.id) && invalidReasonOf(row, row.quantity) === null)
    .map(basketLineOf)
  const quote = priceOf({ lines, effects, templates: [] })
  return ok({ promotions: appliedIn(quote.applied, ctx.locale), amounts: quote.amounts })
}
