import { addressCalls } from '@mallard/contract/people/address/address.calls'
import { cartCalls } from '@mallard/contract/trade/cart/cart.calls'
import { searchCalls } from '@mallard/contract/catalog/search/search.calls'
import { checkoutCalls } from '@mallard/contract/trade/checkout/checkout.calls'
import { identityCalls } from '@mallard/contract/people/identity/identity.calls'
import { caller, type Caller } from '@mallard/testing/caller'
import { controlToken, sandbox, shop } from './browser.ts'
import { freshNumber } from './phone-number.ts'
import { codeFor } from './shopper.ts'

const scope = { partnerId: 1, storeId: 1 }
const home = {
  provinceCode: '330000',
  cityCode: '330100',
  countyCode: '330106',
  detail: '文三路 1 号',
  phone: '13900001234',
}

export interface NewShopper {
  readonly browser: Caller
  /** An unpaid order of one piece; its number. */
  order(): Promise<string>
  /** Pays an order at the sandbox. */
  pay(orderSn: string): Promise<void>
  /** Puts one piece into the cart. */
  addToCart(): Promise<void>
  /** A checkout that is open. */
  checkout(): Promise<{ flowId: string; cartId: string }>
}

/**
 * Somebody whom the shop has not seen before, signed in and with an address: without a browser, for
 * what is not about signing in. Who has not agreed to anything is asked by a sheet.
 */
export async function newShopper({
  hasAgreed = true,
  name = '林小满',
  phone = freshNumber(),
}: { hasAgreed?: boolean; name?: string; phone?: string } = {}): Promise<NewShopper> {
  const browser = caller(shop, scope)
  await browser.data(identityCalls.ssoInit, scope)
  await browser.data(identityCalls.sendPhoneCodeV2, { phone, ...scope })
  await browser.data(identityCalls.login, { phone, code: await codeFor(phone), ...scope })
  if (hasAgreed) await agreeAs(browser)
  await browser.data(addressCalls.save, { ...home, name })
  const { list } = await browser.data(searchCalls.productList, {})
  const goods = list.find(({ stockState }) => stockState === 1) ?? list[0]!
  const checkout = async () => {
    const flow = await browser.data(checkoutCalls.checkout, {
      productSn: goods.productSn,
      quantity: 1,
    })
    await browser.data(checkoutCalls.flow, flow)
    return flow
  }
  const order = async () => (await browser.data(checkoutCalls.submit, await checkout())).orderSn
  const pay = async (orderSn: string) => {
    const { headers } = await browser.fetch(`/pay/v2/toPay/1-1/aliPay-WAP/${orderSn}.html`)
    const authorization = `Bearer ${controlToken}`
    const answer = await fetch(`${sandbox}/_ctl/pay`, {
      method: 'POST',
      headers: { authorization },
      body: JSON.stringify({ cashier: headers.get('location') }),
    })
    if (!answer.ok) throw new Error(await answer.text())
  }
  const addToCart = async () =>
    void (await browser.data(cartCalls.add, { goods: goods.productSn, qty: 1 }))
  return { browser, checkout, order, pay, addToCart }
}

/** Accepts the agreements of now, as one does by signing in on a page. */
export async function agreeAs(browser: Caller): Promise<void> {
  const { agreements } = await browser.data(identityCalls.loginType, {})
  await browser.data(identityCalls.agree, { consents: agreements, ...scope })
}
