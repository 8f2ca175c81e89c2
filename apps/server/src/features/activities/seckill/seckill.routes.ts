import { seckillAdminCalls } from '@mallard/contract/activities/seckill/seckill-admin.calls'
import { seckillCalls } from '@mallard/contract/activities/seckill/seckill.calls'
import { bind } from '#platform/http/bind.ts'
import * as admin from './seckill-admin.service.ts'
import {
  current,
  goneAlready,
  quota,
  remind,
  reminders,
  secKillCheckout,
  secKillDetail,
  secKillFlow,
  seckillList,
  secKillSubmit,
} from './seckill.service.ts'

const handlers = {
  seckillList: (ctx: Parameters<typeof seckillList>[0]) => seckillList(ctx),
  current: (ctx: Parameters<typeof current>[0]) => current(ctx),
  secKillDetail,
  quota,
  remind,
  reminders: (ctx: Parameters<typeof reminders>[0]) => reminders(ctx),
  secKillCheckout,
  secKillFlow,
  secKillSubmit,
}

export const seckillRoutes = [
  ...bind('seckill', seckillCalls, handlers, { secKillCheckout: goneAlready }),
  ...bind('seckillAdmin', seckillAdminCalls, {
    list: admin.list,
    detail: admin.detail,
    save: admin.save,
    clashes: admin.clashes,
    close: admin.close,
  }),
]
