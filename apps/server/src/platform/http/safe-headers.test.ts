import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { sendSafeHeaders } from './safe-headers.ts'

async function headersOf(publicUrl: string, url: string, hstsIncludesSubdomains = false) {
  const app = Fastify()
  sendSafeHeaders(app, { publicUrl, hstsIncludesSubdomains })
  app.get('/json', async () => ({ code: 200 }))
  app.get('/kept.json', async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=60').send({ code: 200 }),
  )
  app.get('/page', (_request, reply) => reply.type('text/html; charset=utf-8').send('<p>'))
  app.get('/admin', (_request, reply) =>
    reply
      .type('text/html')
      .headers({ 'referrer-policy': 'same-origin', 'cross-origin-opener-policy': 'same-origin' })
      .send('<p>'),
  )
  app.get('/kept.js', (_request, reply) =>
    reply
      .type('application/javascript')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send('1'),
  )
  app.get('/picture.webp', (_request, reply) => reply.type('image/webp').send(Buffer.from('x')))
  const { headers } = await app.inject(url)
  await app.close()
  return headers
}

const https = 'https://shop.example'

describe('what every answer says', () => {
  it('is meant as its type says, whatever it is, found or not', async () => {
    for (const url of ['/json', '/page', '/picture.webp', '/nothing'])
      expect((await headersOf(https, url))['x-content-type-options']).toBe('nosniff')
  })

  it('asks browsers to come by https alone, where the shop is reached so', async () => {
    expect((await headersOf(https, '/json'))['strict-transport-security']).toBe('max-age=31536000')
    expect(
      (await headersOf('http://127.0.0.1:3000', '/json'))['strict-transport-security'],
    ).toBeUndefined()
    expect((await headersOf(https, '/json', true))['strict-transport-security']).toBe(
      'max-age=31536000; includeSubDomains',
    )
  })

  it('tells a cashier which site one comes from, and nothing of the page', async () => {
    expect((await headersOf(https, '/page'))['referrer-policy']).toBe(
      'strict-origin-when-cross-origin',
    )
  })

  it('keeps the microphone from every page, and everything else from frames', async () => {
    const said = String((await headersOf(https, '/page'))['permissions-policy'])
    expect(said).toContain('microphone=()')
    expect(said).not.toContain('*')
    expect((await headersOf(https, '/json'))['permissions-policy']).toBeUndefined()
  })

  it('keeps answers of calls to our own pages, and lets pictures be shown elsewhere', async () => {
    expect((await headersOf(https, '/json'))['cross-origin-resource-policy']).toBe('same-origin')
    expect(
      (await headersOf(https, '/picture.webp'))['cross-origin-resource-policy'],
    ).toBeUndefined()
  })

  it('lets nobody keep what a call answered, unless the answer itself says so', async () => {
    for (const url of ['/json', '/nothing'])
      expect((await headersOf(https, url))['cache-control']).toBe('no-store')
    for (const url of ['/page', '/picture.webp'])
      expect((await headersOf(https, url))['cache-control']).toBeUndefined()
    expect((await headersOf(https, '/kept.json'))['cache-control']).toBe('public, max-age=60')
  })

  it('says little with what a page has a dozen of and nobody asks for twice', async () => {
    const said = await headersOf(https, '/kept.js')
    expect(said).toMatchObject({
      'x-content-type-options': 'nosniff',
      'strict-transport-security': 'max-age=31536000',
    })
    expect(said).not.toHaveProperty('referrer-policy')
  })

  it('does not overrule a page that is stricter', async () => {
    expect(await headersOf(https, '/admin')).toMatchObject({
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
    })
  })
})
