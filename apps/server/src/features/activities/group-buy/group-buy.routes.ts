import { groupBuyAdminCalls } from '@mallard/contract/activities/group-buy/group-buy-admin.calls'
import {
  groupActivityCalls,
  groupBuyCalls,
  groupOrderCalls,
} from '@mallard/contract/activities/group-buy/group-buy.calls'
import { bind } from '#platform/http/bind.ts'
import { batch, batchList } from './batch.service.ts'
import * as admin from './group-buy-admin.service.ts'
import { list, orderModify, submit } from './group-buy.service.ts'

export const groupBuyRoutes = [
  ...bind('activity', groupActivityCalls, { list, orderModify, submit }),
  ...bind('order', groupOrderCalls, { batchList }),
  ...bind('groupBuy', groupBuyCalls, { batch }),
  ...bind('groupBuyAdmin', groupBuyAdminCalls, {
    list: admin.list,
    detail: admin.detail,
    batches: admin.batches,
    save: admin.save,
    clashes: admin.clashes,
    close: admin.close,
    succeed: admin.succeed,
  }),
]
