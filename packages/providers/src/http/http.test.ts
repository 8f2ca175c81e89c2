import { createServer, type Server } from 'node:http'
import { fakeClock } from '@mallard/kernel'
import { afterEach, describe, expect, it } from 'vitest'
import { withBreaker } from './breaker.ts'
import { rawValues } from './raw-json.ts'
import { httpTransport, WireFault, type Transport } from './transport.ts'

describe('the transport', () => {
  let server: Server | undefined
  afterEach(() => {
    server?.closeAllConnections()
    server?.close()
  })

  async function serve(listener: Parameters<typeof createServer>[1]): Promise<URL> {
    server = createServer(listener)
    await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    return new URL(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`)
  }
  const codeOf = (asked: Promise<unknown>) =>
    asked.then(
      () => 'answered',
      (error: unknown) => (error instanceof WireFault ? error.code : 'other'),
    )
  const patience = { connectWithin: 100, answerWithin: 100, largestBody: 1000 }

  it('gives up on a party that says nothing', async () => {
    const url = await serve(() => {})
    expect(await codeOf(httpTransport(patience)({ method: 'GET', url, headers: {} }))).toBe(
      'TIMEOUT',
    )
  })

  it('gives up on a party that dribbles', async () => {
    const url = await serve((_request, response) => {
      const drip = setInterval(() => response.write('.'), 10)
      response.on('close', () => clearInterval(drip))
    })
    expect(await codeOf(httpTransport(patience)({ method: 'GET', url, headers: {} }))).toBe(
      'TIMEOUT',
    )
  })

  it('takes no half an answer, no endless one, and follows nobody elsewhere', async () => {
    const url = await serve((request, response) => {
      if (request.url === '/half')
        response.writeHead(200, { 'content-length': '10' }).write('half', () => response.destroy())
      else if (request.url === '/large') response.end('x'.repeat(2000))
      else response.writeHead(302, { location: '/half' }).end()
    })
    const get = (path: string) =>
      httpTransport({ ...patience, answerWithin: 2000 })({
        method: 'GET',
        url: new URL(path, url),
        headers: {},
      })
    expect(await codeOf(get('/half'))).toBe('BROKEN')
    expect(await codeOf(get('/large'))).toBe('TOO_LARGE')
    expect((await get('/')).status).toBe(302)
  })

  it('says when nobody is there', async () => {
    const url = await serve(() => {})
    await new Promise((resolve) => server?.close(resolve))
    expect(await codeOf(httpTransport()({ method: 'POST', url, headers: {}, body: '{}' }))).toBe(
      'CONNECT',
    )
  })
})

describe('the breaker', () => {
  function bench(good: () => boolean) {
    const clock = fakeClock()
    let asked = 0
    const party: Transport = async () => {
      asked += 1
      return { status: good() ? 200 : 503, headers: {}, body: Buffer.alloc(0) }
    }
    const transport = withBreaker(party, clock)
    const ask = () =>
      transport({ method: 'GET', url: new URL('http://127.0.0.1/'), headers: {} }).then(
        ({ status }) => status,
        (error: WireFault) => error.code,
      )
    return { clock, ask, asked: () => asked }
  }

  it('opens when half of the last twenty calls failed, and not before', async () => {
    let turn = 0
    const { ask, asked } = bench(() => (turn += 1) % 2 === 0)
    for (let call = 0; call < 20; call += 1) await ask()
    expect(await ask()).toBe('RESTING')
    expect(asked()).toBe(20)
    let third = 0
    const steady = bench(() => (third += 1) % 3 > 0)
    for (let call = 0; call < 60; call += 1) await steady.ask()
    expect(steady.asked()).toBe(60)
  })

  it('lets one call try after the rest: its failure means another rest, its success opens the way', async () => {
    let well = false
    const { clock, ask, asked } = bench(() => well)
    for (let call = 0; call < 20; call += 1) await ask()
    clock.advance(29_999)
    expect(await ask()).toBe('RESTING')
    clock.advance(1)
    expect(await Promise.all([ask(), ask(), ask()])).toEqual([503, 'RESTING', 'RESTING'])
    expect(await ask()).toBe('RESTING')
    well = true
    clock.advance(30_000)
    expect(await ask()).toBe(200)
    expect(await ask()).toBe(200)
    expect(asked()).toBe(23)
  })
})

describe('raw values', () => {
  it('are the very characters of each top-level value', () => {
    const text = String.raw`{ "a_response" : {"x":"}\",{","y":[1,{"z":"\/"}], "n": null} , "sign":"ab\"c", "n":-1.5e3 ,"t":true}`
    expect([...(rawValues(text) ?? [])]).toEqual([
      ['a_response', String.raw`{"x":"}\",{","y":[1,{"z":"\/"}], "n": null} `],
      ['sign', String.raw`"ab\"c"`],
      ['n', '-1.5e3 '],
      ['t', 'true'],
    ])
  })

  it('are refused where one name comes twice, or where there is no object', () => {
    for (const text of ['{"a":1,"a":2}', '[]', '1', '', '{"a":1', 'null', '{"\\u0061":1,"a":2}'])
      expect(rawValues(text)).toBeUndefined()
  })
})
