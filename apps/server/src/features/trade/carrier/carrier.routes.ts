import { carrierAdminCalls } from '@mallard/contract/trade/carrier/carrier-admin.calls'
import { bind } from '#platform/http/bind.ts'
import { read, save } from './carrier.service.ts'

export const carrierRoutes = bind('carrierAdmin', carrierAdminCalls, {
  read: (ctx) => read(ctx),
  save,
})
