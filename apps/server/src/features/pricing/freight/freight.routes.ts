import { freightAdminCalls } from '@mallard/contract/pricing/freight/freight-admin.calls'
import { bind, type Bound } from '#platform/http/bind.ts'
import type { FreightUses } from './feature.ts'
import { list, remove, save } from './freight-admin.service.ts'

export function freightRoutes(usesOf: FreightUses): Bound[] {
  return bind('freightAdmin', freightAdminCalls, {
    list: (ctx) => list(ctx, usesOf),
    save,
    remove: (ctx, input) => remove(ctx, input, usesOf),
  })
}
