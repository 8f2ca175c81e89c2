import { minute } from '@mallard/kernel'
import { afterAll, describe, expect, it } from 'vitest'
import { openSandbox } from '../../sandbox-bench.ts'
import { storageDrill } from '../drill.ts'
import type { Permit, UploadForm } from '../port.ts'
import { createAliyunOss } from './index.ts'
import { signText } from './signature.ts'

const bench = await openSandbox()
afterAll(() => bench.close())
const storage = createAliyunOss({ ...bench.keys.oss, clock: bench.clock })

/** As a browser in the shop's page posts it. */
async function post(
  form: UploadForm,
  bytes: Buffer,
  {
    type = 'image/jpeg',
    fields = form.fields,
    last = true,
    isTypeSaid = true,
  }: { type?: string; fields?: UploadForm['fields']; last?: boolean; isTypeSaid?: boolean } = {},
) {
  const data = new FormData()
  const file = new Blob([new Uint8Array(bytes)], { type })
  if (!last) data.append('file', file, 'picture')
  for (const [name, value] of Object.entries(fields)) data.append(name, value)
  if (isTypeSaid) data.append('content-type', type)
  if (last) data.append('file', file, 'picture')
  const response = await fetch(form.url, {
    method: form.method,
    body: data,
    headers: { origin: 'http://shop.test' },
  })
  const text = await response.text()
  return {
    status: response.status,
    id: response.headers.get('x-oss-request-id'),
    code: /<Code>(\w+)/.exec(text)?.[1],
    cors: response.headers.get('access-control-allow-origin'),
  }
}

let keys = 0
const permitOf = (more: Partial<Permit> = {}): Permit => ({
  key: `incoming/2/${(keys += 1)}`,
  contentTypes: ['image/jpeg'],
  maxSize: 1000,
  expiresAt: bench.clock.now() + 5 * minute,
  ...more,
})
const bytes = Buffer.from('a picture')

it('signs a policy as OSS does', () => {
  const policy = Buffer.from(
    '{"expiration":"2030-01-01T00:00:00.000Z","conditions":[["content-length-range",1,10485760]]}',
  ).toString('base64')
  const key = { region: 'cn-hangzhou', accessKeyId: 'ID', accessKeySecret: 'SECRET' }
  expect(signText(policy, '20300101T000000Z', key)).toBe(
    '207db16d2cc56d26f25f9993d529f1f224d15e9a8e3ab144ead6eefb807f0759',
  )
})

describe('a bucket of Aliyun OSS', () => {
  storageDrill(() => ({
    storage,
    clock: bench.clock,
    send: async (form, sent, type) =>
      (await post(form, sent, { ...(type && { type }) })).status === 200,
    advance: bench.advance,
  }))

  it('answers pages of any origin, which the policy is there for', async () => {
    expect(await post(storage.permit(permitOf()), bytes)).toMatchObject({
      status: 200,
      cors: '*',
      id: expect.stringMatching(/^[0-9A-F]{24}$/),
    })
  })

  it('takes for the kind of a file what the form says, not what the file says of itself', async () => {
    const form = storage.permit(permitOf())
    expect(await post(form, bytes, { isTypeSaid: false })).toMatchObject({
      status: 403,
      code: 'AccessDenied',
    })
    expect((await post(form, bytes)).status).toBe(200)
  })

  it.each([
    ['another key', { key: 'pictures/somebody-elses' }],
    ['a path that leads out', { key: '../secret' }],
    ['a field that nobody agreed to', { 'x-oss-object-acl': 'public-read' }],
    [
      'another credential',
      { 'x-oss-credential': 'LTAIother/20300101/cn-hangzhou/oss/aliyun_v4_request' },
    ],
    ['another signature', { 'x-oss-signature': '0'.repeat(64) }],
  ])('refuses a form with %s', async (_what, change) => {
    const form = storage.permit(permitOf())
    expect((await post(form, bytes, { fields: { ...form.fields, ...change } })).status).toBe(403)
  })

  it('refuses a policy that was widened', async () => {
    const form = storage.permit(permitOf())
    const policy = JSON.parse(Buffer.from(form.fields['policy'] ?? '', 'base64').toString()) as {
      expiration: string
    }
    const wider = Buffer.from(JSON.stringify({ ...policy, conditions: [] })).toString('base64')
    expect(await post(form, bytes, { fields: { ...form.fields, policy: wider } })).toMatchObject({
      status: 403,
      code: 'SignatureDoesNotMatch',
    })
  })

  it('refuses other kinds, nothing at all, and a file that is not the last field', async () => {
    const form = storage.permit(permitOf())
    expect((await post(form, bytes, { type: 'text/html' })).code).toBe('AccessDenied')
    expect((await post(form, Buffer.alloc(0))).code).toBe('EntityTooSmall')
    expect((await post(form, Buffer.alloc(2000))).code).toBe('EntityTooLarge')
    expect((await post(form, bytes, { last: false })).code).toBe('MalformedPOSTRequest')
  })

  it('lets nobody read without a signature', async () => {
    await storage.write('pictures/u-9', bytes, 'image/webp')
    expect((await fetch(`${bench.keys.oss.bucketUrl}/pictures/u-9`)).status).toBe(403)
    const stranger = createAliyunOss({
      ...bench.keys.oss,
      accessKeySecret: 'another',
      clock: bench.clock,
    })
    expect(await stranger.read('pictures/u-9', 100)).toMatchObject({
      kind: 'failed',
      reason: 'config',
      code: 'SignatureDoesNotMatch',
    })
  })

  it('says that it does not know when the answer is lost', async () => {
    for (const kind of ['dropAfter', 'errorAfter', 'tooMany']) {
      await bench.rule('oss', 'write', kind)
      expect((await storage.write('pictures/u-8', bytes, 'image/webp')).kind).toBe('unknown')
    }
    expect((await storage.write('pictures/u-8', bytes, 'image/webp')).kind).toBe('ok')
  })
})
