import { request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import type { ShopPlace } from './admin.ts'
import {
  answerForShell,
  documentForShell,
  headersForShell,
  headersTowardsShop,
  locationForShell,
  partyPageForShell,
  towardsShop,
  type Origins,
} from './rewriting.ts'
import { shellNamed, type Shell } from './shells.ts'

/** Pages of the sandbox that a shell's browser comes to under the shell's own name. */
const partyPages =
  /^\/(_host\/|jweixin\.js|tt\.js|wxpay\/mweb\/|alipay\/|unionpay\/|wxopen\/|apple\/auth\/)/
/** Bytes of a body that are looked through; longer ones (pictures) pass as they are. */
const longestRead = 2_097_152

export interface Entrances {
  /**
   * Serves the shop to a browser that came to a shell's name; false when this is none of its
   * requests.
   */
  take(request: IncomingMessage, response: ServerResponse): boolean
  /** The same for WebSockets. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void
}

/** The shell that this name and port stand for: `wechat-ios.localhost:4010`. */
export function shellAt(host: string | undefined): Shell | undefined {
  return shellNamed(/^([a-z-]+)\.localhost(:\d+)?$/.exec(host ?? '')?.[1])
}

export const originsAt = (host: string | undefined, shop: ShopPlace, sandbox: string): Origins => ({
  shell: `http://${host}`,
  shop: shop.publicUrl,
  address: shop.address,
  sandbox,
})

/**
 * One shop under ten names. Each has cookies, a user agent and a script of its own; the shop sees
 * its own origin alone.
 */
export function makeEntrances(shop: () => ShopPlace, sandboxUrl: () => string): Entrances {
  function shopRequest(shell: Shell, request: IncomingMessage, origins: Origins) {
    const { hostname, port } = new URL(shop().address)
    const headers = headersTowardsShop(request.headers, shell, origins)
    return {
      hostname,
      port,
      method: request.method,
      path: towardsShop(request.url ?? '/', origins),
      headers,
    }
  }

  async function pass(
    shell: Shell,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const origins = originsAt(request.headers.host, shop(), sandboxUrl())
    const options = shopRequest(shell, request, origins)
    const isText = /json|x-www-form-urlencoded|text\//.test(request.headers['content-type'] ?? '')
    const body = isText
      ? Buffer.from(towardsShop((await wholeOf(request)).toString(), origins))
      : undefined
    if (body) options.headers['content-length'] = body.length
    const upstream = httpRequest(options, (answer) => void answerWith(answer, response, origins))
    upstream.on('error', () => {
      if (!response.headersSent)
        response.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' })
      response.end('商城没有应答')
    })
    response.on('close', () => upstream.destroy())
    if (body) upstream.end(body)
    else request.pipe(upstream)
  }

  return {
    take(request, response) {
      const shell = shellAt(request.headers.host)
      if (!shell || partyPages.test(request.url ?? '')) return false
      pass(shell, request, response).catch(() => response.destroy())
      return true
    },
    upgrade(request, socket, head) {
      const shell = shellAt(request.headers.host)
      if (!shell) return void socket.destroy()
      const options = shopRequest(
        shell,
        request,
        originsAt(request.headers.host, shop(), sandboxUrl()),
      )
      const upstream = httpRequest({
        ...options,
        headers: { ...options.headers, connection: 'Upgrade', upgrade: request.headers.upgrade },
      })
      upstream.on('upgrade', (answer, far, farHead) => {
        const lines = Object.entries(answer.headers).map(
          ([name, value]) => `${name}: ${String(value)}\r\n`,
        )
        socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('')}\r\n`)
        if (farHead.length > 0) socket.write(farHead)
        if (head.length > 0) far.write(head)
        far.pipe(socket).pipe(far)
        far.on('error', () => socket.destroy())
        socket.on('error', () => far.destroy())
      })
      upstream.on('response', (answer) =>
        socket.end(
          `HTTP/1.1 ${answer.statusCode} ${answer.statusMessage}\r\nConnection: close\r\n\r\n`,
        ),
      )
      upstream.on('error', () => socket.destroy())
      socket.on('error', () => upstream.destroy())
      upstream.end()
    },
  }
}

async function answerWith(
  answer: IncomingMessage,
  response: ServerResponse,
  origins: Origins,
): Promise<void> {
  const { headers, nonce } = headersForShell(answer.headers, origins)
  const type = answer.headers['content-type'] ?? ''
  const isDocument = type.startsWith('text/html')
  if (!isDocument && !type.startsWith('application/json')) {
    const { 'content-length': length, 'content-encoding': encoding } = answer.headers
    response.writeHead(answer.statusCode ?? 502, {
      ...headers,
      ...(length && { 'content-length': length }),
      ...(encoding && { 'content-encoding': encoding }),
    })
    answer.pipe(response)
    return
  }
  const text = unpacked(await wholeOf(answer), answer.headers['content-encoding']).toString()
  const body = Buffer.from(
    isDocument ? documentForShell(text, nonce, origins) : answerForShell(text, origins),
  )
  const hasBody = answer.statusCode !== 204 && answer.statusCode !== 304
  response.writeHead(
    answer.statusCode ?? 502,
    hasBody ? { ...headers, 'content-length': body.length } : headers,
  )
  response.end(hasBody ? body : undefined)
}

function unpacked(body: Buffer, encoding: string | undefined): Buffer {
  if (body.length === 0) return body
  if (encoding === 'br') return brotliDecompressSync(body)
  if (encoding === 'gzip') return gunzipSync(body)
  return encoding === 'deflate' ? inflateSync(body) : body
}

async function wholeOf(stream: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > longestRead) throw new Error('too long')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** The parties' pages lead back to the shop: under a shell's name, to the shell. */
export function leadPartiesBack(
  app: FastifyInstance,
  shop: () => ShopPlace,
  sandboxUrl: () => string,
): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (!shellAt(request.headers.host) || request.url.startsWith('/_host/')) return payload
    const origins = originsAt(request.headers.host, shop(), sandboxUrl())
    const location = reply.getHeader('location')
    if (typeof location === 'string')
      void reply.header('location', locationForShell(location, origins))
    // The stage shows them in its phone.
    const policy = reply.getHeader('content-security-policy')
    if (typeof policy === 'string')
      void reply.header(
        'content-security-policy',
        policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
      )
    const isPage =
      String(reply.getHeader('content-type') ?? '').startsWith('text/html') &&
      typeof payload === 'string'
    if (!isPage) return payload
    void reply.removeHeader('content-length')
    return partyPageForShell(payload, origins)
  })
}
