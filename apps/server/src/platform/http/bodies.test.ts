import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { readBodies } from './bodies.ts'

async function readAs(payload: string): Promise<unknown> {
  const app = Fastify()
  readBodies(app)
  let read: unknown
  app.post('/', async (request) => {
    read = request.body
    return {}
  })
  await app.inject({
    method: 'POST',
    url: '/',
    headers: { 'content-type': 'application/json' },
    payload,
  })
  await app.close()
  return read
}

it.each(['__proto__', 'constructor'])(
  'the key %s of a body is dropped at any depth',
  async (key) => {
    const inner = `{"a":1,"${key}":{"prototype":{"isAdmin":true}}}`
    const read = await readAs(`{"b":[${inner}],"${key}":{"isAdmin":true}}`)
    expect(JSON.stringify(read)).toBe('{"b":[{"a":1}]}')
    expect(Object.getPrototypeOf(read)).toBe(Object.prototype)
  },
)

it('a key prototype by itself reaches nothing and stays, as do all values', async () => {
  const body = '{"prototype":{"a":1},"b":"constructor","c":["__proto__"]}'
  expect(JSON.stringify(await readAs(body))).toBe(body)
})
