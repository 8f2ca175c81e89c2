import { randomUUID } from 'node:crypto'
import { refundAdminCalls } from '@mallard/contract/aftersales/returns/refund-admin.calls'
import { returnsAdminCalls } from '@mallard/contract/aftersales/returns/returns-admin.calls'
import { returnsCalls } from '@mallard/contract/aftersales/returns/returns.calls'
import { largestId } from '@mallard/contract/fields'
import { orderCalls } from '@mallard/contract/trade/order/order.calls'
import type { Caller } from '@mallard/testing/caller'
import { sql } from 'kysely'
import type { AccessOf, AccessTest, AdminRow, Input, OwnedRow } from '#app/testing/test-access.ts'
import { gone } from '#app/testing/test-makers.ts'
import { cancelledReturn } from './test-returns.ts'

const oneUnit = (orderItemId: number) => [{ orderItemId, quantity: 1, amount: 0 }]

/** What a shopper asks of their own orders. */
function ownedRows({ make }: AccessTest): Readonly<Record<string, OwnedRow>> {
  const itemOf = async (who: Caller) =>
    (await who.data(orderCalls.detail, { sn: await make.paidOf(who) })).items[0]!.id
  const byApply = (of = make.askedOf, more: Input = {}): OwnedRow => ({
    own: async (who) => ({ applyId: await of(who), ...more }),
    missing: { applyId: gone.sn },
    plain: Object.keys(more),
  })
  return {
    'returns.orderDetail': {
      own: async (who) => ({ sn: await make.paidOf(who) }),
      missing: { sn: gone.sn },
      plain: ['role'],
    },
    'returns.apply': {
      own: async (who) => ({ sn: await make.paidOf(who), type: 0, reasonCode: 'unwanted' }),
      missing: { sn: gone.sn },
      plain: ['type', 'reasonCode', 'desc', 'pics', 'role'],
    },
    'returns.cancel': byApply(),
    'returns.setFreight': byApply(make.agreedOf, {
      companyCode: 'yuantong',
      deliverySn: 'YT9000000001',
    }),
    'returns.detail': byApply(),
    'returns.v2OrderDetail': {
      own: async (who) => ({ orderItemId: await itemOf(who) }),
      missing: { orderItemId: gone.id },
      plain: ['role'],
    },
    'returns.v2Apply': {
      own: async (who) => ({
        orderItemId: await itemOf(who),
        num: 1,
        type: 0,
        reasonCode: 'unwanted',
      }),
      missing: { orderItemId: gone.id },
      plain: ['num', 'exchangeProductSn', 'type', 'reasonCode', 'desc', 'pics', 'role'],
    },
    'returns.v2Cancel': byApply(),
    'returns.v2SetFreight': byApply(make.agreedOf, {
      companyCode: 'yuantong',
      deliverySn: 'YT9000000002',
    }),
    'returns.v2Detail': byApply(),
  }
}

/** What staff do with returns. */
async function returnRows({
  shop: {
    services: { db },
  },
  make,
  owner,
  buyer,
  theirs,
}: AccessTest): Promise<Readonly<Record<string, AdminRow>>> {
  const reissueOf = async (who: Caller) => {
    const { items } = await who.data(orderCalls.detail, { sn: await make.shippedOf(who) })
    const { applyId } = await who.data(returnsCalls.v2Apply, {
      orderItemId: items[0]!.id,
      num: 1,
      type: 3,
      reasonCode: 'missing',
    })
    await owner.data(returnsAdminCalls.agree, { applyId })
    return applyId
  }
  /** Its order was paid outside every channel, so its refund is an operator's transfer. */
  const byHandOf = async (who: Caller) => {
    const applyId = await make.askedOf(who)
    await sql`update pay_order p set method = 'offline' from pay_order_target t, return_apply r
      where t.pay_order_id = p.id and r.order_id = t.order_id and r.apply_id = ${applyId}`.execute(
      db,
    )
    await owner.data(returnsAdminCalls.agree, { applyId })
    return applyId
  }
  const other = { applyId: await cancelledReturn(db, theirs, `1${theirs.orderSn.slice(1)}`) }
  const byApply = (of: (who: Caller) => Promise<string>, more: Input = {}): AdminRow => ({
    own: async () => ({ applyId: await of(buyer), ...more }),
    theirs: other,
    missing: { applyId: gone.sn },
    plain: Object.keys(more),
  })
  return {
    'returnsAdmin.list': { own: async () => ({}), plain: ['q', 'status'] },
    'returnsAdmin.detail': byApply(make.askedOf),
    'returnsAdmin.agree': { ...byApply(make.askedOf), plain: ['amount', 'returnAddress'] },
    'returnsAdmin.refuse': byApply(make.askedOf, { reason: '不符合条件' }),
    'returnsAdmin.receive': {
      ...byApply(make.sentBackOf),
      own: async () => {
        const applyId = await make.sentBackOf(buyer)
        const { items } = await owner.data(returnsAdminCalls.detail, { applyId })
        return {
          applyId,
          lines: items.map(({ id }) => ({ orderItemId: id, received: 1, sellable: 1 })),
        }
      },
      plain: ['lines', 'amount'],
    },
    'returnsAdmin.refuseReceipt': byApply(make.sentBackOf, { reason: '影响二次销售' }),
    'returnsAdmin.sendAgain': byApply(reissueOf, {
      companyCode: 'yuantong',
      deliverySn: 'YT9000000003',
    }),
    'returnsAdmin.transferred': byApply(byHandOf, { voucher: '20260115001' }),
  }
}

/** Refunds by the store, on which two persons agree. */
async function refundRows({
  make,
  owner,
  buyer,
  sku,
  theirs,
}: AccessTest): Promise<Readonly<Record<string, AdminRow>>> {
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
      theirs: { sn: theirs.orderSn },
      missing: { sn: gone.sn },
    },
    'refundAdmin.refund': {
      own: async () => asking(await make.paidOf(buyer)),
      theirs: { sn: theirs.orderSn, lines: oneUnit(theirs.orderItemId) },
      missing: { sn: gone.sn, lines: oneUnit(largestId) },
      plain: ['freightAmount', 'amount', 'desc', 'requestId'],
    },
    'refundAdmin.waiting': { own: async () => ({}) },
    'refundAdmin.decide': {
      own: async () => {
        const sn = await make.paidOf(buyer, Math.ceil(200_001 / sku.price))
        await owner.data(refundAdminCalls.refund, await asking(sn))
        const { waiting } = await owner.data(refundAdminCalls.options, { sn })
        return { id: waiting!.id, verdict: 'withdraw', note: '' }
      },
      theirs: { id: await theirs.proposalOf('refund') },
      missing: { id: largestId },
      plain: ['phoneCode', 'note'],
    },
  }
}

export const access: AccessOf = async (test) => ({
  open: {
    'returns.reason': {},
    'returns.list': {},
    'returns.v2Reason': {},
    'returns.v2List': {},
  },
  owned: ownedRows(test),
  admin: { ...(await returnRows(test)), ...(await refundRows(test)) },
})
