import { shipReportAdminCalls } from '@mallard/contract/trade/ship-report/ship-report-admin.calls'
import { weixinHookCalls } from '@mallard/contract/trade/ship-report/weixin-hook.calls'
import { bind } from '#platform/http/bind.ts'
import { takePush, tryPush } from './receipt.service.ts'
import { adminAgain, adminList } from './ship-report-admin.service.ts'

export const shipReportRoutes = [
  ...bind('shipReportAdmin', shipReportAdminCalls, { list: adminList, again: adminAgain }),
  ...bind('weixin', weixinHookCalls, { echo: tryPush, push: takePush }),
]
