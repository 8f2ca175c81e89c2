import { pointsShopAdminCalls } from '@mallard/contract/activities/points-shop/points-shop-admin.calls'
import { pointsShopCalls } from '@mallard/contract/activities/points-shop/points-shop.calls'
import { bind } from '#platform/http/bind.ts'
import { exchange } from './exchange.service.ts'
import { clashes, close, detail, exchanges, list, save } from './points-shop-admin.service.ts'
import { store } from './points-shop.service.ts'
import { activities } from './ways.service.ts'

export const pointsShopRoutes = [
  ...bind('points', pointsShopCalls, { activities, store, exchange }),
  ...bind('pointsShopAdmin', pointsShopAdminCalls, {
    list,
    detail,
    exchanges,
    save,
    clashes,
    close,
  }),
]
