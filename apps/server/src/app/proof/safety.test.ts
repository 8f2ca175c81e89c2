import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createHook } from 'node:async_hooks'
import type { Call } from '@mallard/contract/api'
import { everyCall } from '@mallard/contract/calls'
import { cartCalls } from '@mallard/contract/trade/cart/cart.calls'
import { checkoutCalls } from '@mallard/contract/trade/checkout/checkout.calls'
import { couponSalesCalls } from '@mallard/contract/pricing/coupon/coupon.calls'
import { adminCalls } from '@mallard/contract/admin-calls'
import { hookTables } from '@mallard/contract/hook-calls.gen'
import { identityCalls } from '@mallard/contract/people/identity/identity.calls'
import { billAdminCalls } from '@mallard/contract/trade/bill/bill-admin.calls'
import { invoiceCalls, invoiceScanCalls } from '@mallard/contract/aftersales/invoice/invoice.calls'
import { staffCalls } from '@mallard/contract/people/staff/staff.calls'
import { shareCalls } from '@mallard/contract/insight/share/share.calls'
import { shareAdminCalls } from '@mallard/contract/insight/share/share-admin.calls'
import { trackingAdminCalls } from '@mallard/contract/insight/tracking/tracking-admin.calls'
import { minute } from '@mallard/kernel'
import { caller, spread } from '@mallard/testing/caller'
import type { KyselyPlugin } from 'kysely'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { routePaths } from '#platform/http/routes.ts'
import type { Services } from '#platform/services.ts'
import { buyer, pay, placeOrder, skusWithStock } from '../testing/test-buyer.ts'
import { buildServer } from '../server.ts'
import { testShop } from '../testing/test-shop.ts'

const shop = await testShop()
const [sku] = await skusWithStock(shop, 1)
const ana = await buyer(shop)
const scope = { partnerId: 1, storeId: 1 }
const rows = [...everyCall(), ...everyCall(adminCalls), ...everyCall(hookTables)].map(
  ({ domain, name, call }) => ({ id: `${domain}.${name}`, call }),
)

describe('S11: a token that is none', () => {
  const empty = ['', ' ', '0', 'null', 'undefined', '[]', '{}', '%00', 'a'.repeat(22)]

  it.each(empty)('%j opens no session, no invoice of another and no coupon', async (token) => {
    const { orderSn } = await placeOrder(ana, [sku!])
    await pay(shop, ana, orderSn)
    // There is a token that opens it: a lock that no key fits keeps everybody out.
    await ana.data(invoiceCalls.editLink, { sn: orderSn })
    for (const headers of [
      { authorization: `Bearer ${token}` },
      { authorization: token },
      { cookie: `token=${encodeURIComponent(token)}` },
    ] as Record<string, string>[]) {
      const answer = await caller(shop.url, scope).fetch('/sso/info/user-info', { headers })
      expect({
        status: answer.status,
        code: ((await answer.json()) as { code: number }).code,
      }).toEqual({ status: 200, code: 401 })
    }
    const visitor = await shop.visitor()
    expect(
      (await visitor.call(invoiceScanCalls.orderInit, { orderId: orderSn, randomToken: token }))
        .code,
    ).not.toBe(200)
    expect((await ana.call(couponSalesCalls.scanDraw, { code: token })).code).not.toBe(200)
    shop.clock.advance(minute)
  })

  it('is refused as JSON as well: null, [] and 0', async () => {
    for (const randomToken of [null, [], 0, {}, true]) {
      const body = JSON.stringify({
        orderId: '26010110000000000001',
        randomToken,
        type: 1,
        name: '林小满',
      })
      const answer = await ana.fetch('/p/store/pub/order-invoice', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      })
      expect(((await answer.json()) as { code: number }).code).not.toBe(200)
    }
  })
})

/** A path without the names and patterns of its parameters. */
const plainPath = (path: string) =>
  path.replaceAll(/:\w+(?:\([^)]*\))?/g, ':').replaceAll(/:(?:\|:)+/g, ':')

/** Every method and path that the server answers, from the tree that its router prints. */
function servedRoutes(): string[] {
  const parts: string[] = []
  return shop.app
    .printRoutes({ includeHooks: false })
    .split('\n')
    .flatMap((line) => {
      const at = line.indexOf('── ')
      if (at < 0) return []
      const [, part = '', methods = ''] =
        /^(.*?)(?: \(([A-Z, ]+)\))?$/.exec(line.slice(at + 3)) ?? []
      parts.splice((at - 1) / 4, Infinity, part)
      const answered = methods.split(', ').filter((method) => method !== '' && method !== 'HEAD')
      return answered.map((method) => `${method} ${plainPath(parts.join(''))}`)
    })
}

it('S12: every address that the server answers is a row of the contract, or one of the few below', async () => {
  const known = new Set(
    rows.flatMap(({ call }) => routePaths(call).map((path) => `${call.method} ${plainPath(path)}`)),
  )
  const served = new Set(servedRoutes())
  expect([...known].filter((route) => !served.has(route))).toEqual([])
  const others = [
    'GET /export-files/:/:/:.csv',
    'GET /invoice-files/:/:/:.ofd',
    'GET /invoice-files/:/:/:.pdf',
    'GET /invoice-files/:/:/:.xml',
    'GET /invoice-request-files/:/:/:.pdf',
    'GET /videos/:.mp4',
    'GET /ws/notices',
    'POST /csp-report',
    'PUT /uploads/*',
  ]
  expect([...served].filter((route) => !known.has(route)).toSorted()).toEqual(others)
  for (const path of [
    '/jobs',
    '/cron',
    '/admin/api/1-1/jobs/run',
    '/order/close',
    '/b2c/orderV2/1-1/cancelTimeOutOrder',
    '/pay/v2/paySuccess',
    '/metrics',
    '/healthz',
  ])
    expect([path, (await fetch(shop.url + path, { method: 'POST' })).status]).toEqual([path, 404])
})

it('S7: a notification of nothing at all is refused', async () => {
  for (const { call } of rows.filter(({ call: { kind } }) => kind === 'notify')) {
    const paths = call.path.includes('{method}')
      ? ['wxPay', 'aliPay', 'unionPay'].map((method) => call.path.replace('{method}', method))
      : [call.path]
    for (const path of paths) {
      const { status } = await fetch(shop.url + path.replace(/\{\w+\}/g, '26112200000012345678'), {
        method: 'POST',
      })
      expect({ path, isKnown: status < 500 }).toEqual({ path, isKnown: true })
    }
  }
})

describe('S14: a price that the client names', () => {
  const named = {
    price: 1,
    payAmount: 1,
    productPrice: 1,
    discount: 99_999,
    realAmount: 1,
    promotionAmount: 99_999,
    freightAmount: 0,
    currency: 'USD',
    memberId: 1,
  }
  it.each(Object.entries(named))(
    '%s is refused wherever a purchase takes a body, and changes nothing',
    async (field, value) => {
      const flow = await ana.data(checkoutCalls.checkout, {
        productSn: sku!.productSn,
        quantity: 1,
      })
      const { amounts } = await ana.data(checkoutCalls.flow, flow)
      const with_ = (row: Call, input: object) =>
        ana.call(row, { ...input, [field]: value } as never)
      expect(
        (await with_(checkoutCalls.checkout, { productSn: sku!.productSn, quantity: 1 })).code,
      ).toBe(500)
      expect((await with_(checkoutCalls.flowModify, flow)).code).toBe(500)
      expect((await with_(checkoutCalls.submit, flow)).code).toBe(500)
      expect(
        (
          await with_(cartCalls.fastadd, {
            items: [{ productSn: sku!.productSn, quantity: 1 }],
            requestId: `price-${field}-x`,
          })
        ).code,
      ).toBe(500)
      expect((await ana.data(checkoutCalls.flow, flow)).amounts).toEqual(amounts)
      expect((await ana.data(checkoutCalls.submit, flow)).payAmount).toBe(amounts.payAmount)
    },
  )
})

it('S17: an address that a caller names is fetched by nobody here', async () => {
  let hits = 0
  const trap = createServer((_request, response) => {
    hits += 1
    response.end()
  })
  await new Promise<void>((resolve) => trap.listen(0, '127.0.0.1', resolve))
  const host = `127.0.0.1:${(trap.address() as AddressInfo).port}`
  const leads = /url|link|avatar|pic|image|cover|href|src|logo|video|file|path|host/i
  const aimed = rows.flatMap(({ id, call }) => {
    const fields = [call.params, call.query, call.body].flatMap((schema) =>
      Object.keys((schema as { shape?: object } | undefined)?.shape ?? {}),
    )
    return fields.filter((field) => leads.test(field)).map((field) => ({ id, call, field }))
  })
  expect(aimed.length).toBeGreaterThan(5)
  const admin = await shop.staff()
  for (const { call, field } of aimed) {
    for (const target of [
      `http://${host}/a`,
      `//${host}/b`,
      `http://shop.test@${host}/c`,
      `http://[::ffff:127.0.0.1]:${host.split(':')[1]}/d`,
    ]) {
      for (const value of [target, [target], { url: target }]) {
        const params = Object.fromEntries(
          Object.keys((call.params as { shape?: object } | undefined)?.shape ?? {}).map((name) => [
            name,
            '1',
          ]),
        )
        const { path, query, body } = spread(call, scope, { ...params, [field]: value })
        const init =
          call.method === 'GET'
            ? {}
            : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
        const answer = await (call.authz === 'operator' ? admin : ana).fetch(path + query, {
          method: call.method,
          ...init,
        })
        expect(answer.status).toBeLessThan(500)
      }
    }
  }
  await ana.call(shareCalls.wxParam, { url: `http://${host}/e` })
  await shop.worker.runDue()
  expect(hits).toBe(0)
  await new Promise((resolve) => trap.close(resolve))
})

describe('S19: who is known and who is not', () => {
  /** Statements and keys derived during a call: what it takes, counted and not timed. */
  async function workOf(
    run: (url: string) => Promise<unknown>,
  ): Promise<{ statements: string[]; derived: number; answer: unknown }> {
    const statements: string[] = []
    const counter: KyselyPlugin = {
      transformQuery: ({ node }) => {
        if (node.kind === 'RawNode')
          statements.push(node.sqlFragments.join('?').replaceAll(/\s+/g, ' ').trim().slice(0, 60))
        else statements.push(node.kind)
        return node
      },
      transformResult: async ({ result }) => result,
    }
    const services = Object.create(shop.services, {
      db: { value: shop.services.db.withPlugin(counter) },
    }) as Services
    const app = await buildServer({ services, defaultScope: scope, trustProxy: true })
    const url = await app.listen({ port: 0, host: '127.0.0.1' })
    let derived = 0
    const hook = createHook({
      init: (_id, type) => void (derived += type === 'SCRYPTREQUEST' ? 1 : 0),
    }).enable()
    const answer = await run(url).finally(() => hook.disable())
    await app.close()
    return { statements, derived, answer }
  }

  it('get the same code sent, and the same answer to a wrong one, for the same work', async () => {
    const [known, unknown] = ['13811110001', '13811110002']
    await buyer(shop, known)
    shop.clock.advance(61 * minute)
    const ask = (phone: string) =>
      workOf(async (url) => {
        const browser = caller(url, scope)
        await browser.data(identityCalls.ssoInit, scope)
        const sent = await browser.call(identityCalls.sendPhoneCodeV2, { phone, ...scope })
        const wrong = await browser.call(identityCalls.login, { phone, code: '000000', ...scope })
        return { sent, wrong }
      })
    // What is read once and remembered is read now.
    await ask('13811110003')
    const [one, other] = [await ask(known), await ask(unknown)]
    expect(other.answer).toEqual(one.answer)
    expect(other.statements).toEqual(one.statements)
  })

  it('at the back office cost one password hash each', async () => {
    const ask = (login: string) =>
      workOf((url) =>
        caller(url, scope, { cookie: 'STAFF-XSRF-TOKEN', header: 'x-xsrf-token' }).call(
          staffCalls.login,
          { login, password: 'a wrong password' },
        ),
      )
    const [one, other] = [await ask('owner'), await ask('nobody-here')]
    expect(other.answer).toEqual(one.answer)
    expect([one.derived, other.derived]).toEqual([1, 1])
  })
})

describe('S21: what could be without end', () => {
  it('is bounded in every list that a caller fills in', () => {
    const unbounded = rows.flatMap(({ id, call }) =>
      call.kind === 'notify'
        ? []
        : [call.params, call.query, call.body].flatMap((schema) =>
            schema
              ? openEnds(
                  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape,
                  id,
                )
              : [],
          ),
    )
    expect(unbounded).toEqual([])
  })

  it('is refused as a body: too large, too deep, too many', async () => {
    const send = (body: string) =>
      ana.fetch('/b2c/cartV3/1-1/fastadd', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      })
    const ofLength = (length: number) => `{"requestId":"${'x'.repeat(length - 16)}"}`
    expect([
      (await send(ofLength(256 * 1024))).status,
      (await send(ofLength(256 * 1024 + 1))).status,
    ]).toEqual([200, 413])
    const deep = `{"items":${'['.repeat(5_000)}${']'.repeat(5_000)},"requestId":"deep-deep"}`
    const many = JSON.stringify({
      items: Array.from({ length: 21 }, () => ({ productSn: sku!.productSn, quantity: 1 })),
      requestId: 'many-many',
    })
    for (const body of [deep, many])
      expect([400, 500]).toContain(((await (await send(body)).json()) as { code: number }).code)
    for (const pageSize of [101, 1e9, -1])
      expect((await ana.fetch(`/b2c/orderV2/1-1/orderList?pageSize=${pageSize}`)).status).toBe(200)
    expect(
      (
        (await (await ana.fetch('/b2c/orderV2/1-1/orderList?pageSize=101')).json()) as {
          code: number
        }
      ).code,
    ).toBe(500)
  })
})

describe('S23: what the database has no place for', () => {
  const post = (path: string, type: string, body: string) =>
    ana.fetch(path, { method: 'POST', headers: { 'content-type': type }, body })

  it('is no store: a thing instead of a number', async () => {
    for (const partnerId of ['{"toString":1}', '[{"toString":1}]', '{}', '[]', 'null', 'true']) {
      const answer = await post(
        '/sso/do/login',
        'application/json',
        `{"partnerId":${partnerId},"storeId":1,"phone":"13900002001","code":"123456"}`,
      )
      expect([answer.status, await answer.json()]).toMatchObject([200, { code: 560 }])
    }
  })

  it('is refused in a form and in an address as in JSON: a NUL', async () => {
    const phone = '13900002002'
    for (let sent = 0; sent < 2; sent += 1) {
      await ana.data(identityCalls.sendPhoneCodeV2, { phone, ...scope })
      shop.clock.advance(2 * minute)
    }
    const input = `phone=${phone}&partnerId=1&storeId=1&captcha=1234&captchaId=a%00`
    expect(
      (await post('/sso/do/send-phone-code', 'application/x-www-form-urlencoded', input)).status,
    ).toBe(400)
    expect((await post(`/sso/do/send-phone-code?${input}`, 'application/json', '{}')).status).toBe(
      200,
    )
  })

  it.each(['1-1%0d%0aset-cookie:%20a=b', '%e5%a3%b6', '%2f%2fevil.example', '$%26'])(
    'is no store to lead a browser back to: %s',
    async (store) => {
      const answer = await ana.fetch(`/pay/v2/toPay/${store}/wxPay-WAP/26112200000012345678.html`, {
        headers: { accept: 'text/html' },
      })
      expect([answer.status, answer.headers.get('set-cookie')]).toEqual([302, null])
      expect(answer.headers.get('location')).toMatch(/^\/user\/[\w%.-]+\/order\/list\/0\?message=/)
    },
  )

  it.each(['0000-01-01', '2026-02-30', '2026-11-31'])('is no day: %s', async (day) => {
    const owner = await shop.staff()
    const refused = { status: 200, reason: 'badInput' }
    expect(await ana.call(identityCalls.updateInfo, { birthday: day })).toMatchObject(refused)
    expect(await owner.call(billAdminCalls.differences, { day })).toMatchObject(refused)
    expect(await owner.call(trackingAdminCalls.visits, { from: day, until: day })).toMatchObject(
      refused,
    )
    expect(await owner.call(shareAdminCalls.shares, { from: day, until: day })).toMatchObject(
      refused,
    )
  })

  it('is no store of the partner to work in; a role that is named twice is one', async () => {
    const owner = await shop.staff()
    const person = { login: 'twice', name: '店员', password: 'a long password', active: true }
    const roleIn = (storeId: number) => ({ role: 'service' as const, storeId })
    expect(await owner.call(staffCalls.save, { ...person, roles: [roleIn(999)] })).toMatchObject({
      status: 200,
      reason: 'badInput',
    })
    expect(
      (await owner.data(staffCalls.save, { ...person, roles: [roleIn(1), roleIn(1)] })).roles,
    ).toEqual([roleIn(1)])
  })
})

interface Shape {
  readonly type?: string | readonly string[]
  readonly properties?: Readonly<Record<string, Shape>>
  readonly items?: Shape
  readonly anyOf?: readonly Shape[]
  readonly oneOf?: readonly Shape[]
  readonly allOf?: readonly Shape[]
  readonly maxItems?: number
}

/** Fields of a schema that take a list of any length. */
function openEnds(shape: Shape, at: string): string[] {
  const parts = [
    ...Object.entries(shape.properties ?? {}).flatMap(([name, part]) =>
      openEnds(part, `${at}.${name}`),
    ),
    ...(shape.items ? openEnds(shape.items, `${at}[]`) : []),
    ...[...(shape.anyOf ?? []), ...(shape.oneOf ?? []), ...(shape.allOf ?? [])].flatMap((part) =>
      openEnds(part, at),
    ),
  ]
  if (shape.type === 'array' && shape.maxItems === undefined) parts.push(at)
  return parts
}
