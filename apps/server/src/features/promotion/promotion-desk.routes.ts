import { promotionDeskCalls } from '@mallard/contract/promotion/promotion-desk.calls'
import { bind } from '#platform/http/bind.ts'
import { clashes, close, detail, levels, list, save, skus } from './promotion-desk.service.ts'
import { trial } from './trial.service.ts'

export const promotionDeskRoutes = bind('promotionDesk', promotionDeskCalls, { list, detail, save, close, clashes, trial, skus, levels: (ctx) => levels(ctx) })
