import { Readable } from 'node:stream'
import { minute } from '@mallard/kernel'
import OSS from 'ali-oss'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openForLibraries, recording, type LibraryBench } from '../../test-libraries.ts'
import { createAliyunOss } from './index.ts'

/** What the library has and its published types lack. */
interface Untyped {
  authorizationV4(
    method: string,
    request: { headers: object; queries: object },
    bucket: string,
    key: string,
  ): string
  signPostObjectPolicyV4(policy: string | object, date: Date): string
}

let bench: LibraryBench
let library: OSS & Untyped

function libraryWith(accessKeySecret: string) {
  const { bucket, region, accessKeyId } = bench.keys.oss
  return new OSS({
    region: `oss-${region}`,
    endpoint: `http://${bench.hostOf('oss')}`,
    bucket,
    accessKeyId,
    accessKeySecret,
    secure: false,
    authorizationV4: true,
  }) as OSS & Untyped
}

beforeAll(async () => {
  bench = await openForLibraries()
  library = libraryWith(bench.keys.oss.accessKeySecret)
})
afterAll(() => bench.close())

const bytes = Buffer.from('a picture\0\r\n')

describe('ali-oss at the sandbox', () => {
  it.each(['pictures/a.webp', "a/+()!'*;=&,:@$ ~壶#?%25.webp"])(
    'writes, reads and removes %s',
    async (key) => {
      const put = await library.put(key, bytes)
      expect(put.res).toMatchObject({
        status: 200,
        headers: { 'x-oss-request-id': expect.stringMatching(/^[0-9A-F]{24}$/) },
      })
      expect((await library.get(key)).content).toEqual(bytes)
      const { headers } = (await library.head(key)).res as { headers: Record<string, string> }
      expect(headers).toMatchObject({
        'content-length': String(bytes.length),
        'content-type': 'image/webp',
      })
      expect((await library.delete(key)).res.status).toBe(204)
      await expect(library.get(key)).rejects.toMatchObject({
        status: 404,
        code: 'NoSuchKey',
        requestId: expect.stringMatching(/^[0-9A-F]{24}$/),
      })
      await expect(library.head(key)).rejects.toMatchObject({ status: 404, code: 'NoSuchKey' })
    },
  )

  it('streams there and back', async () => {
    await library.putStream('streams/a', Readable.from([bytes, bytes]))
    const { stream } = await library.getStream('streams/a')
    expect(Buffer.concat(await (stream as Readable).toArray())).toEqual(
      Buffer.concat([bytes, bytes]),
    )
  })

  it('signs an address for somebody else, for a while', async () => {
    await library.put('given/a (1)', bytes)
    const address = await library.signatureUrlV4('GET', 60, {}, 'given/a (1)')
    const read = await fetch(address)
    expect(Buffer.from(await read.arrayBuffer())).toEqual(bytes)
    expect((await fetch(address.replace('given', 'other'))).status).toBe(403)
    expect((await fetch(address.replace('x-oss-expires=60', 'x-oss-expires=99'))).status).toBe(403)
  })

  it('is refused with another secret, and told so in words that it reads', async () => {
    await expect(libraryWith('another').get('pictures/a')).rejects.toMatchObject({
      status: 403,
      code: 'SignatureDoesNotMatch',
    })
  })

  it('is told what the sandbox does not play', async () => {
    await expect(library.getACL('pictures/a')).rejects.toMatchObject({ code: 'NotImplemented' })
  })
})

describe('ali-oss and what the shop sends', () => {
  it('signs each request as the library does, and what it writes the library reads', async () => {
    const { sent, transport } = recording()
    const { bucket } = bench.keys.oss
    const shop = createAliyunOss({
      ...bench.keys.oss,
      bucketUrl: `http://${bench.hostOf(`${bucket}.oss`)}`,
      clock: bench.clock,
      transport,
    })
    const key = 'pictures/of-the-shop'
    expect((await shop.write(key, bytes, 'image/webp')).kind).toBe('ok')
    expect((await library.get(key)).content).toEqual(bytes)
    expect(await shop.read(key, 100)).toMatchObject({ kind: 'ok', data: bytes })
    expect(await shop.part(key, 2, 3)).toMatchObject({ kind: 'ok', data: bytes.subarray(2, 5) })
    expect((await shop.head(key)).kind).toBe('ok')
    expect((await shop.remove(key)).kind).toBe('ok')
    expect(sent.map(({ method }) => method)).toEqual(['PUT', 'GET', 'GET', 'HEAD', 'DELETE'])
    for (const { method, headers } of sent) {
      const { authorization, ...others } = headers
      const request = { headers: others, queries: {} }
      expect(authorization).toBe(library.authorizationV4(method, request, bucket, key))
      expect(authorization).not.toBe(library.authorizationV4(method, request, bucket, `${key}1`))
    }
  })

  it('signs what a browser may send as the library does', () => {
    const shop = createAliyunOss({ ...bench.keys.oss, clock: bench.clock })
    const { fields } = shop.permit({
      key: 'incoming/2/1',
      contentTypes: ['image/jpeg'],
      maxSize: 1000,
      expiresAt: bench.clock.now() + 5 * minute,
    })
    const at = new Date(
      fields['x-oss-date']!.replace(/^(.{4})(..)(..T..)(..)(..Z)$/, '$1-$2-$3:$4:$5'),
    )
    const policy = Buffer.from(fields['policy']!, 'base64').toString()
    expect(fields['x-oss-signature']).toBe(library.signPostObjectPolicyV4(policy, at))
    expect(fields['x-oss-signature']).not.toBe(
      library.signPostObjectPolicyV4(policy.replace('1000', '9000'), at),
    )
  })
})
