import type { Call } from '@mallard/contract/api'
import { calls } from '@mallard/contract/calls'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { readBodies } from './bodies.ts'
import { parseInput } from './input.ts'

const app = Fastify()
let read: unknown
beforeAll(() => {
  readBodies(app)
  app.post('/', async (request) => {
    read = request.body
    return {}
  })
})
afterAll(() => app.close())

const parsed = async (call: Call, type: 'json' | 'x-www-form-urlencoded', payload: string) => {
  read = undefined
  const headers = { 'content-type': `application/${type}` }
  const { statusCode } = await app.inject({ method: 'POST', url: '/', headers, payload })
  return statusCode === 200 ? parseInput(call, { params: {}, query: {}, body: read }) : statusCode
}
const all = Object.values(calls).flatMap((domain) => Object.values(domain)) as Call[]
const shapeOf = (call: Call): Readonly<Record<string, z.ZodType>> =>
  call.method === 'GET' || call.kind === 'notify' ? {} : (call.body?.shape ?? {})
/** A list takes what is no list with the words that one was expected. */
const isList = (type: z.ZodType) =>
  type
    .safeParse(null)
    .error?.issues.some((issue) => 'expected' in issue && issue.expected === 'array') ??
  type
    .safeParse('x')
    .error?.issues.some((issue) => 'expected' in issue && issue.expected === 'array') ??
  false
const lists = all.flatMap((call) =>
  Object.entries(shapeOf(call))
    .filter(([, type]) => isList(type))
    .map(([field, type]) => ({
      path: call.path,
      field,
      call: {
        ...call,
        params: undefined,
        query: undefined,
        body: z.strictObject({ [field]: type }),
      } as Call,
    })),
)

describe('a list that comes in a form', () => {
  it('is looked at in every call that has one', () => {
    expect(lists.length).toBeGreaterThan(15)
  })

  const texts = ['18', 'HL-KT01-OAT-08', '0123456789ABCDEFGHIJKL', '']
  it.each(lists)('is the one that JSON brings: $path $field', async ({ call, field }) => {
    const items = [...texts, 'a\u{1f375}b']
    for (const item of items)
      for (const list of [[item], [item, '19']]) {
        const wanted = item === '' && list.length === 1 ? [] : list
        const json = await parsed(call, 'json', JSON.stringify({ [field]: wanted }))
        for (const form of [list.map((each) => [field, each]), [[field, list.join(',')]]]) {
          const body = new URLSearchParams(form as [string, string][]).toString()
          const typed = await parsed(call, 'x-www-form-urlencoded', body)
          // Lists of objects are told as JSON, in one field.
          const isOfObjects = JSON.stringify(json).includes('"ok":false')
          if (isOfObjects) expect(typed).toMatchObject({ ok: false, refusal: 'badInput' })
          else expect(typed).toEqual(json)
        }
      }
  })

  const call = {
    method: 'POST',
    body: z.strictObject({
      ids: z.array(z.number()).optional(),
      goods: z.array(z.strictObject({ sn: z.string() })).default([]),
      isGift: z.boolean().optional(),
      note: z.string().optional(),
    }),
  } as unknown as Call
  const form = (text: string) => parsed(call, 'x-www-form-urlencoded', text)

  it('brings numbers, lists of objects, and yes and no', async () => {
    expect(await form('ids=18&isGift=true&note=a,b')).toMatchObject({
      value: { ids: [18], isGift: true, note: 'a,b' },
    })
    const goods = encodeURIComponent(JSON.stringify([{ sn: 'a' }]))
    expect(await form(`goods=${goods}&isGift=false&ids=1&ids=2`)).toMatchObject({
      value: { ids: [1, 2], goods: [{ sn: 'a' }], isGift: false },
    })
    expect(await form('note=first&note=last')).toMatchObject({ value: { note: 'last' } })
  })

  it.each([
    'ids=1e3',
    'ids=18,x',
    'goods=[',
    'goods=x',
    'goods=[1]',
    `goods=${encodeURIComponent('[{"sn":"\\u0000"}]')}`,
    `goods=${encodeURIComponent('[{"__proto__":{}}]')}`,
    'isGift=yes',
    'constructor=1',
    '__proto__=1',
    'ids=1&other=2',
  ])('is refused in words where it is none: %s', async (text) => {
    expect(await form(text)).toMatchObject({ ok: false, refusal: 'badInput' })
  })

  it.each(['ids=%00', 'note=a%00b&note=b'])('has no place for a NUL: %s', async (text) => {
    expect(await form(text)).toBe(400)
  })
})
