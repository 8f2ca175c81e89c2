import { taxAdminCalls } from '@mallard/contract/catalog/tax/tax-admin.calls'
import { bind } from '#platform/http/bind.ts'
import { read, save } from './tax.service.ts'

export const taxRoutes = bind('taxAdmin', taxAdminCalls, { read: (ctx) => read(ctx), save })
