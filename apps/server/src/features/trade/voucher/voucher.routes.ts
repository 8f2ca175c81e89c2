import { accountAdminCalls } from '@mallard/contract/trade/payment/account-admin.calls'
import { voucherCalls } from '@mallard/contract/trade/payment/voucher.calls'
import { voucherAdminCalls } from '@mallard/contract/trade/payment/voucher-admin.calls'
import { bind } from '#platform/http/bind.ts'
import { decideAccount, proposeAccount, readAccount, stop } from './account-admin.service.ts'
import { approve, detail, listVouchers, reject } from './voucher-admin.service.ts'
import { offlineStatus, toPayOffline, withdrawOffline } from './voucher.service.ts'

export const voucherRoutes = [
  ...bind('voucher', voucherCalls, { toPayOffline, offlineStatus, withdrawOffline }),
  ...bind('voucherAdmin', voucherAdminCalls, { list: listVouchers, detail, approve, reject }),
  ...bind('accountAdmin', accountAdminCalls, {
    read: readAccount,
    propose: proposeAccount,
    decide: decideAccount,
    stop,
  }),
]
