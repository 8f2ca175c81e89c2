import { bargainAdminCalls } from '@mallard/contract/activities/bargain/bargain-admin.calls'
import { bargainCalls } from '@mallard/contract/activities/bargain/bargain.calls'
import { bind } from '#platform/http/bind.ts'
import * as admin from './bargain-admin.service.ts'
import { add, list, mine, room, rooms } from './bargain.service.ts'
import { bargain } from './cut.service.ts'

export const bargainRoutes = [
  ...bind('bargain', bargainCalls, { list, add, room, mine, rooms, bargain }),
  ...bind('bargainAdmin', bargainAdminCalls, {
    list: admin.list,
    detail: admin.detail,
    rooms: admin.rooms,
    save: admin.save,
    clashes: admin.clashes,
    close: admin.close,
    voidHelp: admin.voidHelp,
  }),
]
