import { mkdtemp, rm } from 'node:fs/promises'
import {
  createServer,
  request as httpRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
} from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startSandbox, type Sandbox } from '../index.ts'
import { shells } from './shells.ts'

interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly text: string
}

const publicUrl = 'https://shop.example'
const document = `<!doctype html><html><head><title>x</title></head><body><a href="${publicUrl}/b"></a></body></html>`

let dataDir: string
let sandbox: Sandbox
let shop: Server
let seen: { url: string; headers: IncomingHttpHeaders; body: string }[] = []
let answer: { status?: number; headers: Record<string, string | string[]>; body: string | Buffer } =
  { headers: {}, body: '' }

async function read(stream: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of stream) text += String(chunk)
  return text
}

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'mallard-hosts-'))
  shop = createServer((request, response) => {
    void read(request).then((body) => {
      seen.push({ url: request.url ?? '', headers: request.headers, body })
      response.writeHead(answer.status ?? 200, answer.headers).end(answer.body)
    })
  })
  shop.on('upgrade', (request, socket) => {
    seen.push({ url: request.url ?? '', headers: request.headers, body: '' })
    socket.write(
      'HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\nhello',
    )
    socket.on('data', (chunk) => socket.end(`heard ${String(chunk)}`))
  })
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`
  sandbox = await startSandbox({
    port: 0,
    dataDir,
    keysDir: process.env['TEST_KEYS_DIR'],
    shop: { publicUrl, address },
  })
})
afterAll(async () => {
  await sandbox.close()
  shop.close()
  await rm(dataDir, { recursive: true })
})
beforeEach(() => {
  seen = []
  answer = { headers: { 'content-type': 'text/html; charset=utf-8' }, body: document }
})

const portOf = () => new URL(sandbox.url).port
const originOf = (name: string) => `http://${name}.localhost:${portOf()}`

function ask(
  name: string,
  path: string,
  {
    method = 'GET',
    headers = {},
    body = '',
  }: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      new URL(path, sandbox.url),
      { method, headers: { host: `${name}.localhost:${portOf()}`, ...headers } },
      (response) => {
        void read(response).then(
          (text) => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
          reject,
        )
      },
    )
    request.on('error', reject)
    request.end(body)
  })
}

describe('the shop under the name of a host', () => {
  it.each(shells.map(({ name, userAgent }) => [name, userAgent] as const))(
    'is asked as %s would ask, at its own origin',
    async (name, userAgent) => {
      await ask(name, `/share/x?url=${encodeURIComponent(`${originOf(name)}/goods/1`)}`, {
        method: 'POST',
        headers: {
          origin: originOf(name),
          referer: `${originOf(name)}/a/1-1`,
          'user-agent': 'Desktop',
          'sec-ch-ua': '"Chromium"',
          'content-type': 'application/json',
        },
        body: JSON.stringify({ link: `${originOf(name)}/goods/1` }),
      })
      const [{ headers, body, url }] = seen as [(typeof seen)[number]]
      expect(url).toBe(`/share/x?url=${encodeURIComponent(`${publicUrl}/goods/1`)}`)
      expect(headers).toMatchObject({
        'user-agent': userAgent,
        host: 'shop.example',
        origin: publicUrl,
        referer: `${publicUrl}/a/1-1`,
      })
      expect(headers['sec-ch-ua']).toBeUndefined()
      expect(JSON.parse(body)).toEqual({ link: `${publicUrl}/goods/1` })
    },
  )

  it('passes another site’s origin on as it is, for the shop to refuse', async () => {
    await ask('browser', '/sso/do/logout', {
      method: 'POST',
      headers: { origin: 'http://evil.example' },
    })
    expect(seen[0]?.headers.origin).toBe('http://evil.example')
  })

  it('has the host’s script before all others, whatever the policy', async () => {
    answer.headers['content-security-policy'] =
      "default-src 'self'; script-src 'self' 'sha256-x'; frame-ancestors 'none'; upgrade-insecure-requests"
    answer.headers['x-frame-options'] = 'DENY'
    answer.headers['strict-transport-security'] = 'max-age=1'
    const { headers, text } = await ask('wechat-ios', '/a/1-1')
    const nonce = /<head><script src="\/_host\/shell\.js" nonce="([^"]+)"><\/script><title>/.exec(
      text,
    )?.[1]
    expect(headers['content-security-policy']).toBe(
      `default-src 'self'; script-src 'self' 'sha256-x' 'nonce-${nonce}'; frame-ancestors 'self'`,
    )
    expect(headers['x-frame-options'] ?? headers['strict-transport-security']).toBeUndefined()
    expect(Number(headers['content-length'])).toBe(Buffer.byteLength(text))
  })

  it('uses the nonce that the policy has', async () => {
    answer.headers['content-security-policy'] = "script-src 'nonce-abc' 'strict-dynamic'"
    expect((await ask('browser', '/')).text).toContain('nonce="abc"')
  })

  it('reads documents that come packed all the same', async () => {
    answer = {
      headers: { 'content-type': 'text/html', 'content-encoding': 'br' },
      body: brotliCompressSync(document),
    }
    const { headers, text } = await ask('browser', '/')
    expect(text).toContain('/_host/shell.js')
    expect(headers['content-encoding']).toBeUndefined()
  })

  it('leaves scripts and pictures alone', async () => {
    const bytes = brotliCompressSync('const x = 1')
    answer = {
      headers: {
        'content-type': 'text/javascript',
        'content-encoding': 'br',
        'content-length': String(bytes.length),
      },
      body: bytes,
    }
    const { headers } = await ask('browser', '/assets/x.js')
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      'content-length': String(bytes.length),
    })
  })

  it('keeps its cookies to itself, over plain http', async () => {
    answer.headers['set-cookie'] = [
      'token=1; Path=/; HttpOnly; Secure; SameSite=None; Domain=shop.example',
      '__Host-session-1=b; Path=/; Secure',
    ]
    const { headers } = await ask('app-ios', '/')
    expect(headers['set-cookie']).toEqual([
      'token=1; Path=/; HttpOnly; SameSite=Lax',
      'host.session-1=b; Path=/',
    ])
  })

  it.each([
    [
      'the shop',
      `${publicUrl}/login/1-1?to=${encodeURIComponent(`${publicUrl}/user/1-1`)}`,
      (own: string) => `${own}/login/1-1?to=${encodeURIComponent(`${own}/user/1-1`)}`,
    ],
    ['a page of its own', '/a/1-1', () => '/a/1-1'],
    ['somebody else', 'https://elsewhere.example/', () => 'https://elsewhere.example/'],
  ])('is sent on to %s under the same name', async (_, location, expected) => {
    answer = { status: 302, headers: { location }, body: '' }
    expect((await ask('wechat-ios', '/x')).headers.location).toBe(expected(originOf('wechat-ios')))
  })

  it('leads to a cashier without touching what is signed, and back', async () => {
    const back = `prepay_id=none&redirect_url=${encodeURIComponent(`${publicUrl}/order`)}`
    answer = {
      status: 302,
      headers: { location: `${sandbox.url}/wxpay/mweb/checkmweb?${back}` },
      body: '',
    }
    const { location } = (await ask('browser', '/pay')).headers
    expect(location).toBe(`${originOf('browser')}/wxpay/mweb/checkmweb?${back}`)
    const cashier = await ask('browser', location!.slice(originOf('browser').length))
    expect(cashier.text).toContain('支付链接已失效')
    expect(cashier.headers['content-security-policy']).toContain("frame-ancestors 'self'")
    expect(seen).toHaveLength(1)
  })

  it('carries WebSockets', async () => {
    const socket = connect(Number(portOf()), '127.0.0.1')
    let heard = ''
    socket.on('data', (chunk) => (heard += String(chunk)))
    const own = originOf('wechat-mini')
    socket.write(
      `GET /ws/notices HTTP/1.1\r\nHost: ${new URL(own).host}\r\nOrigin: ${own}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n`,
    )
    await expect.poll(() => heard).toMatch(/^HTTP\/1\.1 101 .*hello$/s)
    socket.write('there')
    await expect.poll(() => heard).toMatch(/heard there$/)
    expect(seen[0]).toMatchObject({ url: '/ws/notices', headers: { origin: publicUrl } })
    socket.destroy()
  })

  it('says so when the shop is away', async () => {
    const alone = await startSandbox({
      port: 0,
      dataDir,
      keysDir: process.env['TEST_KEYS_DIR'],
      shop: { publicUrl, address: 'http://127.0.0.1:9' },
    })
    const status = await new Promise((resolve, reject) => {
      httpRequest(
        alone.url,
        { headers: { host: `browser.localhost:${new URL(alone.url).port}` } },
        (response) => resolve(response.resume().statusCode),
      )
        .on('error', reject)
        .end()
    })
    expect(status).toBe(502)
    await alone.close()
  })
})

describe('other names', () => {
  it.each(['netscape.localhost', 'wechat-ios.localhost.evil.example', 'shop.example'])(
    '%s is served nothing',
    async (host) => {
      expect((await ask('browser', '/', { headers: { host } })).status).toBe(403)
      expect(seen).toEqual([])
    },
  )

  it('do not get at the control plane through a host', async () => {
    answer = { status: 404, headers: {}, body: '' }
    expect((await ask('browser', '/_ctl/payments')).status).toBe(404)
    expect(seen[0]?.url).toBe('/_ctl/payments')
  })
})
