import { identityCalls } from '@mallard/contract/people/identity/identity.calls'
import { memberCalls } from '@mallard/contract/account/member/member.calls'
import { invoiceCalls, invoiceScanCalls } from '@mallard/contract/aftersales/invoice/invoice.calls'
import { orderCalls } from '@mallard/contract/trade/order/order.calls'
import { orderAdminCalls } from '@mallard/contract/trade/order/order-admin.calls'
import { day, hour } from '@mallard/kernel'
import type { Caller } from '@mallard/testing/caller'
import { expect, it } from 'vitest'
import { buyer, pay, placeOrder, skusWithStock } from '#app/testing/test-buyer.ts'
import { sendPicture } from '#app/testing/test-pictures.ts'
import { testShop } from '#app/testing/test-shop.ts'
import { masterKey } from '#features/shop/upload/picture-address.service.ts'
import { claim, sweep } from '#features/shop/upload/upload.service.ts'

const shop = await testShop()
const { db, storage } = shop.services
const purposes = ['review', 'voucher', 'return', 'avatar'] as const

/** Asks for the end of an account, and waits until it has come. */
async function close(who: Caller, phone: string): Promise<void> {
  shop.clock.advance(hour)
  await who.data(memberCalls.cancelSms, {})
  const [message] = await shop.control<{ code: string }[]>(`/_ctl/sms?phone=${phone}`)
  await who.data(memberCalls.cancelMember, { reason: '不再使用', phoneCode: message?.code ?? '' })
  shop.clock.advance(8 * day)
  await shop.worker.runDue()
}

it('a closed account leaves nothing of the pictures that no page of the shop shows any more', async () => {
  const phone = '13700008001'
  const who = await shop.shopper(phone)
  const owner = { partnerId: 1, memberId: (await who.data(identityCalls.userInfo, {})).id }
  const kept: string[] = []
  for (const purpose of purposes) {
    const key = await sendPicture(shop, who, purpose)
    kept.push(masterKey(key, purpose))
    await db.transaction().execute((trx) => claim(trx, owner, [key], purpose))
  }
  await close(who, phone)
  await sweep(shop.services)
  const left = await Promise.all(kept.map((key) => storage.read(key, 1e7)))
  expect(left.map(({ kind }) => kind)).toEqual(['ok', 'ok', 'failed', 'failed'])
})

it('a closed account takes the links with it that showed its orders to somebody else', async () => {
  const phone = '13700008002'
  const who = await buyer(shop, phone)
  const [sku] = await skusWithStock(shop, 1)
  const { orderSn: orderId } = await placeOrder(who, [sku!])
  await pay(shop, who, orderId)
  await (
    await shop.staff()
  ).data(orderAdminCalls.ship, {
    sn: orderId,
    companyCode: 'yuantong',
    deliverySn: 'YT000000000001',
  })
  await who.data(orderCalls.confirm, { sn: orderId })
  shop.clock.advance(8 * day)
  const randomToken = (await who.data(invoiceCalls.editLink, { sn: orderId })).path
    .split('/')
    .at(-1)!
  const stranger = await shop.visitor()
  const look = async () =>
    (await stranger.call(invoiceScanCalls.orderInit, { orderId, randomToken })).reason
  expect(await look()).toBeUndefined()
  await close(who, phone)
  expect(await look()).toBe('notFound')
})
