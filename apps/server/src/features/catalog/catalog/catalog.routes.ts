import { catalogCalls } from '@mallard/contract/catalog/catalog/catalog.calls'
import { goodsAdminCalls } from '@mallard/contract/catalog/catalog/goods-admin.calls'
import { bind } from '#platform/http/bind.ts'
import { categoryList } from './category.service.ts'
import * as admin from './goods-admin.service.ts'
import { create, options } from './goods-create.service.ts'
import { delivery } from './delivery.service.ts'
import { exportGoods } from './goods-sheet.service.ts'
import { bySn, detail } from './goods.service.ts'

export const routes = [
  ...bind('catalog', catalogCalls, { detail, bySn, delivery, categoryList }),
  ...bind('goodsAdmin', goodsAdminCalls, {
    list: admin.list,
    export: exportGoods,
    detail: admin.detail,
    options,
    create,
    save: admin.save,
    shelf: admin.shelf,
    sku: admin.sku,
  }),
]
