import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ReplyOf } from '@mallard/contract/api'
import { seckillCalls } from '@mallard/contract/activities/seckill/seckill.calls'
import { addressCalls } from '@mallard/contract/people/address/address.calls'
import { cartCalls } from '@mallard/contract/trade/cart/cart.calls'
import { checkoutCalls } from '@mallard/contract/trade/checkout/checkout.calls'
import { identityCalls } from '@mallard/contract/people/identity/identity.calls'
import { orderCalls } from '@mallard/contract/trade/order/order.calls'
import type { Sandbox } from '@mallard/sandbox'
import { type Answered, type Caller, caller } from '@mallard/testing/caller'
import { hangzhou, type TestSku } from './test-buyer.ts'

const scope = { partnerId: 1, storeId: 1 }

/** What the server said had happened: none of it may be lost. */
export interface Acknowledged {
  /** Order numbers by the checkout they came of. */
  readonly orders: Map<string, string>
  /** Orders whose payment's notification was answered with success, or that were shown as paid. */
  readonly paid: Set<string>
  /** Orders whose cancelling was answered with success. */
  readonly cancelled: Set<string>
}

export interface Load {
  readonly acknowledged: Acknowledged
  /** Lets everyone finish what was begun. */
  finish(): Promise<void>
  /** Lets go of everything: for a test that failed, whose server will not answer any more. */
  abandon(): void
}

type Ask = <T extends { status: number }>(ask: () => Promise<T>) => Promise<T>

/** What the shoppers have in common. */
interface Shopping {
  readonly sandbox: Sandbox
  readonly skus: readonly TestSku[]
  readonly acknowledged: Acknowledged
  /** Tries until there is an answer that is not the server's own trouble. */
  readonly answered: Ask
  /** Orders of each that may wait for payment. */
  readonly left: Map<Caller, string[]>
}

/** Tries again and again, until the shoppers are let go. */
function patience(): { answered: Ask; letGo: () => void } {
  let isAbandoned = false
  return {
    letGo: () => {
      isAbandoned = true
    },
    async answered(ask) {
      while (!isAbandoned) {
        const answer = await ask().catch(() => undefined)
        if (answer && answer.status < 500) return answer
        await sleep(50)
      }
      throw new Error('the shoppers were let go')
    },
  }
}

/** Opens a flash sale's checkout and submits it; the answer of the first that refuses. */
async function take(here: Shopping, browser: Caller, productId: string, promotionId: number) {
  const opened = await here.answered(() =>
    browser.call(seckillCalls.secKillCheckout, { productId, promotionId, qty: 1 }),
  )
  if (opened.code !== 200) return undefined
  const { flowId } = opened.data
  const submitted = await here.answered(() =>
    browser.call(seckillCalls.secKillSubmit, {
      productId,
      promotionId,
      productQuantity: 1,
      flowId,
    }),
  )
  return { flowId, submitted }
}

const saleNow = async (here: Shopping, browser: Caller) =>
  (await here.answered(() => browser.call(seckillCalls.seckillList, {}))).data.sessions[0]

/**
 * Takes one of the sale's SKUs twice at once, as a finger that taps twice; of what came of it
 * some are paid, some cancelled, some left unpaid.
 */
async function buyInSale(here: Shopping, browser: Caller, index: number): Promise<void> {
  const sale = await saleNow(here, browser)
  if (!sale) throw new Error('there is no flash sale')
  const { productSn } = sale.goods[index % sale.goods.length]!
  const tries = await Promise.all(
    [0, 1].map(() => take(here, browser, productSn, sale.promotionId)),
  )
  for (const [which, made] of tries.entries()) {
    if (!made || saleRefusals.has(made.submitted.reason ?? '')) continue
    const orderSn = await placed(here, browser, made)
    if (!orderSn) continue
    const next = (index + which) % 3
    if (next === 0) await payFor(here, browser, orderSn, index)
    if (next === 1) await cancel(here, browser, orderSn)
  }
}

async function order(here: Shopping, browser: Caller, index: number) {
  const { productSn } = here.skus[index % here.skus.length]!
  const sale = index % 3 === 2 ? await saleNow(here, browser) : undefined
  if (sale) return take(here, browser, sale.goods[0]!.productSn, sale.promotionId)
  const requestId = randomUUID()
  await here.answered(() =>
    browser.call(cartCalls.fastadd, { items: [{ productSn, quantity: 1 }], requestId }),
  )
  const cart = await here.answered(() => browser.call(cartCalls.list, {}))
  const ids = cart.data.groups.flatMap(({ lines }) => lines.map(({ id }) => id))
  if (ids.length === 0) return undefined
  const opened = await here.answered(() => browser.call(checkoutCalls.checkout, { ids }))
  if (opened.code !== 200) return undefined
  const { flowId, cartId } = opened.data
  await here.answered(() => browser.call(checkoutCalls.flow, { flowId, cartId }))
  // The same submit until it is answered: it must become one order.
  return {
    flowId,
    submitted: await here.answered(() => browser.call(checkoutCalls.submit, { flowId, cartId })),
  }
}

async function buy(here: Shopping, browser: Caller, index: number): Promise<void> {
  const made = await order(here, browser, index)
  const orderSn = made && (await placed(here, browser, made))
  if (orderSn) await payFor(here, browser, orderSn, index)
}

async function cancel(here: Shopping, browser: Caller, orderSn: string): Promise<void> {
  const answer = await here.answered(() => browser.call(orderCalls.cancel, { sn: orderSn }))
  if (answer.code === 200) here.acknowledged.cancelled.add(orderSn)
}

/**
 * The number of the order that came of a checkout, now that the server has said it; none where
 * too many wait for payment, which are then cancelled.
 */
async function placed(
  here: Shopping,
  browser: Caller,
  { flowId, submitted }: Made,
): Promise<string | undefined> {
  const mine = here.left.get(browser) ?? []
  if (submitted.reason === 'tooManyUnpaid') {
    here.left.delete(browser)
    for (const orderSn of mine)
      if (!here.acknowledged.paid.has(orderSn)) await cancel(here, browser, orderSn)
    return undefined
  }
  if (submitted.code !== 200) throw new Error(`submit answered ${submitted.message}`)
  const { orderSn } = submitted.data
  here.acknowledged.orders.set(flowId, orderSn)
  here.left.set(browser, [...mine, orderSn])
  return orderSn
}

async function payFor(
  here: Shopping,
  browser: Caller,
  orderSn: string,
  index: number,
): Promise<void> {
  const method = index % 2 ? 'wxPay' : 'aliPay'
  const cashier = await here.answered(async () => ({
    status: 200,
    to: (await browser.fetch(`/pay/v2/toPay/1-1/${method}-WAP/${orderSn}.html`)).headers.get(
      'location',
    ),
  }))
  if (!cashier.to) return
  await payAt(here, cashier.to, orderSn)
  // Its notification may have met a dead server: the page that waits asks.
  const state = await here.answered(() => browser.call(orderCalls.orderStatus, { sn: orderSn }))
  if (state.code === 200 && state.data[0]?.payStatus === 1) here.acknowledged.paid.add(orderSn)
}

/** Opens the cashier's page, as the browser does, and pays there. */
async function payAt(
  { sandbox, acknowledged }: Shopping,
  cashier: string,
  orderSn: string,
): Promise<void> {
  const headers = {
    authorization: `Bearer ${sandbox.keys.controlToken}`,
    'content-type': 'application/json',
  }
  const isWechat = !cashier.includes('biz_content')
  const payNo = isWechat ? await newestPayNo(sandbox, headers, cashier) : undefined
  const response = await fetch(`${sandbox.url}/_ctl/pay`, {
    method: 'POST',
    headers,
    body: JSON.stringify(payNo ? { payNo } : { cashier }),
  })
  const paid = (await response.json()) as {
    paid: boolean
    notice?: { status: number; accepted: boolean }
  }
  if (paid.paid && paid.notice?.accepted) acknowledged.paid.add(orderSn)
}

/**
 * Shoppers who buy one thing after another, whatever happens to the server: what fails is tried
 * again, as a phone would. The last `inSale` of them buy in the flash sale alone.
 */
export async function startLoad(
  url: string,
  sandbox: Sandbox,
  skus: readonly TestSku[],
  shoppers: number,
  inSale = 0,
): Promise<Load> {
  const acknowledged: Acknowledged = { orders: new Map(), paid: new Set(), cancelled: new Set() }
  const browsers: Caller[] = []
  for (let index = 0; index < shoppers; index += 1)
    browsers.push(await signIn(url, sandbox, `1380000${String(index).padStart(4, '0')}`))
  let isStopping = false
  const { answered, letGo } = patience()
  const here: Shopping = { sandbox, skus, acknowledged, answered, left: new Map() }

  async function shop(browser: Caller, first: number): Promise<void> {
    const isInSale = first >= shoppers - inSale
    for (let index = first; !isStopping; index += 1)
      await (isInSale ? buyInSale(here, browser, index) : buy(here, browser, index))
  }

  const running = browsers.map((browser, index) => shop(browser, index))
  const failed = Promise.all(running)
  failed.catch(() => {
    isStopping = true
  })
  return {
    acknowledged,
    finish: async () => {
      isStopping = true
      await failed
    },
    abandon: letGo,
  }
}

/** Who takes part in a sale that runs out is told so. */
const saleRefusals = new Set(['seckillChance', 'seckillFew', 'seckillLimit', 'seckillSoldOut'])

interface Made {
  readonly flowId: string
  readonly submitted: Answered<ReplyOf<typeof checkoutCalls.submit>>
}

/** The number of the payment whose cashier this is. */
async function newestPayNo(
  sandbox: Sandbox,
  headers: Record<string, string>,
  cashier: string,
): Promise<string> {
  const page = await (await fetch(cashier)).text()
  const payments = (await (await fetch(`${sandbox.url}/_ctl/payments`, { headers })).json()) as {
    payNo: string
  }[]
  const found = payments.find(({ payNo }) => page.includes(payNo))
  if (!found) throw new Error(`no payment belongs to ${cashier}`)
  return found.payNo
}

/** A shopper who signed in with this phone, with an address. */
export async function signIn(url: string, sandbox: Sandbox, phone: string): Promise<Caller> {
  const browser = caller(url, scope)
  await browser.data(identityCalls.ssoInit, scope)
  await browser.data(identityCalls.sendPhoneCodeV2, { phone, ...scope })
  const messages = await fetch(`${sandbox.url}/_ctl/sms?phone=${phone}`, {
    headers: { authorization: `Bearer ${sandbox.keys.controlToken}` },
  })
  const [newest] = (await messages.json()) as { code: string }[]
  await browser.data(identityCalls.login, { phone, code: newest?.code ?? '', ...scope })
  await browser.data(addressCalls.save, { ...hangzhou, isDefault: true })
  return browser
}
