import { goodsAdminCalls } from '@mallard/contract/catalog/catalog/goods-admin.calls'
import type { Caller } from '@mallard/testing/caller'

/** Goods as they are now, the way an operator saves them. */
export async function goodsToSave(admin: Caller, id: number) {
  const {
    itemId,
    code: _code,
    onSale: _onSale,
    shelfPlan: _shelfPlan,
    archivedAt: _archivedAt,
    skus: _skus,
    axes: _axes,
    isReturnUnsure: _isReturnUnsure,
    pics,
    ...goods
  } = await admin.data(goodsAdminCalls.detail, { id })
  return { id: itemId, ...goods, pics: pics.map(({ url }) => url) }
}

/** Options and SKUs of goods as they are now, the way an operator saves them. */
export async function matrixToSave(admin: Caller, id: number) {
  const { version, axes, skus } = await admin.data(goodsAdminCalls.detail, { id })
  return {
    id,
    version,
    axes,
    skus: skus.map(
      ({ productSn, values, salePrice, listPrice, onHand, weightG, barcode, pic, isClosed }) => ({
        was: productSn,
        productSn,
        values,
        salePrice,
        listPrice,
        onHand,
        weightG,
        barcode,
        pic: pic.url,
        isClosed,
      }),
    ),
  }
}
