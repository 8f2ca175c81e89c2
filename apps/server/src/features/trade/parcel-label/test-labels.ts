import { randomUUID } from 'node:crypto'
import type { InputOf } from '@mallard/contract/api'
import { parcelLabelAdminCalls } from '@mallard/contract/trade/parcel-label/parcel-label-admin.calls'
import type { Caller } from '@mallard/testing/caller'

type Input = InputOf<typeof parcelLabelAdminCalls.saveAccount>

/** An account as staff set one up: the sandbox's carriers take any key but `wrong`. */
export const accountInput = (more: Partial<Input> = {}): Input => ({
  id: 0,
  name: '中通月结',
  carrier: 'zhongtong',
  partnerId: 'K000001',
  partnerKey: 'key of the branch',
  partnerSecret: '',
  branch: '',
  template: '',
  senderName: '仓库',
  senderPhone: '057188880000',
  senderAddress: '浙江省杭州市余杭区仓前街道 8 号',
  isOn: true,
  version: 0,
  requestId: randomUUID(),
  ...more,
})

/** A new account of the store of who asks. */
export const accountOf = async (who: Caller, more: Partial<Input> = {}): Promise<number> =>
  (await who.data(parcelLabelAdminCalls.saveAccount, accountInput(more))).id
