import { accountDeskCalls } from '@mallard/contract/payment/account-desk.calls'
import { voucherCalls } from '@mallard/contract/payment/voucher.calls'
import { voucherDeskCalls } from '@mallard/contract/payment/voucher-desk.calls'
import { bind } from '#platform/http/bind.ts'
import { decideAccount, proposeAccount, readAccount, stop } from './account-desk.service.ts'
import { approve, detail, listVouchers, reject } from './voucher-desk.service.ts'
import { offlineStatus, toPayOffline, withdrawOffline } from './voucher.service.ts'

export const voucherRoutes = [
  ...bind('voucher', voucherCalls, { toPayOffline, offlineStatus, withdrawOffline }),
  ...bind('voucherDesk', voucherDeskCalls, { list: listVouchers, detail, approve, reject }),
  ...bind('accountDesk', accountDeskCalls, { read: readAccount, propose: proposeAccount, decide: decideAccount, stop }),
]
