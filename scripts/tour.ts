// Prints a concrete address for every built page in the demo world, as its demo shopper sees it. `--json` for machines.
// Asks the running shop (PORT, DATA_DIR); when none answers, opens it for a moment.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { addressCalls } from '@mallard/contract/address/address.calls'
import { cartCalls } from '@mallard/contract/cart/cart.calls'
import { catalogCalls } from '@mallard/contract/catalog/catalog.calls'
import { checkoutCalls } from '@mallard/contract/checkout/checkout.calls'
import { identityCalls } from '@mallard/contract/identity/identity.calls'
import { orderCalls } from '@mallard/contract/order/order.calls'
import { pages, type PageName } from '@mallard/contract/pages'
import { fillPath } from '@mallard/contract/paths'
import { systemClock } from '@mallard/kernel'
import { sandboxKeys } from '@mallard/sandbox'
import { world } from '@mallard/shop-data'
import { type Caller, caller } from '@mallard/testing/caller'
import { readConfig } from '../apps/server/src/platform/config.ts'
import { startShop } from '../apps/server/src/app/shop.ts'

const scope = { partnerId: 1, storeId: 1 }
const phone = world.shoppers[0]?.phone ?? ''
const isJson = process.argv.includes('--json')
const config = readConfig(isJson ? { LOG_LEVEL: 'silent', ...process.env } : process.env)
const base = `http://127.0.0.1:${config.port}`
const cookieFile = join(config.dataDir, 'tour-cookies.json')

const isOpen = await fetch(`${base}/healthz`).then((response) => response.ok, () => false)
const own = isOpen ? undefined : await startShop({ config, clock: systemClock, masters: config.picturesDir ?? 'shop-data/pictures/masters' })
try {
  const tour = await addresses(await signedIn())
  console.log(isJson ? JSON.stringify(tour) : Object.entries(tour).map(([name, url]) => `${name.padEnd(22)} ${url}`).join('\n'))
} finally {
  await own?.close()
}

/** The demo shopper's browser; its session is kept, since codes by SMS are scarce. */
async function signedIn(): Promise<Caller> {
  const browser = caller(base, scope)
  if (existsSync(cookieFile)) {
    for (const [name, value] of Object.entries(JSON.parse(readFileSync(cookieFile, 'utf8')) as Record<string, string>)) browser.cookies.set(name, value)
  }
  if ((await browser.data(identityCalls.ssoInit, scope)).user) return browser
  const keys = await sandboxKeys({ dataDir: join(config.dataDir, 'sandbox'), url: `http://127.0.0.1:${config.sandboxPort}` })
  const sent = await browser.call(identityCalls.sendPhoneCodeV2, { phone, ...scope })
  if (sent.code !== 200) throw new Error(`no code could be sent to the demo shopper: ${sent.message}`)
  const inbox = await fetch(`http://127.0.0.1:${config.sandboxPort}/_ctl/sms?phone=${phone}`, { headers: { authorization: `Bearer ${keys.controlToken}` } })
  const [message] = (await inbox.json()) as { code: string }[]
  await browser.data(identityCalls.login, { phone, code: message?.code ?? '', ...scope })
  writeFileSync(cookieFile, JSON.stringify(Object.fromEntries(browser.cookies)), { mode: 0o600 })
  return browser
}

async function addresses(browser: Caller): Promise<Record<string, string>> {
  const { list: goods } = await browser.data(catalogCalls.productList, { inStock: '1', pageSize: 5 })
  const orders = (await browser.data(orderCalls.orderList, { pageSize: 50 })).list
  const unpaid = orders.find((order) => order.status === 0) ?? (await placed(browser, goods[0]?.productSn ?? ''))
  const sent = orders.find((order) => order.actions.includes('logistics')) ?? unpaid
  const paid = orders.find((order) => order.payStatus === 1) ?? unpaid
  const flow = await browser.data(checkoutCalls.checkout, { productSn: goods[0]?.productSn ?? '', quantity: 1 })
  const [address] = await browser.data(addressCalls.list, {})
  await browser.data(cartCalls.getCartTotal, {})

  const common = { ...scope, itemId: goods[0]?.itemId ?? 0, type: 'breakfast', code: 'user', sourcePage: 'user', active: 0, ...flow }
  const own: Partial<Record<PageName, Record<string, string>>> = {
    cmsV1b: { type: 'care-guide' },
    cmsV1bBare: { type: 'care-guide' },
    orderDetail: { orderId: sent.orderSn },
    orderLogistics: { orderId: sent.orderSn },
    orderStatus: { orderId: paid.orderSn, status: '0' },
    payment: { orderId: unpaid.orderSn },
    paymentStatusScoped: { orderSn: paid.orderSn },
    paymentStatusOrder: { orderId: paid.orderSn },
    paymentStatus: { orderId: paid.orderSn, status: '0' },
  }
  const queries: Partial<Record<PageName, string>> = { search: `?q=${encodeURIComponent('水壶')}`, addressEdit: address ? `?id=${address.id}` : '' }
  return Object.fromEntries(
    (Object.keys(pages) as PageName[]).map((name) => {
      const path = name === 'notFound' ? '/no/such/page' : fillPath(pages[name].path, { ...common, ...own[name] })
      return [name, config.publicUrl + path + (queries[name] ?? '')]
    }),
  )
}

/** A fresh unpaid order: the one of the demo world expires. */
async function placed(browser: Caller, productSn: string): Promise<{ orderSn: string }> {
  const flow = await browser.data(checkoutCalls.checkout, { productSn, quantity: 1 })
  return browser.data(checkoutCalls.submit, flow)
}
