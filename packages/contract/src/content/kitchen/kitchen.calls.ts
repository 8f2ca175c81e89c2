import { z } from 'zod'
import { GET } from '../../api.ts'
import { ItemId, ProductSn, RowId } from '../../fields.ts'
import { Article } from '../service-center/service-center.calls.ts'
import { GoodsHelp, Guide, GuideCard, Kitchen, KitchenCard, Recipe } from './kitchen.fields.ts'

export const guideCalls = {
  productGuides: GET('/p/guide/{p}-{s}/products', {
    summary: 'Guides of goods that the store sells',
    authz: 'none',
    reply: z.array(GuideCard),
  }),
  productGuide: GET('/p/guide/{p}-{s}/products/{productId}', {
    summary:
      'The guide of goods, with spare parts that the store sells; that of another partner in theirs',
    authz: 'none',
    params: z.object({ productId: ItemId }),
    reply: Guide,
  }),
  goodsHelp: GET('/p/guide/{p}-{s}/goods/{productId}', {
    summary: 'The guide and the manual of goods, as far as there are any',
    authz: 'none',
    params: z.object({ productId: ItemId }),
    reply: GoodsHelp,
  }),
  kitchen: GET('/p/kitchen/{id}', {
    summary: 'The kitchen of a store with its recipes and manuals; the store follows from it',
    authz: 'none',
    params: z.object({ id: RowId }),
    reply: Kitchen,
  }),
  storeKitchen: GET('/p/guide/{p}-{s}/kitchen', {
    summary: 'The kitchen of the store, if it has one',
    authz: 'none',
    reply: z.object({ kitchen: KitchenCard.nullable() }),
  }),
  recipe: GET('/p/kitchen/{id}/recipes/{recipeId}', {
    summary: 'One recipe of a kitchen, with what it is cooked with',
    authz: 'none',
    params: z.object({ id: RowId, recipeId: RowId }),
    reply: Recipe,
  }),
  kitchenInstruction: GET('/p/kitchen/instructions/{productSn}', {
    summary:
      'The manual of goods, of the store visited last or the first that has one; of a partner if named',
    authz: 'none',
    params: z.object({ productSn: ProductSn }),
    query: z.object({ partnerId: RowId.optional() }),
    reply: Article,
  }),
}
