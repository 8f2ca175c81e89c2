import { addressCalls } from '@mallard/contract/people/address/address.calls'
import { searchCalls } from '@mallard/contract/catalog/search/search.calls'
import { checkoutCalls } from '@mallard/contract/trade/checkout/checkout.calls'
import { identityCalls } from '@mallard/contract/people/identity/identity.calls'
import { orderCalls } from '@mallard/contract/trade/order/order.calls'
import { staffCalls } from '@mallard/contract/people/staff/staff.calls'
import { caller, type Caller } from '@mallard/testing/caller'
import { randomInt } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { inject } from 'vitest'

export const { shop, sandbox, controlToken, staff, dataDir, log, pid } = inject('attacked')

const scope = { partnerId: 1, storeId: 1 }

const shoppers = { cookie: 'XSRF-TOKEN', header: 'x-xsrf-token' }

/**
 * Another one each time: every file begins to count again, against one shop that remembers what an
 * address did.
 */
const freshAddress = (): string => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`

/** A browser that the shop has not seen, at an address of its own unless one is given. */
export const visitor = (address = freshAddress()): Caller => caller(shop, scope, shoppers, address)

/** A phone number that nobody else has. */
export const freshNumber = (): string => `139${String(randomInt(100_000_000)).padStart(8, '0')}`

/** The newest code that was sent to this phone; undefined when there is none. */
export async function codeFor(phone: string): Promise<string | undefined> {
  const inbox = await (await fetch(`${sandbox}/sms?phone=${phone}`)).text()
  return /class="code">(\d{6})</.exec(inbox)?.[1]
}

/** A new member, signed in by phone. */
export async function member(phone = freshNumber()): Promise<Caller> {
  const browser = visitor()
  await browser.data(identityCalls.ssoInit, scope)
  await browser.data(identityCalls.sendPhoneCodeV2, { phone, ...scope })
  await browser.data(identityCalls.login, { phone, code: (await codeFor(phone)) ?? '', ...scope })
  const { agreements } = await browser.data(identityCalls.loginType, {})
  await browser.data(identityCalls.agree, { consents: agreements, ...scope })
  return browser
}

/** A signed-in member of the demo staff. */
export async function staffMember(login: string): Promise<Caller> {
  const browser = caller(shop, scope, { cookie: 'STAFF-XSRF-TOKEN', header: 'x-xsrf-token' })
  const password = staff.find((each) => each.login === login)?.password ?? ''
  await browser.data(staffCalls.login, { login, password })
  return browser
}

/** Where orders go. */
export const receiver = {
  name: '林小满',
  phone: '13900001234',
  provinceCode: '330000',
  cityCode: '330100',
  countyCode: '330106',
  detail: '文三路 1 号',
}

/** An unpaid order of one piece; its number. */
export async function unpaidOrder(browser: Caller, to = receiver): Promise<string> {
  await browser.data(addressCalls.save, to)
  const { list } = await browser.data(searchCalls.productList, {})
  const goods = list.find(({ stockState }) => stockState === 1) ?? list[0]!
  const flow = await browser.data(checkoutCalls.checkout, {
    productSn: goods.productSn,
    quantity: 1,
  })
  await browser.data(checkoutCalls.flow, flow)
  return (await browser.data(checkoutCalls.submit, flow)).orderSn
}

/** A paid order of one piece; its number. */
export async function paidOrder(browser: Caller, to = receiver): Promise<string> {
  const orderSn = await unpaidOrder(browser, to)
  const { headers } = await browser.fetch(`/pay/v2/toPay/1-1/aliPay-WAP/${orderSn}.html`)
  const body = JSON.stringify({ cashier: headers.get('location') })
  const answer = await fetch(`${sandbox}/_ctl/pay`, {
    method: 'POST',
    headers: { authorization: `Bearer ${controlToken}` },
    body,
  })
  if (!answer.ok) throw new Error(await answer.text())
  for (let tries = 0; tries < 50; tries += 1) {
    if ((await browser.data(orderCalls.detail, { sn: orderSn })).payStatus === 1) return orderSn
    await setTimeout(200)
  }
  throw new Error(`order ${orderSn} was not paid`)
}
