import type { AdminGoodsDetail } from '@mallard/contract/catalog/catalog/goods-admin.calls'
import { yuan } from '@mallard/kernel'
import { type Cell, combinationsOf, emptyCell, keyOf, type Matrix } from './matrix.ts'

/**
 * The SKUs of other goods as a start for new ones: without their codes and barcodes, which are
 * theirs alone, and without stock.
 */
export function matrixOf(goods: Pick<AdminGoodsDetail, 'axes' | 'skus'> | undefined): Matrix {
  if (!goods) return { axes: [], cells: {} }
  const sold = goods.skus.map(({ values, salePrice, listPrice, weightG, pic }): [string, Cell] => [
    keyOf(values),
    {
      ...emptyCell,
      salePrice: yuan(salePrice),
      listPrice: yuan(listPrice),
      weightG: String(weightG),
      pic,
    },
  ])
  // What the others do not sell, the copy does not sell either, unless it is wanted.
  const off = combinationsOf(goods.axes).map((values): [string, Cell] => [
    keyOf(values),
    { ...emptyCell, isOff: true },
  ])
  return { axes: goods.axes, cells: Object.fromEntries([...off, ...sold]) }
}
