import { levelPriceAdminCalls } from '@mallard/contract/pricing/promotion/level-price-admin.calls'
import { bind } from '#platform/http/bind.ts'
import { listPrices, savePrices, sharePrices } from './level-price.service.ts'

export const levelPriceRoutes = bind('levelPriceAdmin', levelPriceAdminCalls, {
  list: listPrices,
  save: savePrices,
  share: sharePrices,
})
