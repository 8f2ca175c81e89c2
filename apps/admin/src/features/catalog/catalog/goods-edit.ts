import type { AdminGoodsDetail } from '@mallard/contract/catalog/catalog/goods-admin.calls'
import type { GoodsBeside } from './goods-beside.ts'
import { basisOf } from './list-basis-fields.tsx'
import type { GoodsEdit } from './use-goods.ts'

/** What the form keeps itself. */
export type GoodsFields = Omit<GoodsEdit, keyof GoodsBeside>

export function editOf(goods: AdminGoodsDetail): GoodsFields {
  const {
    title,
    titleEn,
    subTitle,
    subTitleEn,
    brand,
    categoryId,
    tags,
    params,
    maxPerUser,
    returnPolicy,
    tax,
    freightTemplateId,
  } = goods
  return {
    title,
    titleEn,
    subTitle,
    subTitleEn,
    brand,
    categoryId,
    tags,
    params,
    maxPerUser,
    returnPolicy,
    tax,
    freightTemplateId,
    ...basisOf(goods),
  }
}
