import { goodsAdminCalls } from '@mallard/contract/catalog/catalog/goods-admin.calls'
import type { Caller } from '@mallard/testing/caller'

/** Goods as they are now, the way an operator saves them. */
export async function goodsToSave(admin: Caller, id: number) {
  const {
    itemId,
    code: _code,
    onSale: _onSale,
    skus: _skus,
    axes: _axes,
    isReturnUnsure: _isReturnUnsure,
    pics,
    ...goods
  } = await admin.data(goodsAdminCalls.detail, { id })
  return { id: itemId, ...goods, pics: pics.map(({ url }) => url) }
}
