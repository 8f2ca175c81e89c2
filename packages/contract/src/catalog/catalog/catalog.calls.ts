import { z } from 'zod'
import { GET } from '../../api.ts'
import { ItemId, ProductSn } from '../../fields.ts'
import { CategoryNode, Delivery, GoodsDetail } from './catalog.fields.ts'

export const catalogCalls = {
  detail: GET('/b2c/product/{p}-{s}/detail/{id}', {
    summary: 'One goods item with its SKUs',
    authz: 'none',
    params: z.object({ id: ItemId }),
    reply: GoodsDetail,
  }),
  bySn: GET('/b2c/product/{p}-{s}/sn/{productSn}', {
    summary: 'The goods item that a SKU belongs to, with all of its SKUs',
    authz: 'none',
    params: z.object({ productSn: ProductSn }),
    reply: GoodsDetail,
  }),
  delivery: GET('/b2c/product/{p}-{s}/delivery/{id}', {
    summary: 'When goods come and what that costs: to a place, else to the shopper’s address',
    authz: 'none',
    params: z.object({ id: ItemId }),
    query: z.object({
      code: z
        .string()
        .regex(/^\d{6}$/, '请选择地区')
        .optional(),
    }),
    reply: Delivery,
  }),
  categoryList: GET('/b2c/category/{p}-{s}/list', {
    summary: 'The category tree',
    authz: 'none',
    reply: z.array(CategoryNode),
  }),
}
