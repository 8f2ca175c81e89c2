import { cartCalls } from '@mallard/contract/cart/cart.calls'
import { catalogCalls } from '@mallard/contract/catalog/catalog.calls'
import { checkoutCalls } from '@mallard/contract/checkout/checkout.calls'
import { identityCalls } from '@mallard/contract/identity/identity.calls'
import { orderCalls } from '@mallard/contract/order/order.calls'
import { pages, type PageName } from '@mallard/contract/pages'
import { fillPath } from '@mallard/contract/paths'
import { world } from '@mallard/shop-data'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { caller, type Caller } from './caller.ts'

const scope = { partnerId: 1, storeId: 1 }

type Values = Readonly<Record<string, string | number>>

export interface Tour {
  /** An address of every page that is built, without the origin. */
  readonly addresses: Readonly<Record<PageName, string>>
  /** A browser of the demo shopper, signed in: pages about orders are theirs. */
  readonly shopper: Caller
}

/**
 * Walks through the demo world of a running shop until every page has an address that shows something.
 * `sessionFile` keeps the shopper signed in from one tour to the next: codes by text message are few.
 */
export async function tourOf(shop: string, sandbox: string, sessionFile?: string): Promise<Tour> {
  const shopper = (sessionFile && (await resumed(shop, sessionFile))) || (await signIn(shop, sandbox))
  if (sessionFile) writeFileSync(sessionFile, JSON.stringify([...shopper.cookies]), { mode: 0o600 })
  const goods = first((await shopper.data(catalogCalls.productList, {})).list, 'goods')
  const orders = (await shopper.data(orderCalls.orderList, {})).list
  const orderSn = first(orders, 'orders of the demo shopper').orderSn
  const sent = orders.find((order) => order.delivery.length > 0)?.orderSn ?? orderSn
  const { cartId } = await shopper.data(cartCalls.add, { goods: goods.productSn, qty: 1 })
  const flow = await shopper.data(checkoutCalls.checkout, { ids: [cartId] })
  const status = { orderId: orderSn, orderSn, status: '0' }

  const values: Record<PageName, Values> = {
    home: {},
    homeScoped: {},
    cmsV1a: { type: pageType('a') },
    cmsV1aBare: { type: pageType('a') },
    cmsV1b: { type: pageType('b') },
    cmsV1bBare: { type: pageType('b') },
    legalAgreement: { code: 'privacy' },
    goodslist: {},
    search: {},
    searchBare: {},
    goods: { itemId: goods.itemId },
    goodsComments: { itemId: goods.itemId },
    userCenter: {},
    addressList: { sourcePage: 'user' },
    addressEdit: {},
    orderList: { active: '0' },
    orderDetail: { orderId: orderSn },
    orderLogistics: { orderId: sent },
    orderStatus: status,
    collectionList: {},
    cart: {},
    orderCheckout: flow,
    payment: { orderId: orderSn },
    paymentStatusScoped: status,
    paymentStatusOrder: status,
    paymentStatus: status,
    login: {},
    notFound: {},
  }
  const names = Object.keys(pages) as PageName[]
  const addresses = Object.fromEntries(
    names.map((name) => [name, name === 'notFound' ? '/no-such-page' : fillPath(pages[name].path, { ...scope, ...values[name] })]),
  )
  return { addresses: addresses as Record<PageName, string>, shopper }
}

function first<T>(list: readonly T[], what: string): T {
  const [item] = list
  if (item === undefined) throw new Error(`the shop has no ${what}: is it filled with the demo world?`)
  return item
}

/** The name of a content page of this kind. */
function pageType(version: 'a' | 'b'): string {
  return first(
    world.pages.filter((page) => page.store === '1-1' && page.version === version && page.type !== 'home'),
    `content pages of kind ${version}`,
  ).type
}

async function resumed(shop: string, sessionFile: string): Promise<Caller | undefined> {
  if (!existsSync(sessionFile)) return undefined
  const browser = caller(shop, scope)
  for (const [name, value] of JSON.parse(readFileSync(sessionFile, 'utf8')) as [string, string][]) browser.cookies.set(name, value)
  return (await browser.data(identityCalls.ssoInit, scope)).user ? browser : undefined
}

async function signIn(shop: string, sandbox: string): Promise<Caller> {
  const phone = first(world.shoppers, 'shoppers').phone
  const browser = caller(shop, scope)
  await browser.data(identityCalls.ssoInit, scope)
  // One text message a minute for a phone: whoever asked just before us is waited for.
  for (let wait = 0; ; wait += 5) {
    const sent = await browser.call(identityCalls.sendPhoneCodeV2, { phone, ...scope })
    if (sent.code === 200) break
    if (wait >= 65) throw new Error(`no code for ${phone}: ${sent.message}`)
    await sleep(5000)
  }
  const inbox = await (await fetch(`${sandbox}/sms?phone=${phone}`)).text()
  const code = /class="code">(\d{6})</.exec(inbox)?.[1]
  if (!code) throw new Error(`the sandbox at ${sandbox} shows no code for ${phone}`)
  await browser.data(identityCalls.login, { phone, code, ...scope })
  return browser
}
