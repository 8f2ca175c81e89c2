import { promotionDeskCalls } from '@mallard/contract/promotion/promotion-desk.calls'
import { levelPriceDeskCalls } from '@mallard/contract/promotion/level-price-desk.calls'
import { bind } from '#platform/http/bind.ts'
import { listPrices, savePrices, sharePrices } from './level-price.service.ts'
import { clashes, close, detail, levels, list, save, skus } from './promotion-desk.service.ts'
import { trial } from './trial.service.ts'

export const promotionDeskRoutes = [
  ...bind('promotionDesk', promotionDeskCalls, { list, detail, save, close, clashes, trial, skus, levels: (ctx) => levels(ctx) }),
  ...bind('levelPriceDesk', levelPriceDeskCalls, { list: listPrices, save: savePrices, share: sharePrices }),
]
