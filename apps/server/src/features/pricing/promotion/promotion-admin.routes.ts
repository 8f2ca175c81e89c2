import { promotionAdminCalls } from '@mallard/contract/pricing/promotion/promotion-admin.calls'
import { levelPriceAdminCalls } from '@mallard/contract/pricing/promotion/level-price-admin.calls'
import { bind } from '#platform/http/bind.ts'
import { listPrices, savePrices, sharePrices } from './level-price.service.ts'
import { clashes, close, detail, levels, list, save, skus } from './promotion-admin.service.ts'
import { trial } from './trial.service.ts'

export const promotionAdminRoutes = [
  ...bind('promotionAdmin', promotionAdminCalls, {
    list,
    detail,
    save,
    close,
    clashes,
    trial,
    skus,
    levels: (ctx) => levels(ctx),
  }),
  ...bind('levelPriceAdmin', levelPriceAdminCalls, {
    list: listPrices,
    save: savePrices,
    share: sharePrices,
  }),
]
