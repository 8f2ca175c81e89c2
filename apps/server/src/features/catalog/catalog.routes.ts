import { catalogCalls } from '@mallard/contract/catalog/catalog.calls'
import { bind } from '#platform/http/bind.ts'
import { categoryList } from './category.service.ts'
import { detail } from './goods.service.ts'
import { productList, recommend, searchCategoryList } from './list.service.ts'

export const routes = bind('catalog', catalogCalls, { productList, detail, categoryList, searchCategoryList, recommend })
