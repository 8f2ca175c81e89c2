import { catalogCalls } from '@mallard/contract/catalog/catalog/catalog.calls'
import { bind } from '#platform/http/bind.ts'
import { categoryList } from './category.service.ts'
import { delivery } from './delivery.service.ts'
import { bySn, detail } from './goods.service.ts'

export const routes = bind('catalog', catalogCalls, { detail, bySn, delivery, categoryList })
