import { stockAdminCalls } from '@mallard/contract/catalog/catalog/stock-admin.calls'
import { bind } from '#platform/http/bind.ts'
import { adjustStock, ledger, listStock, saveStock } from './stock-admin.service.ts'

export const stockAdminRoutes = bind('stockAdmin', stockAdminCalls, {
  list: listStock,
  save: saveStock,
  adjust: adjustStock,
  ledger,
})
