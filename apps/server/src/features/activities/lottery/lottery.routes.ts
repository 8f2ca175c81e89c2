import { lotteryAdminCalls } from '@mallard/contract/activities/lottery/lottery-admin.calls'
import {
  lotteryCalls,
  lotteryMemberCalls,
} from '@mallard/contract/activities/lottery/lottery.calls'
import { bind } from '#platform/http/bind.ts'
import * as admin from './lottery-admin.service.ts'
import { draw, info, share } from './lottery.service.ts'
import * as wins from './win-admin.service.ts'
import { lotteryList, saveAddress, setAddress } from './win.service.ts'

export const lotteryRoutes = [
  ...bind('lottery', lotteryCalls, { info, lottery: draw, share, saveAddress, setAddress }),
  ...bind('member', lotteryMemberCalls, { lotteryList }),
  ...bind('lotteryAdmin', lotteryAdminCalls, {
    list: admin.list,
    detail: admin.detail,
    save: admin.save,
    clashes: admin.clashes,
    close: admin.close,
    winners: wins.winners,
    ship: wins.ship,
  }),
]
