import type { AdminGoodsDetail } from '@mallard/contract/catalog/catalog/goods-admin.calls'
import type { Scope } from '@mallard/kernel'
import { findDetail } from '#features/catalog/goods-admin/index.ts'
import type { Db } from '#platform/db/database.ts'
import { findMade, type NewUndo } from './undo.repo.ts'
import { undoOf } from './undo.rules.ts'

/** What taking back new goods needs to know; `lines` are their first ones. */
export async function undosOfNew(
  trx: Db,
  scope: Scope,
  goodsIds: readonly number[],
  lines: readonly number[],
): Promise<NewUndo[]> {
  const made = new Map((await findMade(trx, scope, goodsIds)).map((each) => [each.goodsId, each]))
  return goodsIds.flatMap((goodsId, place) => {
    const { version, skus } = made.get(goodsId)!
    const undo = {
      isNew: true,
      version,
      words: {},
      skus: skus.map(({ productSn, salePrice, onHand }) => ({
        productSn,
        isAdded: true,
        changed: { salePrice: [salePrice, salePrice], onHand: [onHand, onHand] } as const,
      })),
    }
    return [{ line: lines[place]!, goodsId, undo }]
  })
}

/** The same of goods that were `before` and are something else now. */
export async function undosOfChange(
  trx: Db,
  scope: Scope,
  before: AdminGoodsDetail,
  line: number,
): Promise<NewUndo[]> {
  const goodsId = before.itemId
  const after = await findDetail(trx, scope, goodsId, 'zh')
  return after ? [{ line, goodsId, undo: undoOf(before, after) }] : []
}

/** The same of a SKU that was counted. */
export const undoOfStock = (
  line: number,
  now: { readonly productSn: string; readonly goodsId: number; readonly onHand: number },
  wanted: number,
): NewUndo => ({
  line,
  goodsId: now.goodsId,
  undo: {
    isNew: false,
    version: null,
    words: {},
    skus: [{ productSn: now.productSn, isAdded: false, changed: { onHand: [now.onHand, wanted] } }],
  },
})
