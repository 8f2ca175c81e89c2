import { randomUUID } from 'node:crypto'
import { addressCalls } from '@mallard/contract/people/address/address.calls'
import { cartCalls } from '@mallard/contract/trade/cart/cart.calls'
import { invoiceCalls } from '@mallard/contract/aftersales/invoice/invoice.calls'
import { identityCalls } from '@mallard/contract/people/identity/identity.calls'
import { largestId } from '@mallard/contract/fields'
import { orderCalls } from '@mallard/contract/trade/order/order.calls'
import { orderAdminCalls } from '@mallard/contract/trade/order/order-admin.calls'
import { reviewCalls } from '@mallard/contract/catalog/review/review.calls'
import { returnsCalls } from '@mallard/contract/aftersales/returns/returns.calls'
import { returnsAdminCalls } from '@mallard/contract/aftersales/returns/returns-admin.calls'
import type { Caller } from '@mallard/testing/caller'
import { sql } from 'kysely'
import { hangzhou, pay, placeOrder, type TestSku } from './test-buyer.ts'
import { newSerial } from './test-transfers.ts'
import type { TestShop } from './test-shop.ts'

/** Values of the right shape that nothing has. */
export const gone = {
  id: largestId,
  ids: [largestId],
  sn: '99999999999999999999',
  flowId: '0'.repeat(22),
  cartId: String(largestId),
}

/** The same as a request of its own. */
export function requested<T>(setup: T): T & { requestId: string } {
  return { ...setup, requestId: randomUUID() }
}

/** The number of a person, as the back office is asked for them. */
export const memberOf = async (who: Caller) => ({
  memberId: (await who.data(identityCalls.userInfo, {})).id,
})

/** Addresses that a person of these tests keeps; the shop lets them have twenty. */
const maxKept = 15

/** Makes the things that calls are about. */
export function makers(shop: TestShop, owner: Caller, sku: TestSku) {
  const orders = orderMakers(shop, owner, sku)
  return {
    addressOf,
    ...orders,
    ...invoiceMakers(shop, orders),
    ...returnMakers(owner, orders),
  }
}

type OrderMakers = ReturnType<typeof orderMakers>

/** A new one; the latest before it makes room, since a person keeps so many and no more. */
async function addressOf(who: Caller): Promise<number> {
  const ids = (await who.data(addressCalls.list, {})).map(({ id }) => id)
  if (ids.length >= maxKept) await who.data(addressCalls.delete, { id: Math.max(...ids) })
  const detail = `文三路 ${newSerial()} 号`
  return (await who.data(addressCalls.save, { ...hangzhou, detail })).id
}

function orderMakers(shop: TestShop, owner: Caller, sku: TestSku) {
  const lineOf = async (who: Caller) =>
    (await who.data(cartCalls.add, { goods: sku.productSn, qty: 1 })).cartId
  const orderOf = async (who: Caller) => (await placeOrder(who, [sku])).orderSn
  const paidOf = async (who: Caller, quantity = 1) => {
    const { orderSn: sn } = await placeOrder(who, [{ ...sku, quantity }])
    await pay(shop, who, sn)
    return sn
  }
  const shippedOf = async (who: Caller) => {
    const sn = await paidOf(who)
    await owner.data(orderAdminCalls.ship, {
      sn,
      companyCode: 'yuantong',
      deliverySn: `YT${sn.slice(-12)}`,
    })
    return sn
  }
  /** A line of an order that was received. */
  const receivedOf = async (who: Caller) => {
    const sn = await shippedOf(who)
    await who.data(orderCalls.confirm, { sn })
    const { items } = await who.data(orderCalls.detail, { sn })
    return items[0]!.id
  }
  const reviewOf = async (who: Caller) =>
    (
      await who.data(reviewCalls.add, {
        orderItemId: await receivedOf(who),
        star: 5,
        content: '很好',
      })
    ).commentId
  return { lineOf, orderOf, paidOf, shippedOf, receivedOf, reviewOf }
}

function invoiceMakers(shop: TestShop, { paidOf }: OrderMakers) {
  const invoiceOf = async (who: Caller) =>
    (await who.data(invoiceCalls.apply, { orderId: await paidOf(who), type: 1, name: '林小满' }))
      .invoiceId
  const issuedOf = async (who: Caller) => {
    const id = await invoiceOf(who)
    await sql`
      with issued as (update invoice set state = 'issued', apply_no = ${`test-${id}`}, invoice_no = ${String(id).padStart(20, '0')} where id = ${id} returning id)
      insert into invoice_log (invoice_id, event, from_state, to_state, actor_type, at)
      select i.id, s.event, s.was, s.became, 3, now() from issued i, (values (1, 'send', 'applied', 'issuing'), (2, 'issue', 'issuing', 'issued')) s(place, event, was, became)
      order by s.place`.execute(shop.services.db)
    return id
  }
  return { invoiceOf, issuedOf }
}

function returnMakers(owner: Caller, { paidOf, shippedOf }: OrderMakers) {
  const askedOf = async (who: Caller) =>
    (await who.data(returnsCalls.apply, { sn: await paidOf(who), type: 0, reasonCode: 'unwanted' }))
      .applyId
  /** Something that was sent and that the shopper wants to send back. */
  const askedBackOf = async (who: Caller) => {
    const { items } = await who.data(orderCalls.detail, { sn: await shippedOf(who) })
    return (
      await who.data(returnsCalls.v2Apply, {
        orderItemId: items[0]!.id,
        num: 1,
        type: 1,
        reasonCode: 'quality',
      })
    ).applyId
  }
  const agreedOf = async (who: Caller) => {
    const applyId = await askedBackOf(who)
    await owner.data(returnsAdminCalls.agree, { applyId })
    return applyId
  }
  const sentBackOf = async (who: Caller) => {
    const applyId = await agreedOf(who)
    await who.data(returnsCalls.setFreight, {
      applyId,
      companyCode: 'yuantong',
      deliverySn: `YT${applyId.slice(-12)}`,
    })
    return applyId
  }
  return { askedOf, askedBackOf, agreedOf, sentBackOf }
}
