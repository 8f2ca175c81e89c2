import { parcelLabelAdminCalls } from '@mallard/contract/trade/parcel-label/parcel-label-admin.calls'
import { bind } from '#platform/http/bind.ts'
import { accounts, saveAccount } from './account.service.ts'
import { cancel, list, picture, take } from './label.service.ts'

export const parcelLabelRoutes = bind('parcelLabelAdmin', parcelLabelAdminCalls, {
  accounts,
  saveAccount,
  take,
  list,
  picture,
  cancel,
})
