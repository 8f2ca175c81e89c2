import type { GoodsCard } from '@mallard/contract/catalog/catalog/catalog.fields'
import { ok, refuse, type Result } from '@mallard/kernel'
import { cardsOf } from '#features/catalog/search/index.ts'
import { type Page, paged } from '#platform/db/counted.ts'
import type { ShopperCtx } from '#platform/http/context.ts'
import {
  addToCollection,
  collectedIds,
  countCollection,
  isCollected,
  type Owner,
  removeFromCollection,
} from './collection.repo.ts'

interface Collected {
  collected: boolean
  total: number
}

export async function add(
  ctx: ShopperCtx,
  input: { goods: number },
): Promise<Result<Collected, 'notFound'>> {
  const owner = ownerOf(ctx)
  if (!(await addToCollection(ctx.services.db, owner, input.goods, new Date(ctx.clock.now()))))
    return refuse('notFound')
  return ok({ collected: true, total: await countCollection(ctx.services.db, owner) })
}

export async function remove(
  ctx: ShopperCtx,
  input: { goods: number },
): Promise<Result<Collected, never>> {
  return removeMore(ctx, { ids: [input.goods] })
}

export async function removeMore(
  ctx: ShopperCtx,
  input: { ids: number[] },
): Promise<Result<Collected, never>> {
  const owner = ownerOf(ctx)
  await removeFromCollection(ctx.services.db, owner, input.ids)
  return ok({ collected: false, total: await countCollection(ctx.services.db, owner) })
}

/** Goods that this store does not sell now are left out of the list, not out of the collection. */
export async function list(
  ctx: ShopperCtx,
  input: { pageNum: number; pageSize: number; itemId?: number },
): Promise<Result<Page<GoodsCard>, never>> {
  const { pageNum, pageSize, itemId } = input
  const { db } = ctx.services
  const owner = ownerOf(ctx)
  if (itemId !== undefined) {
    const cards = (await isCollected(db, owner, itemId))
      ? await cardsOf(ctx.services, ctx.scope, [itemId], ctx.locale)
      : []
    return ok({ list: cards, total: cards.length, pageNum: 1, pageSize, hasNext: false })
  }
  const total = await countCollection(db, owner)
  const ids = await collectedIds(db, owner, (pageNum - 1) * pageSize, pageSize)
  return ok(
    paged(await cardsOf(ctx.services, ctx.scope, ids, ctx.locale), total, { pageNum, pageSize }),
  )
}

function ownerOf(ctx: ShopperCtx): Owner {
  return { partnerId: ctx.scope.partnerId, memberId: ctx.shopper.id }
}
