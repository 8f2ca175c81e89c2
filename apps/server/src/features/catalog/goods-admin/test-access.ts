import { randomUUID } from 'node:crypto'
import { goodsAdminCalls } from '@mallard/contract/catalog/catalog/goods-admin.calls'
import { largestId } from '@mallard/contract/fields'
import type { AccessOf } from '#app/testing/test-access.ts'
import { fileMedia, sendTo } from '#app/testing/test-pictures.ts'
import { testVideo } from '#platform/videos/test-video.ts'
import { goodsToSave, matrixToSave, newGoods } from '../catalog/test-goods.ts'

const words = [
  'title',
  'titleEn',
  'subTitle',
  'subTitleEn',
  'brand',
  'categoryId',
  'tags',
  'pics',
  'video',
  'params',
  'detailHtml',
  'detailHtmlEn',
  'maxPerUser',
  'returnPolicy',
  'tax',
  'listBasis',
  'listBasisNote',
  'listBasisNoteEn',
  'freightTemplateId',
]
const filters = ['q', 'categoryId', 'shelf', 'stock', 'returns', 'listPrice']

export const access: AccessOf = ({ shop, owner, sku, theirs }) => {
  const { db } = shop.services
  /** A picture of the library that nothing shows. */
  const picture = async () => (await fileMedia(db, owner.scope.partnerId)).url
  const goods = () => goodsToSave(owner, sku.goodsId)
  const goodsId = { theirs: { id: theirs.sku.goodsId }, missing: { id: largestId } }
  const skuNow = async () => {
    const { skus } = await owner.data(goodsAdminCalls.detail, { id: sku.goodsId })
    const {
      productSn: sn,
      version,
      salePrice,
      listPrice,
      onHand,
    } = skus.find(({ productSn }) => productSn === sku.productSn)!
    return {
      sn,
      version,
      salePrice,
      listPrice,
      onHand: onHand + 1,
      onHandSeen: onHand,
      reason: '盘点',
    }
  }
  return {
    admin: {
      'goodsAdmin.export': { own: async () => ({ format: 'csv' }), plain: filters },
      'goodsAdmin.list': { own: async () => ({}), plain: filters },
      'goodsAdmin.detail': { own: async () => ({ id: sku.goodsId }), ...goodsId },
      'goodsAdmin.options': { own: async () => ({}) },
      'goodsAdmin.create': {
        own: async () => {
          const { id: _id, version: _version, ...setup } = await goods()
          const plain = {
            values: [],
            productSn: '',
            salePrice: 9900,
            listPrice: 9900,
            onHand: 5,
            weightG: 100,
            barcode: '',
            pic: '',
          }
          return {
            requestId: randomUUID(),
            code: '',
            ...setup,
            pics: [await picture()],
            axes: [],
            skus: [plain],
            onSale: false,
          }
        },
        plain: ['requestId', 'code', ...words, 'axes', 'skus', 'onAt'],
      },
      'goodsAdmin.save': { own: goods, ...goodsId, plain: ['version', ...words] },
      'goodsAdmin.matrix': {
        own: () => matrixToSave(owner, sku.goodsId),
        ...goodsId,
        plain: ['version', 'axes', 'skus'],
      },
      'goodsAdmin.shelf': { own: async () => ({ id: sku.goodsId, onSale: true }), ...goodsId },
      'goodsAdmin.planShelf': {
        own: async () => {
          const { shelfPlan } = await owner.data(goodsAdminCalls.detail, { id: sku.goodsId })
          return { id: sku.goodsId, version: shelfPlan.version, onAt: null, offAt: null }
        },
        ...goodsId,
        plain: ['version', 'onAt', 'offAt'],
      },
      'goodsAdmin.planShelves': {
        own: async () => ({ id: sku.goodsId, onAt: null, offAt: null }),
        ...goodsId,
        plain: ['onAt', 'offAt'],
      },
      'goodsAdmin.videoPolicy': { own: async () => ({}) },
      'goodsAdmin.addVideo': {
        own: async () => {
          const policy = await owner.data(goodsAdminCalls.videoPolicy, {})
          return { key: (await sendTo(shop, policy, testVideo())).key }
        },
        plain: ['key'],
      },
      'goodsAdmin.archive': {
        own: async () => ({ id: sku.goodsId, isArchived: false }),
        ...goodsId,
      },
      'goodsAdmin.remove': {
        own: async () => {
          const id = await newGoods(owner, await picture(), '要删除的商品')
          await owner.data(goodsAdminCalls.archive, { id, isArchived: true })
          return { id }
        },
        ...goodsId,
      },
      'goodsAdmin.sku': {
        own: skuNow,
        theirs: { sn: theirs.sku.productSn },
        missing: { sn: 'no-such-sku' },
        plain: ['version', 'salePrice', 'listPrice', 'onHand', 'onHandSeen', 'reason'],
      },
    },
  }
}
