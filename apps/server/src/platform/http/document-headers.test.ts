import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  adminHeaders,
  cashierFormHeaders,
  contentPolicies,
  drawingPolicy,
  faultPageHeaders,
} from './document-headers.ts'

const style = 'p{margin:0}'
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

describe('what a document may load and do, to the letter', () => {
  it('in the back office', () => {
    const headersWith = (connect: string) => ({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'self'; script-src 'nonce-N' 'strict-dynamic'; style-src 'self' 'nonce-N'; style-src-attr 'unsafe-inline'; connect-src ${connect}; img-src 'self' data: blob: https:; media-src 'self' blob:; object-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'; report-uri /csp-report`,
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
    })
    expect(adminHeaders('N', undefined)).toEqual(headersWith(`'self'`))
    expect(adminHeaders('N', 'https://up.example')).toEqual(
      headersWith(`'self' https://up.example`),
    )
  })

  it('on the way to a cashier', () => {
    expect(cashierFormHeaders(style)('N')).toEqual({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; script-src 'nonce-N'; style-src ${hash(style)}; base-uri 'none'; frame-ancestors 'none'`,
      'cache-control': 'no-store',
    })
  })

  it('where something went wrong', () => {
    expect(faultPageHeaders(style)).toEqual({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; img-src 'self'; style-src ${hash(style)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      'cache-control': 'no-store',
    })
  })

  it('as a drawing', () => {
    expect(drawingPolicy).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox")
  })

  it('in the shop, drawn and not, with all that an operator may name', () => {
    const scriptsIn = (isDrawn: boolean) => ['first', isDrawn ? 'drawn' : 'shell']
    const plain = contentPolicies({
      hosts: {},
      publicUrl: 'https://shop.example',
      frameAncestors: [],
      scriptsIn,
    })
    expect(plain({ isDrawn: true, style })).toBe(
      `default-src 'self'; style-src-attr 'unsafe-inline'; connect-src 'self' wss://shop.example; worker-src 'self'; img-src 'self' data: blob: https:; media-src 'self' https:; frame-src 'self' weixin: bytedance:; object-src 'none'; base-uri 'none'; form-action 'self'; report-uri /csp-report; frame-ancestors 'none'; script-src 'strict-dynamic' ${hash('first')} ${hash('drawn')}; style-src 'self' ${hash(style)}`,
    )
    const full = contentPolicies({
      hosts: { analytics: 'https://a.example/x' },
      publicUrl: 'http://shop.example/',
      frameAncestors: ['https://f.example'],
      uploads: 'https://up.example',
      scriptsIn,
    })
    expect(full({ isDrawn: false, style: '', isDraft: true })).toBe(
      `default-src 'self'; style-src-attr 'unsafe-inline'; connect-src 'self' ws://shop.example https://a.example https://up.example; worker-src 'self'; img-src 'self' data: blob: https:; media-src 'self' https:; frame-src 'self' weixin: bytedance:; object-src 'none'; base-uri 'none'; form-action 'self'; report-uri /csp-report; frame-ancestors 'self' https://f.example; script-src 'strict-dynamic' ${hash('first')} ${hash('shell')}; style-src 'self'`,
    )
  })
})

it('no other file of the server writes a policy of its own', () => {
  const root = join(import.meta.dirname, '../..')
  const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  )
  const writers = sources.filter((file) =>
    /\b(?:default|script)-src /.test(readFileSync(join(root, file), 'utf8')),
  )
  expect(writers).toEqual([join('platform', 'http', 'document-headers.ts')])
})
