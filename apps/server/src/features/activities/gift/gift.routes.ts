import { giftAdminCalls } from '@mallard/contract/activities/gift/gift-admin.calls'
import { giftCalls } from '@mallard/contract/activities/gift/gift.calls'
import { bind } from '#platform/http/bind.ts'
import * as admin from './gift-admin.service.ts'
import { claim, newArrival, waiting } from './gift.service.ts'

export const giftRoutes = [
  ...bind('gift', giftCalls, { newArrival, waiting, claim }),
  ...bind('giftAdmin', giftAdminCalls, {
    list: admin.list,
    detail: admin.detail,
    claims: admin.claims,
    save: admin.save,
    clashes: admin.clashes,
    close: admin.close,
  }),
]
