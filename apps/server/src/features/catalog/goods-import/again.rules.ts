import type { AdminGoodsDetail } from '@mallard/contract/catalog/catalog/goods-admin.calls'
import type { GoodsDraft, SkuDraft } from './draft.rules.ts'
import type { Pictures } from './pictures.rules.ts'
import { found, isAlike, valuesIn } from './plan.rules.ts'

interface Left {
  /** Details without their pictures. */
  readonly isSameText: boolean
  /** Address of the picture of goods that have none. */
  readonly toDo: string
}

/**
 * What a draft says of pictures alone, as far as goods still have those that the import left: what
 * somebody put there since stays.
 */
export function picturesOnly(
  draft: GoodsDraft,
  goods: AdminGoodsDetail,
  pictures: Pictures,
  { isSameText, toDo }: Left,
): GoodsDraft {
  const named = found(draft.pics ?? [], pictures).urls
  const shown = goods.pics.map(({ url }) => url)
  const isLeft = shown.every((url) => url === toDo || named.includes(url))
  const bySn = new Map(goods.skus.map((sku) => [sku.productSn.toLowerCase(), sku.pic.url]))
  const first = draft.pics?.find((name) => pictures.pictures.has(name))
  const nowOf = (sku: SkuDraft) =>
    sku.productSn === ''
      ? goods.skus.find(({ values }) => isAlike(valuesIn(sku, goods.axes), values))?.pic.url
      : bySn.get(sku.productSn.toLowerCase())
  const picOf = (sku: SkuDraft): string | undefined => {
    const now = nowOf(sku)
    // Without a picture of its own a SKU had the first one of its goods.
    if (now !== toDo && now !== shown[0]) return undefined
    return sku.pic ?? (isLeft ? first : undefined)
  }
  return {
    ...draft,
    title: undefined,
    titleEn: undefined,
    subTitle: undefined,
    category: undefined,
    brand: undefined,
    tags: undefined,
    freight: undefined,
    maxPerUser: undefined,
    returns: undefined,
    tax: undefined,
    listBasis: undefined,
    pics: isLeft ? draft.pics : undefined,
    detailHtml: isSameText ? draft.detailHtml : undefined,
    detailPics: isSameText ? (draft.detailPics ?? []) : [],
    skus: draft.skus.map((sku) => ({
      ...sku,
      barcode: undefined,
      salePrice: undefined,
      listPrice: undefined,
      onHand: undefined,
      weightG: undefined,
      pic: picOf(sku),
    })),
  }
}
