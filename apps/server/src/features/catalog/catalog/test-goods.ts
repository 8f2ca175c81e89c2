import { randomUUID } from 'node:crypto'
import { catalogCalls } from '@mallard/contract/catalog/catalog/catalog.calls'
import { goodsAdminCalls } from '@mallard/contract/catalog/catalog/goods-admin.calls'
import type { Caller } from '@mallard/testing/caller'

/** Goods of the test's own with one SKU, on sale unless told, shown by a picture of the library. */
export async function newGoods(
  admin: Caller,
  pic: string,
  title: string,
  shelf: { onSale: boolean; onAt?: number | null } = { onSale: true },
): Promise<number> {
  const [{ freightTemplates }, categories] = await Promise.all([
    admin.data(goodsAdminCalls.options, {}),
    admin.data(catalogCalls.categoryList, {}),
  ])
  const { itemId } = await admin.data(goodsAdminCalls.create, {
    requestId: randomUUID(),
    code: '',
    title,
    titleEn: '',
    subTitle: '',
    subTitleEn: '',
    brand: '',
    categoryId: categories[0]!.id,
    tags: [],
    pics: [pic],
    params: [],
    detailHtml: '',
    maxPerUser: 0,
    returnPolicy: { days: 7 },
    listBasis: 'none',
    listBasisNote: '',
    listBasisNoteEn: '',
    freightTemplateId: freightTemplates[0]!.id,
    axes: [],
    skus: [
      {
        values: [],
        productSn: '',
        salePrice: 9900,
        listPrice: 9900,
        onHand: 20,
        weightG: 100,
        barcode: '',
        pic: '',
      },
    ],
    ...shelf,
  })
  return itemId
}

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
    video,
    ...goods
  } = await admin.data(goodsAdminCalls.detail, { id })
  return {
    id: itemId,
    ...goods,
    pics: pics.map(({ url }) => url),
    video: video && { url: video.url, cover: video.cover?.url ?? '' },
  }
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
