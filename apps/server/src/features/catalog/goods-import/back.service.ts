import { ok, refuse } from '@mallard/kernel'
import {
  archiveIn,
  dropGoods,
  findDetail,
  type GoodsName,
  removeIn,
  shopsOf,
} from '#features/catalog/goods-admin/index.ts'
import type { Action } from '#features/people/staff/index.ts'
import { type CataloguePrices, cataloguePricesOf } from '#features/pricing/promotion/index.ts'
import type { Db } from '#platform/db/database.ts'
import { retryOnConflict } from '#platform/db/retry.ts'
import type { RunAgain } from '#platform/jobs/kinds.ts'
import type { Services } from '#platform/services.ts'
import type { ImportRow } from './goods-import.repo.ts'
import { guarded, writeChange } from './groups.service.ts'
import {
  type BackRow,
  moveBack,
  type NewUndo,
  nextUndos,
  type SettledUndo,
  settleUndos,
} from './undo.repo.ts'
import { isUntouched, type Kept, planBack } from './undo.rules.ts'

/** Goods of one transaction. */
const goodsAtOnce = 20

/**
 * Takes back what an import did to some of its goods, the last first. When to go on; undefined: it is
 * taken back.
 */
export async function takeSomeBack(
  services: Services,
  { id, partnerId, storeId }: ImportRow,
  back: BackRow,
  names: readonly GoodsName[],
): Promise<RunAgain | undefined> {
  const { db, clock } = services
  const scope = { partnerId, storeId }
  const undos = await nextUndos(db, id, back.mark, goodsAtOnce)
  const last = undos[undos.length - 1]
  if (!last) {
    await moveBack(db, id, back.mark, { doneAt: new Date(clock.now()) })
    return undefined
  }
  const staff = { id: back.staffId, name: back.staffName, partnerId }
  const taking: Taking = {
    action: { scope, staff, ip: back.ip, clock },
    prices: await cataloguePricesOf(services, scope),
    shops: new Map(
      await Promise.all(
        undos.map(
          async ({ goodsId }) => [goodsId, await shopsOf(services, partnerId, goodsId)] as const,
        ),
      ),
    ),
    names,
  }
  await retryOnConflict(() =>
    db.transaction().execute(async (trx) => {
      // Another worker that is as far waits here, and does nothing then.
      if (!(await moveBack(trx, id, back.mark, { mark: last.line }))) return
      const settled: SettledUndo[] = []
      for (const each of undos) {
        const { isDone, kept } = await takeBack(trx, taking, each)
        const outcome = kept.length === 0 ? 'restored' : isDone ? 'partly' : 'kept'
        settled.push({ line: each.line, outcome, kept })
      }
      await settleUndos(trx, id, settled)
    }),
  )
  for (const [goodsId, shops] of taking.shops)
    for (const shop of shops)
      dropGoods({ services, scope: { partnerId, storeId: shop.storeId } }, goodsId)
  return { again: clock.now() }
}

interface Taking {
  readonly action: Action
  readonly prices: CataloguePrices
  /** Where goods are, by their ids. */
  readonly shops: ReadonlyMap<number, Awaited<ReturnType<typeof shopsOf>>>
  readonly names: readonly GoodsName[]
}

interface Taken {
  /** Whether anything was written. */
  readonly isDone: boolean
  readonly kept: readonly Kept[]
}

async function takeBack(trx: Db, taking: Taking, { goodsId, undo }: NewUndo): Promise<Taken> {
  const goods = await findDetail(trx, taking.action.scope, goodsId, 'zh')
  // Goods that somebody has deleted are as before the import that made them.
  if (!goods) return { isDone: false, kept: undo.isNew ? [] : [{ why: 'gone', what: '' }] }
  if (undo.isNew) {
    const kept = await removeMade(trx, taking, goodsId, () => isUntouched(undo, goods))
    return { isDone: kept.length === 0, kept }
  }
  const plan = planBack(undo, goods)
  if (!plan.words && !plan.matrix && plan.figures.length === 0)
    return { isDone: false, kept: plan.kept }
  const written = await writeChange(trx, taking, goods, plan, '撤回导入')
  return written.ok
    ? { isDone: true, kept: plan.kept }
    : { isDone: false, kept: [...plan.kept, { why: 'refused', what: goods.title }] }
}

/** Deletes goods that an import made; why they stay. */
async function removeMade(
  trx: Db,
  { action, shops, names }: Taking,
  id: number,
  isAsLeft: () => boolean,
): Promise<readonly Kept[]> {
  const removed = await guarded<void, 'notFound' | 'goodsNotArchived' | 'goodsKept' | 'touched'>(
    trx,
    async () => {
      const archived = await archiveIn(trx, action, { id, isArchived: true }, shops.get(id) ?? [])
      if (!archived.ok) return archived
      const gone = await removeIn(trx, action, id, names)
      if (!gone.ok) return gone
      // Who bought them says more than who changed them.
      return isAsLeft() ? ok(undefined) : refuse('touched')
    },
  )
  if (removed.ok) return []
  const { what, whatEn } = removed.details ?? {}
  if (removed.refusal === 'goodsKept')
    return [{ why: 'named', what: String(what), whatEn: String(whatEn) }]
  return [{ why: 'touched', what: '商品', whatEn: 'The goods' }]
}
