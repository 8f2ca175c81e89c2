import { isDeepStrictEqual } from 'node:util'
import { addressCalls } from '@mallard/contract/people/address/address.calls'
import type { Call } from '@mallard/contract/api'
import { everyCall } from '@mallard/contract/calls'
import { adminCalls } from '@mallard/contract/admin-calls'
import { errors } from '@mallard/contract/errors'
import { hookTables } from '@mallard/contract/hook-calls.gen'
import type { Caller } from '@mallard/testing/caller'
import { testSeed } from '@mallard/testing/test-seed'
import { afterAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { makers } from './testing/test-makers.ts'
import { accessInputs } from './testing/test-access.ts'
import { referenceCheck } from './testing/test-reference.ts'
import { casesOf, choose, type FuzzCase, randomOf } from './testing/test-fuzz-cases.ts'
import { buyer, expectBooksToAgree, hangzhou, skusWithStock } from './testing/test-buyer.ts'
import { sizeOf } from './testing/test-sizes.ts'
import { kind } from './testing/test-harness.ts'
import { testShop } from './testing/test-shop.ts'

const seed = testSeed('FUZZ_SEED')
// Values are judged before any database hears of them: a server's repeats some.
const casesPerCall = sizeOf('FUZZ_CASES', kind === 'postgres' ? 40 : 200)
console.log(`fuzz: FUZZ_SEED=${seed} FUZZ_CASES=${casesPerCall}`)

const shop = await testShop()
const [sku] = await skusWithStock(shop, 1, 900)
const owner = await shop.staff('owner')
const otherPartner = { partnerId: 2, storeId: 1 }
const carol = await shop.shopper(undefined, otherPartner)
await carol.data(addressCalls.save, hangzhou)
const ana = await buyer(shop)
const dora = await buyer(shop)
const make = makers(shop, owner, sku!)
const { open, owned, admin } = await accessInputs(
  { shop, make, owner, buyer: dora, sku: sku! },
  { owner: await shop.staff('northridge', otherPartner), buyer: carol },
)

/** These may take away what the caller needs for the others. */
const last = [
  'goodsAdmin.archive',
  'goodsAdmin.shelf',
  'staff.changePassword',
  'staff.save',
  'secondFactor.codes',
  'secondFactor.confirm',
  'secondFactor.off',
  'secondFactor.saveRule',
  'staff.logout',
]
const rows = [...everyCall(), ...everyCall(adminCalls), ...everyCall(hookTables)]
  .map(({ domain, name, call }) => ({ id: `${domain}.${name}`, call }))
  .sort((a, b) => last.indexOf(a.id) - last.indexOf(b.id))

/** What would tell how it is made inside. */
const internal =
  /\b(error|exception|typeerror|select|insert|update|violates|constraint|syntax|relation|column|undefined|nan|node_modules)\b|\.ts:|\.js:|\bat \w+ \(/i

/** A field may be called as the machine room calls things, since who calls gave it. */
function withoutField(message: string, data: unknown): string {
  const { field } = z.object({ field: z.string() }).safeParse(data).data ?? { field: '' }
  return field === '' ? message : message.replace(field, '')
}

const unlikeReference = referenceCheck()

async function callerOf(call: Call): Promise<Caller> {
  if (call.authz === 'operator') return owner
  return call.authz === 'none' ? shop.visitor() : ana
}

async function send(who: Caller, call: Call, one: FuzzCase): Promise<Response> {
  const type = one.contentType ?? 'application/json'
  const init: RequestInit =
    one.body === undefined ? {} : { headers: type ? { 'content-type': type } : {}, body: one.body }
  return who.fetch(one.path, { method: call.method, ...init })
}

function faultOf(call: Call, status: number, type: string, text: string): string | undefined {
  if (status >= 500) return `status ${status}`
  if (call.kind === 'notify' && status !== 404) return undefined
  if (status === 302 || status === 303) return call.kind === 'redirect' ? undefined : 'a redirect'
  // A provider that is entered by a form gets one that sends itself, instead of a redirect.
  if (
    call.kind === 'redirect' &&
    status === 200 &&
    type.startsWith('text/html') &&
    text.includes('<form')
  )
    return undefined
  if (!type.startsWith('application/json')) return `type ${type}`
  const envelope = JSON.parse(text) as {
    code: unknown
    data: unknown
    message: unknown
    reason?: string
  }
  if (
    typeof envelope.code !== 'number' ||
    typeof envelope.message !== 'string' ||
    !('data' in envelope)
  )
    return 'no envelope'
  const unlike = unlikeReference(call, status, envelope)
  if (unlike) return unlike
  if (envelope.code !== 200) {
    if (internal.test(withoutField(envelope.message, envelope.data)))
      return 'words of the machine room'
    const known =
      envelope.reason === undefined
        ? status >= 400 && status === envelope.code
        : Object.hasOwn(errors, envelope.reason)
    return known ? undefined : 'a refusal that the code book does not know'
  }
  const parsed = call.reply.safeParse(envelope.data)
  if (!parsed.success) return `a reply unlike its schema: ${parsed.error.message.slice(0, 300)}`
  return isDeepStrictEqual(parsed.data, envelope.data)
    ? undefined
    : 'a reply with more than its schema names'
}

afterAll(() => expectBooksToAgree(shop))

describe('whatever is sent', () => {
  it.each(rows)(
    '$id answers in words, and as its schema says',
    async ({ id, call }) => {
      // A person of its own: another row may have taken the address away.
      const person = owned[id] ? await buyer(shop) : ana
      const good = open[id] ?? (await (owned[id]?.own(person) ?? admin[id]!.own()))
      const who = owned[id] ? person : await callerOf(call)
      const random = randomOf(seed + rows.findIndex((row) => row.id === id))
      const faults: string[] = []
      for (const one of choose(casesOf(call, who.scope, good), casesPerCall, random)) {
        const response = await send(who, call, one)
        const text = await response.text()
        const fault = faultOf(
          call,
          response.status,
          response.headers.get('content-type') ?? '',
          text,
        )
        if (fault)
          faults.push(
            `${one.what}: ${fault}; ${call.method} ${one.path.slice(0, 200)} → ${text.slice(0, 300)}`,
          )
      }
      expect(faults).toEqual([])
    },
    30_000 + casesPerCall * 200,
  )

  it('reaches no call that does not exist', async () => {
    for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH']) {
      for (const path of [
        '/b2c/orderV2/1-1/pay-success',
        '/b2c/none',
        '/pay/v2/notify',
        '/admin/api/none',
        '/jobs',
        '/%',
        '/%c0%ae',
      ]) {
        const response = await fetch(shop.url + path, { method })
        expect({
          method,
          path,
          status: response.status,
          ...((await response.json()) as object),
        }).toMatchObject({
          status: expect.any(Number),
          code: response.status,
          data: null,
        })
        expect([400, 404, 405]).toContain(response.status)
      }
    }
  })
})
