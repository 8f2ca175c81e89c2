import type { FastifyRequest } from 'fastify'
import { describe, expect, it } from 'vitest'
import type { World } from '../world/world.ts'
import { requestFault } from './request-signature.ts'

const at = Date.UTC(2026, 0, 15, 8)
const worldAt = (now: number) =>
  ({
    keys: { oss: { keyId: 'ID', secret: 'SECRET' } },
    timeline: { now: () => now },
    url: () => 'http://127.0.0.1:4010',
  }) as unknown as World

const dated = { 'x-oss-date': '20260115T080000Z', 'x-oss-content-sha256': 'UNSIGNED-PAYLOAD' }
const signed = (rest: string) => ({
  authorization: `OSS4-HMAC-SHA256 Credential=ID/20260115/cn-hangzhou/oss/aliyun_v4_request,${rest}`,
})
const asked = (method: string, originalUrl: string, headers: object) =>
  ({ method, originalUrl, headers }) as unknown as FastifyRequest

// Signed by ali-oss 6.23.0 (`authorizationV4`).
const key = "a/+()!'*;=&,:@$ ~壶#?%.webp"
const write = asked('PUT', '/any', {
  ...dated,
  'content-type': 'image/webp',
  'x-oss-meta-a': 'b',
  ...signed('Signature=be62c8c853dbbe9bab05ab6b4982f90a17c0abb0223bf4ee413979410b2c7404'),
})
const read = asked('GET', '/any?x-oss-b&x-oss-process=image%2Fresize%2Cw_1(*)', {
  ...dated,
  host: 'h.example',
  ...signed(
    'AdditionalHeaders=host,Signature=e4c000d7ff31b661aad40cc90ec8ea39a74cfa8e1500e6e35eb3396d44acb392',
  ),
})

describe('a request signed by Aliyun’s own library', () => {
  it('is known by each sign of its key, of its query and of its headers', () => {
    expect(requestFault(worldAt(at), write, key)).toBeUndefined()
    expect(requestFault(worldAt(at), read, 'a/b')).toBeUndefined()
    for (const sign of key.replaceAll(/[/\w]/g, ''))
      expect(requestFault(worldAt(at), write, key.replace(sign, '')), sign).toMatchObject({
        code: 'SignatureDoesNotMatch',
      })
    const other = { ...read, originalUrl: '/any?x-oss-process=image%2Fresize%2Cw_1(*)' }
    expect(requestFault(worldAt(at), other as FastifyRequest, 'a/b')?.code).toBe(
      'SignatureDoesNotMatch',
    )
    const elsewhere = { ...read, headers: { ...read.headers, host: 'other.example' } }
    expect(requestFault(worldAt(at), elsewhere as FastifyRequest, 'a/b')?.code).toBe(
      'SignatureDoesNotMatch',
    )
  })

  it('is good for a quarter of an hour', () => {
    expect(requestFault(worldAt(at + 14 * 60_000), write, key)).toBeUndefined()
    expect(requestFault(worldAt(at + 16 * 60_000), write, key)?.code).toBe('RequestTimeTooSkewed')
  })
})
