import { readFileSync } from 'node:fs'
import { adminCalls } from '@mallard/contract/admin-calls'
import { everyCall } from '@mallard/contract/calls'
import { world } from '@mallard/shop-data'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { referenceWords } from '../apps/server/src/app/reference-words.ts'
import { openApiOf } from '../apps/server/src/platform/openapi/document.ts'
import { callRefusals } from './call-refusals.ts'
import { contractDocs } from './contract-docs.ts'
import { docOf, filesOf } from './sources.ts'

interface Schema {
  readonly type?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly description?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
}

interface Operation {
  readonly operationId: string
  readonly 'x-authz': string
  readonly security: readonly Readonly<Record<string, unknown>>[]
  readonly responses: Readonly<
    Record<string, { content?: Readonly<Record<string, { schema: Schema }>> }>
  >
}

const calls = [...everyCall(), ...everyCall(adminCalls)]
// As it is read: what two places share in memory is two things there.
const text = JSON.stringify(
  openApiOf(calls, referenceWords, { version: '0.0.0', serverUrl: 'https://shop.example' }),
)
const reference = JSON.parse(text) as {
  paths: Record<string, Record<string, Operation>>
  components: {
    schemas: Record<string, Schema>
    securitySchemes: Record<string, Readonly<Record<string, unknown>>>
  }
}
const operations = Object.values(reference.paths).flatMap((path) => Object.values(path))
const operation = (id: string) => operations.find(({ operationId }) => operationId === id)!

/** Everything in the document that is an object. */
function* partsOf(value: unknown): Generator<Readonly<Record<string, unknown>>> {
  if (typeof value !== 'object' || value === null) return
  if (!Array.isArray(value)) yield value as Readonly<Record<string, unknown>>
  for (const inner of Object.values(value)) yield* partsOf(inner)
}
const parts = [...partsOf(reference)]

it('refers to nothing that is not there', () => {
  const led = (pointer: string) =>
    pointer
      .slice('#/'.length)
      .split('/')
      .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], reference)
  const references = parts.flatMap(({ $ref }) => (typeof $ref === 'string' ? [$ref] : []))
  expect(references.length).toBeGreaterThan(1000)
  expect(references.filter((each) => led(each) === undefined)).toEqual([])
})

it('says of every sum of money that it is a whole number of fen, and how large it may be', () => {
  const sums = parts.filter((part) => part['x-unit'] === 'fen') as Schema[]
  expect(sums.length).toBeGreaterThan(200)
  expect(
    sums.filter(
      ({ type, minimum, maximum }) =>
        type !== 'integer' || minimum === undefined || maximum === undefined,
    ),
  ).toEqual([])
  const fields = parts.flatMap(({ properties }) =>
    Object.entries((properties ?? {}) as Record<string, Schema>),
  )
  const isNumber = (schema: Schema): boolean =>
    schema.type === 'integer' || Boolean(schema.anyOf?.some(isNumber))
  expect(
    fields
      .filter(([name, schema]) => /(amount|price)$/i.test(name) && isNumber(schema))
      .filter(([, { description = '' }]) => !/\bfen\b/i.test(description))
      .map(([name]) => name),
  ).toEqual([])
})

it('names the nouns, with what their docstrings say', () => {
  const { GoodsCard, Sku, Cart, CartLine, Order, OrderLine, Address, Coupon, Parcel, Region } =
    reference.components.schemas
  for (const noun of [
    GoodsCard,
    Sku,
    Cart,
    CartLine,
    Order,
    OrderLine,
    Address,
    Coupon,
    Parcel,
    Region,
  ])
    expect(noun).toMatchObject({ type: 'object' })
  expect(CartLine?.properties?.['stock']?.description).toBe(
    'Units that can be bought, capped at 99.',
  )
  // Inherited from the line of an order.
  expect(CartLine?.properties?.['realAmount']?.description).toMatch(/^What the line costs/)
  expect(GoodsCard?.description).toBe('A goods card, as lists show it.')
})

/** Docstrings of fields: in objects that a schema is made of, in the shops' and the staff's tables. */
function fieldDocs(): { doc: string; at: string }[] {
  const folder = 'packages/contract/src'
  return [...filesOf(folder, '.fields.ts'), ...filesOf(folder, '.calls.ts')]
    .filter((file) => !/hook/.test(file))
    .flatMap((file) => {
      const docs: { doc: string; at: string }[] = []
      const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), 99, true)
      const visit = (node: ts.Node): void => {
        if (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node))
          docs.push({ doc: docOf(node), at: `${file}: ${node.name.getText()}` })
        ts.forEachChild(node, visit)
      }
      visit(source)
      return docs.filter(({ doc }) => doc !== '')
    })
}

it('has every docstring of a field', () => {
  const docs = fieldDocs()
  const said = parts.flatMap(({ description }) =>
    typeof description === 'string' ? description.replace(/ In fen\.$/, '').split('\n\n') : [],
  )
  const known = new Set(said)
  expect(docs.length).toBeGreaterThan(300)
  expect(docs.filter(({ doc }) => !known.has(doc.replace(/ In fen\.$/, '')))).toEqual([])
})

it('says who may make a call, and how they show who they are', () => {
  const schemes = (id: string) => operation(id).security.map((way) => Object.keys(way))
  expect(operations.filter((each) => each.security === undefined)).toEqual([])
  for (const each of operations)
    expect([each.operationId, each.security.length > 0]).toEqual([
      each.operationId,
      !['none', 'provider'].includes(each['x-authz']),
    ])
  expect(operation('catalog.productList').security).toEqual([])
  expect(schemes('order.detail')).toEqual([['bearer'], ['session']])
  expect(schemes('cart.add')).toEqual([['bearer'], ['session', 'xsrf']])
  expect(schemes('orderAdmin.list')).toEqual([['staff']])
  expect(schemes('orderAdmin.close')).toEqual([['staff', 'staffXsrf']])
  expect(reference.components.securitySchemes['bearer']).toMatchObject({
    type: 'http',
    scheme: 'bearer',
  })
})

it('names what each call may refuse, beside what it answers', () => {
  const choicesOf = (id: string) =>
    operation(id).responses['200']?.content?.['application/json']?.schema.oneOf ?? []
  const reasonsOf = (id: string) =>
    choicesOf(id).flatMap(({ properties }) => {
      const { enum: names = [] } = (properties?.['reason'] ?? {}) as { enum?: string[] }
      return names
    })
  expect(choicesOf('cart.add')[0]?.properties?.['code']).toEqual({ type: 'integer', const: 200 })
  expect(reasonsOf('cart.add')).toEqual(
    expect.arrayContaining(['notLoggedIn', 'badInput', 'offShelf', 'notEnoughStock', 'cartFull']),
  )
  expect(reasonsOf('cart.add')).not.toContain('couponGone')
  // What ways to buy refuse stands in features that the checkout does not know.
  expect(reasonsOf('checkout.submit')).toEqual(
    expect.arrayContaining(['priceChanged', 'groupFew', 'seckillSoldOut']),
  )
  expect(reasonsOf('catalog.categoryList')).toEqual(['badStore', 'badInput'])
  const known = Object.keys(referenceWords.refusals)
  expect(
    calls.map(({ domain, name }) => `${domain}.${name}`).filter((id) => !known.includes(id)),
  ).toEqual([])
})

it('is derived from the sources as they are', async () => {
  const asWritten = (file: string) => readFileSync(file, 'utf8')
  expect(asWritten('packages/contract/src/reference.gen.ts') === (await contractDocs())).toBe(true)
  expect(asWritten('apps/server/src/app/call-refusals.gen.ts') === callRefusals()).toBe(true)
})

it('has examples that its own calls take and answer', () => {
  const examples = Object.entries(referenceWords.examples)
  expect(examples.length).toBeGreaterThan(10)
  for (const [id, { params, query, body, data }] of examples) {
    const call = calls.find(({ domain, name }) => `${domain}.${name}` === id)?.call
    for (const [schema, value] of [
      [call?.params, params],
      [call?.query, query],
      [call?.body, body],
    ] as const)
      if (value) expect([id, schema?.safeParse(value).error]).toEqual([id, undefined])
    if (data !== undefined) expect(call?.reply.parse(data)).toEqual(data)
  }
  // They are of the demo world, which knows the SKU and the shopper.
  const { params, query } = {
    ...referenceWords.examples['cart.add'],
    query: referenceWords.examples['identity.login']?.body,
  }
  expect(world.goods.flatMap(({ skus }) => skus.map(({ productSn }) => productSn))).toContain(
    params?.['goods'],
  )
  expect(world.shoppers.map(({ phone }) => phone)).toContain(query?.['phone'])
})
