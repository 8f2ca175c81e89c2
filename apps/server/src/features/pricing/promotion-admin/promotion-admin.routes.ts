import { promotionAdminCalls } from '@mallard/contract/pricing/promotion/promotion-admin.calls'
import { bind } from '#platform/http/bind.ts'
import { clashes, close, detail, levels, list, save, skus } from './promotion-admin.service.ts'
import { trial } from './trial.service.ts'

export const promotionAdminRoutes = bind('promotionAdmin', promotionAdminCalls, {
  list,
  detail,
  save,
  close,
  clashes,
  trial,
  skus,
  levels: (ctx) => levels(ctx),
})
