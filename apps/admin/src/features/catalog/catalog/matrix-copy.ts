import type { AdminGoodsDetail } from '@mallard/contract/catalog/catalog/goods-admin.calls'
import { yuan } from '@mallard/kernel'
import { type Cell, combinationsOf, emptyCell, keyOf, type Matrix } from './matrix.ts'

/**
 * The SKUs of other goods as a start for new ones: without their codes and barcodes, which are
 * theirs alone, and without stock.
 */
export function matrixOf(goods: Pick<AdminGoodsDetail, 'axes' | 'skus'> | undefined): Matrix {
  if (!goods) return { axes: [], cells: {} }
  const sold = goods.skus
    .filter(({ isClosed }) => !isClosed)
    .map(({ values, salePrice, listPrice, weightG, pic }): [string, Cell] => [
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

/** The SKUs of goods that are there, to be changed; a combination that is none is not sold. */
export function matrixNow({ axes, skus }: Pick<AdminGoodsDetail, 'axes' | 'skus'>): Matrix {
  const off = combinationsOf(axes).map((values): [string, Cell] => [
    keyOf(values),
    { ...emptyCell, isOff: true },
  ])
  const known = skus.map((sku): [string, Cell] => [
    keyOf(sku.values),
    {
      salePrice: yuan(sku.salePrice),
      listPrice: yuan(sku.listPrice),
      onHand: String(sku.onHand),
      weightG: String(sku.weightG),
      barcode: sku.barcode,
      productSn: sku.productSn,
      pic: sku.pic,
      isOff: sku.isClosed,
      was: sku.productSn,
    },
  ])
  return { axes, cells: Object.fromEntries([...off, ...known]) }
}
