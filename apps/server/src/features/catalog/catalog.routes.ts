import { catalogCalls } from '@mallard/contract/catalog/catalog.calls'
import { goodsDeskCalls } from '@mallard/contract/catalog/goods-desk.calls'
import { bind } from '#platform/http/bind.ts'
import { categoryList } from './category.service.ts'
import * as desk from './goods-desk.service.ts'
import { detail } from './goods.service.ts'
import { productList, recommend, searchCategoryList } from './list.service.ts'

export const routes = [
  ...bind('catalog', catalogCalls, { productList, detail, categoryList, searchCategoryList, recommend }),
  ...bind('goodsDesk', goodsDeskCalls, { list: desk.list, detail: desk.detail, save: desk.save, shelf: desk.shelf, sku: desk.sku }),
]
