import { ok, refuse, type Refused, type Result } from '@mallard/kernel'
import { holdPictures } from '#features/catalog/media/index.ts'
import { type Action, audit, changesOf } from '#features/people/staff/index.ts'
import type { Db } from '#platform/db/database.ts'
import { isForeignKeyViolation } from '#platform/db/retry.ts'
import { transact } from '#platform/db/transact.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import { dropGoods, mayChangePartnerWide } from './goods-admin.service.ts'
import { releaseVideo } from './goods-video.service.ts'
import { storesOf } from './goods-matrix.repo.ts'
import type { GoodsName } from './goods-names.ts'
import { deleteGoods } from '#features/catalog/catalog/index.ts'
import { deleteNaming, type GoneGoods, isNamed, lockToRemove } from './goods-remove.repo.ts'

type Nothing = Record<string, never>
type RemoveRefusal = 'goodsNotArchived' | 'goodsKept'

/**
 * Deletes archived goods that nothing which matters names: nobody bought or reviewed them, and no
 * activity has them. All that goes along goes in the same transaction. Repeatable.
 */
export async function remove(
  ctx: StaffCtx,
  { id }: { readonly id: number },
  names: readonly GoodsName[],
): Promise<Result<Nothing, RemoveRefusal | 'partnerWide'>> {
  if (!mayChangePartnerWide(ctx)) return refuse('partnerWide')
  const { services, scope } = ctx
  const { partnerId } = scope
  const stores = await storesOf(services.db, partnerId, id)
  const removing = transact<Nothing, RemoveRefusal>(services.db, (trx) =>
    removeIn(trx, ctx, id, names),
  )
  const removed = await removing.catch((error: unknown) => {
    // Somebody named them at this very moment.
    if (isForeignKeyViolation(error)) return refusedFor([['刚刚新增的记录', 'something new']])
    throw error
  })
  if (removed.ok)
    for (const storeId of stores) dropGoods({ services, scope: { partnerId, storeId } }, id)
  return removed
}

/**
 * The same in the caller's transaction. A foreign key that fails is somebody who named them at this
 * very moment.
 */
export async function removeIn(
  trx: Db,
  ctx: Action,
  id: number,
  names: readonly GoodsName[],
): Promise<Result<Nothing, RemoveRefusal>> {
  const { partnerId } = ctx.scope
  const goods = await lockToRemove(trx, ctx.scope, id)
  if (!goods) return ok({})
  if (!goods.isArchived) return refuse('goodsNotArchived')
  const kept = await keptBy(trx, partnerId, goods, names)
  if (kept) return kept
  for (const name of names)
    if (name.onDelete === 'goes') await deleteNaming(trx, name, partnerId, goods)
  await (await holdPictures(trx, partnerId, [])).noteUses({ kind: 'goods', refId: id })
  await deleteGoods(trx, partnerId, id)
  if (goods.videoUrl !== null) await releaseVideo(trx, ctx, goods.videoUrl)
  await audit(
    trx,
    ctx,
    'goods.remove',
    `goods ${id}`,
    changesOf({ title: goods.title, code: goods.code }, { title: null, code: null }),
  )
  return ok({})
}

/** All that keeps goods, each once, in the words of staff. */
async function keptBy(
  trx: Db,
  partnerId: number,
  goods: GoneGoods,
  names: readonly GoodsName[],
): Promise<Refused<'goodsKept'> | undefined> {
  const kept = new Map<string, readonly [string, string]>()
  for (const name of names) {
    if (typeof name.onDelete === 'string' || kept.has(name.onDelete.keeps[0])) continue
    if (await isNamed(trx, name, partnerId, goods))
      kept.set(name.onDelete.keeps[0], name.onDelete.keeps)
  }
  return kept.size > 0 ? refusedFor([...kept.values()]) : undefined
}

const refusedFor = (kept: readonly (readonly [string, string])[]) =>
  refuse('goodsKept', {
    what: kept.map(([zh]) => zh).join('、'),
    whatEn: kept.map(([, en]) => en).join(', '),
  })
