import { parcelLabelAdminCalls } from '@mallard/contract/trade/parcel-label/parcel-label-admin.calls'
import { largestId } from '@mallard/contract/fields'
import { sql } from 'kysely'
import type { AccessOf, AdminRow } from '#app/testing/test-access.ts'
import { gone } from '#app/testing/test-makers.ts'
import { accountInput, accountOf } from './test-labels.ts'

export const access: AccessOf = async ({ shop, make, owner, buyer, theirs }) => {
  const [ours, their] = [await accountOf(owner), await accountOf(theirs.owner)]
  const { rows } = await sql<{ id: number }>`
    insert into parcel_label (partner_id, store_id, order_id, account_id, carrier, label_no, state,
      waybill, receiver_mark, staff_id, taken_at)
    select partner_id, store_id, id, ${their}::bigint, 'zhongtong', order_sn || 'L1', 'got',
      '700000000001', '', 1, created_at
    from orders where order_sn = ${theirs.orderSn} returning id`.execute(shop.services.db)
  const label = (): AdminRow => ({
    own: async () => {
      const sn = await make.paidOf(buyer)
      const { id } = await owner.data(parcelLabelAdminCalls.take, { sn, accountId: ours })
      return { sn, id }
    },
    theirs: { sn: theirs.orderSn, id: rows[0]!.id },
    missing: { sn: gone.sn, id: largestId },
  })
  return {
    admin: {
      'parcelLabelAdmin.accounts': { own: async () => ({}) },
      'parcelLabelAdmin.saveAccount': {
        own: async () => accountInput({ id: ours, name: '改过的', version: await versionOf(ours) }),
        theirs: { id: their },
        missing: { id: largestId },
        plain: [
          ...['name', 'carrier', 'partnerId', 'partnerKey', 'partnerSecret', 'branch', 'template'],
          ...['senderName', 'senderPhone', 'senderAddress', 'isOn', 'version', 'requestId'],
        ],
      },
      'parcelLabelAdmin.take': {
        own: async () => ({ sn: await make.paidOf(buyer), accountId: ours }),
        theirs: { sn: theirs.orderSn, accountId: their },
        missing: { sn: gone.sn, accountId: largestId },
      },
      'parcelLabelAdmin.list': {
        own: async () => ({ sns: [await make.paidOf(buyer)] }),
        theirs: { sns: [theirs.orderSn] },
        missing: { sns: [gone.sn] },
      },
      'parcelLabelAdmin.picture': label(),
      'parcelLabelAdmin.cancel': label(),
    },
  }

  async function versionOf(id: number): Promise<number> {
    const all = await owner.data(parcelLabelAdminCalls.accounts, {})
    return all.find((each) => each.id === id)?.version ?? 0
  }
}
