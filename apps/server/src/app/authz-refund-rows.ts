import { randomUUID } from 'node:crypto'
import { largestId } from '@mallard/contract/fields'
import { refundAdminCalls } from '@mallard/contract/aftersales/returns/refund-admin.calls'
import type { Caller } from '@mallard/testing/caller'
import type { Elsewhere } from './authz-admin-rows.ts'
import type { AdminRow } from './test-access.ts'
import type { makers } from './test-makers.ts'
import type { TestSku } from './test-buyer.ts'

const noSuchOrder = '99999999999999999999'
const plain = ['isUnsent', 'freightAmount', 'amount', 'restock', 'reasonCode', 'desc', 'requestId']

/** Rows of what two persons agree on of an order: refunds by the store, and lower prices. */
export function refundRows(
  make: ReturnType<typeof makers>,
  owner: Caller,
  buyer: Caller,
  sku: TestSku,
  elsewhere: Elsewhere,
): Readonly<Record<string, AdminRow>> {
  const oneUnit = (orderItemId: number) => [{ orderItemId, quantity: 1, amount: 0 }]
  const asking = async (sn: string) => {
    const { lines } = await owner.data(refundAdminCalls.options, { sn })
    const { orderItemId, amounts } = lines[0]!
    const about = {
      isUnsent: true,
      freightAmount: 0,
      restock: true,
      reasonCode: 'storeOutOfStock',
      desc: '',
    }
    const quantity = amounts.length
    return {
      sn,
      ...about,
      lines: [{ orderItemId, quantity, amount: 0 }],
      amount: amounts[quantity - 1]!,
      requestId: randomUUID(),
    }
  }
  return {
    'refundAdmin.options': {
      own: async () => ({ sn: await make.paidOf(buyer) }),
      theirs: { sn: elsewhere.orderSn },
      missing: { sn: noSuchOrder },
    },
    'refundAdmin.refund': {
      own: async () => asking(await make.paidOf(buyer)),
      theirs: { sn: elsewhere.orderSn, lines: oneUnit(elsewhere.orderItemId) },
      missing: { sn: noSuchOrder, lines: oneUnit(largestId) },
      plain,
    },
    'refundAdmin.waiting': { own: async () => ({}) },
    'refundAdmin.decide': {
      own: async () => {
        const sn = await make.paidOf(buyer, Math.ceil(200_001 / sku.price))
        await owner.data(refundAdminCalls.refund, await asking(sn))
        const { waiting } = await owner.data(refundAdminCalls.options, { sn })
        return { id: waiting!.id, verdict: 'withdraw', note: '' }
      },
      theirs: { id: elsewhere.proposalId },
      missing: { id: largestId },
      plain: ['phoneCode', 'verdict', 'note'],
    },
  }
}
