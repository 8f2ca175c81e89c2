import type { Call } from '@mallard/contract/api'
import { everyCall } from '@mallard/contract/calls'
import { hookTables } from '@mallard/contract/hook-calls.gen'
import { hostileTargets } from '@mallard/contract/own-path.payloads'
import { spread } from '@mallard/testing/caller'
import { describe, expect, it } from 'vitest'
import { buyer, placeOrder, skusWithStock } from './testing/test-buyer.ts'
import { testShop } from './testing/test-shop.ts'

/** Names under which an address to go on to may come in. */
const leading = [
  'to',
  'landPage',
  'returnUrl',
  'redirect',
  'redirect_uri',
  'back',
  'next',
  'target',
]

const shop = await testShop()
const [sku] = await skusWithStock(shop, 1, 50)
const browser = await buyer(shop)
const { orderSn } = await placeOrder(browser, [sku!])

const shapes = (call: Call) => ({
  ...call.params?.shape,
  ...call.query?.shape,
  ...(call.body as { shape?: object } | undefined)?.shape,
})
const rows = [...everyCall(), ...everyCall(hookTables)].flatMap(({ domain, name, call }) =>
  leading
    .filter((key) => key in shapes(call))
    .map((key) => ({ id: `${domain}.${name}`, call, key })),
)

/** What else these calls want to hear before they lead anywhere. */
const rest: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'payment.redirectWap': { method: 'unionPay', sn: orderSn },
  'payment.back': { method: 'unionPay' },
  'identity.appleLogin': { partnerId: 1, storeId: 1 },
  'identity.oaLogin': { partnerId: 1, storeId: 1 },
}

/** A text with everything in it that was packed into addresses. */
function unpacked(text: string): string {
  let open = text
  for (let round = 0; round < 5; round += 1)
    open = open.replaceAll(/%[0-9a-f]{2}/gi, (code) =>
      String.fromCharCode(Number.parseInt(code.slice(1), 16)),
    )
  return open
}

describe('an address to go on to', () => {
  it('is taken by these calls; a new one must be walked too', () => {
    expect(rows.map(({ id, key }) => `${id} ${key}`).sort()).toEqual([
      'identity.appleLogin to',
      'identity.oaLogin to',
      'identity.renderWapWechat to',
      'payment.back to',
      'payment.redirectWap to',
    ])
  })

  it.each(rows)(
    '$id leads nowhere else, whatever stands in its $key',
    async ({ id, call, key }) => {
      for (const target of hostileTargets) {
        const { path, query, body } = spread(call, browser.scope, { ...rest[id], [key]: target })
        const init: RequestInit =
          call.method === 'GET'
            ? {}
            : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
        const answer = await browser.fetch(path + query, { method: call.method, ...init })
        expect(answer.status, target).toBeLessThan(500)
        const said = unpacked(`${answer.headers.get('location') ?? ''} ${await answer.text()}`)
        expect(said, target).not.toMatch(
          /evil\.example|alert\(1\)|msgbox|etc\/passwd|weixin:\/\/dl/i,
        )
        const location = answer.headers.get('location')
        if (location === null) continue
        // To a page of our own, or to anyone who vouches for people or takes the money.
        const { origin } = new URL(location, shop.services.publicUrl)
        expect(
          [new URL(shop.services.publicUrl).origin, new URL(shop.sandbox.url).origin],
          target,
        ).toContain(origin)
        expect(location, target).not.toMatch(/^(?:\/[/\\]|[^/]*:(?!\/\/))/)
      }
    },
  )
})
