import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { searchCalls } from '@mallard/contract/catalog/search/search.calls'
import { pages, type PageName } from '@mallard/contract/pages'
import { fillPath, type NamesIn } from '@mallard/contract/paths'
import { identityCalls } from '@mallard/contract/people/identity/identity.calls'
import { orderCalls } from '@mallard/contract/trade/order/order.calls'
import { world } from '@mallard/shop-data'
import { caller, type Caller } from './caller.ts'
import { codeAtSignIn } from './message-code.ts'
import { first, scope, type TourPart, type Visit } from './tour/part.ts'
import { tourParts } from './tour.gen.ts'

export interface Tour {
  /** An address of every page that is built, without the origin. */
  readonly addresses: Readonly<Record<PageName, string>>
  /** A browser of the demo shopper, signed in: pages about orders are theirs. */
  readonly shopper: Caller
}

type Part = (typeof tourParts)[number]
type ToldBy<P> = P extends { pages: (visit: Visit) => infer A } ? keyof Awaited<A> : never
/** Pages with more in their address than the store, which no part tells. */
type Untold = {
  [N in PageName]: [Exclude<NamesIn<(typeof pages)[N]['path']>, keyof typeof scope>] extends [never]
    ? never
    : Exclude<N, ToldBy<Part>>
}[PageName]
/** Does not compile while a page is untold. */
const untold: Readonly<Record<Untold, never>> = {}

/**
 * Walks through the demo world of a running shop until every page has an address that shows
 * something. `sessionFile` keeps the shopper signed in from one tour to the next: codes by text
 * message are few.
 */
export async function tourOf(shop: string, sandbox: string, sessionFile?: string): Promise<Tour> {
  const shopper =
    (sessionFile && (await resumed(shop, sessionFile))) || (await signIn(shop, sandbox))
  if (sessionFile) writeFileSync(sessionFile, JSON.stringify([...shopper.cookies]), { mode: 0o600 })
  const visit = await visitBy(shopper, sandbox)
  const told: Partial<Record<PageName, string>> = { notFound: '/no-such-page' }
  for (const { pages: walk } of tourParts as readonly TourPart[])
    if (walk) Object.assign(told, await walk(visit))
  const names = Object.keys(pages) as PageName[]
  const addresses = Object.fromEntries(
    names.map((name) => [name, told[name] ?? fillPath(pages[name].path, scope)]),
  )
  return { addresses: { ...(addresses as Record<PageName, string>), ...untold }, shopper }
}

async function visitBy(shopper: Caller, sandbox: string): Promise<Visit> {
  const goods = first((await shopper.data(searchCalls.productList, {})).list, 'goods')
  const orders = (await shopper.data(orderCalls.orderList, {})).list
  const unpaid = orders.filter(({ payStatus }) => payStatus === 0)
  const { orderSn } = first(unpaid, 'unpaid orders of the demo shopper')
  return { shopper, sandbox, goods, orders, unpaid: orderSn }
}

async function resumed(shop: string, sessionFile: string): Promise<Caller | undefined> {
  if (!existsSync(sessionFile)) return undefined
  const browser = caller(shop, scope)
  for (const [name, value] of JSON.parse(readFileSync(sessionFile, 'utf8')) as [string, string][])
    browser.cookies.set(name, value)
  return (await browser.data(identityCalls.ssoInit, scope)).user ? browser : undefined
}

async function signIn(shop: string, sandbox: string): Promise<Caller> {
  const phone = first(world.shoppers, 'shoppers').phone
  const browser = caller(shop, scope)
  await browser.data(identityCalls.ssoInit, scope)
  const code = await codeAtSignIn(browser, sandbox, phone)
  const { agreements } = await browser.data(identityCalls.loginType, {})
  await browser.data(identityCalls.login, { phone, code, consents: agreements, ...scope })
  return browser
}
