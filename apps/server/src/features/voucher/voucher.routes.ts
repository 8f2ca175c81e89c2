import { voucherCalls } from '@mallard/contract/payment/voucher.calls'
import { voucherDeskCalls } from '@mallard/contract/payment/voucher-desk.calls'
import { bind } from '#platform/http/bind.ts'
import { approve, listVouchers, reject } from './voucher-desk.service.ts'
import { offlineStatus, toPayOffline } from './voucher.service.ts'

export const voucherRoutes = [
  ...bind('voucher', voucherCalls, { toPayOffline, offlineStatus }),
  ...bind('voucherDesk', voucherDeskCalls, { list: listVouchers, approve, reject }),
]
