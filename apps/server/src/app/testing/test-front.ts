import { spawn } from 'node:child_process'
import { accessSync, constants, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import {
  Agent,
  createServer,
  request as ask,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { delimiter, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '@mallard/testing/built-shop'

interface Front {
  readonly kind: 'nginx' | 'proxy'
  readonly url: string
  close(): Promise<void>
}

/**
 * What stands before several processes of a shop: nginx as docs/operations.md sets it up, or a
 * proxy that does the same on a machine of one's own where there is none.
 */
export async function startFront(ports: readonly number[], folder: string): Promise<Front> {
  return withNginx(
    (nginx) => startNginx(nginx, folder, (port) => balancerConfig(ports, port)),
    () => startProxy(ports),
  )
}

/** nginx where it is installed; a stand-in on a machine of one's own, never in CI. */
async function withNginx<T>(
  start: (program: string) => Promise<T>,
  ownFront: () => Promise<T>,
): Promise<T> {
  const nginx = findNginx(process.env['PATH'])
  if (nginx) return start(nginx)
  requireNginxInCi(process.env['CI'])
  return ownFront()
}

/** What stands before one process and keeps what says that it may be kept: the docs' own lines. */
export async function startCache(shopPort: number, folder: string): Promise<Front> {
  const docs = readFileSync(new URL('../../../../../docs/operations.md', import.meta.url), 'utf8')
  return withNginx(
    (nginx) => startNginx(nginx, folder, (port) => cacheConfig(docs, { port, shopPort, folder })),
    () => startKeepingProxy(shopPort),
  )
}

/** The docs' proxy with the docs' cache, without TLS and on ports of its own. */
function cacheConfig(
  docs: string,
  { port, shopPort, folder }: { port: number; shopPort: number; folder: string },
): string {
  const blocks = [...docs.matchAll(/```nginx\n(.*?)```/gs)].map(([, block = '']) => block)
  const proxy = blocks.find((block) => block.includes('listen 443 ssl;'))
  const cache = blocks.find((block) => block.includes('proxy_cache_path'))
  if (!proxy || !cache) throw new Error('the docs have no example of a proxy with a cache')
  const isOutside = (line: string) => line.startsWith('proxy_cache_path')
  const lines = cache.split('\n')
  return `${lines.filter(isOutside).join('\n')}
${proxy
  .replace(/^ *ssl_.*$/gm, '')
  .replace('listen 443 ssl;', `listen 127.0.0.1:${port};`)
  .replace('127.0.0.1:3000', `127.0.0.1:${shopPort}`)
  .replace(
    'location / {',
    () => `location / {\n${lines.filter((line) => !isOutside(line)).join('\n')}`,
  )}`.replace(/proxy_cache_path \S+/, `proxy_cache_path ${join(folder, 'kept')}`)
}

const balancerConfig = (ports: readonly number[], port: number) => `
  upstream mallard {
    ${ports.map((each) => `server 127.0.0.1:${each} max_fails=0;`).join('\n')}
    keepalive 16;
  }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://mallard;
      proxy_http_version 1.1;
      proxy_set_header Connection '';
      proxy_next_upstream error non_idempotent;
    }
  }`

/** What CI says of a shop behind nginx was seen behind nginx. */
export function requireNginxInCi(ci: string | undefined): void {
  if (ci && ci !== 'false')
    throw new Error('nginx is not installed, and CI proves restarts behind nginx: install it')
}

function findNginx(path = ''): string | undefined {
  return [...path.split(delimiter), '/usr/sbin', '/usr/local/sbin']
    .map((place) => join(place, 'nginx'))
    .find((file) => {
      try {
        accessSync(file, constants.X_OK)
        return true
      } catch {
        return false
      }
    })
}

async function startNginx(
  program: string,
  folder: string,
  serving: (port: number) => string,
): Promise<Front> {
  const port = await freePort()
  const home = join(folder, 'nginx')
  mkdirSync(home)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${join(home, kind)};`)
    .join('\n')
  const config = `
daemon off;
master_process off;
pid ${join(home, 'pid')};
error_log ${join(home, 'error.log')};
events { worker_connections 512; }
http {
  ${temporary}
  access_log off;
  ${serving(port)}
}`
  writeFileSync(join(home, 'nginx.conf'), config)
  const server = spawn(program, ['-c', join(home, 'nginx.conf'), '-p', home], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = `http://127.0.0.1:${port}`
  for (let tries = 0; !(await fetch(url).catch(() => undefined)); tries += 1) {
    if (server.exitCode !== null || tries > 200) throw new Error('nginx did not start')
    await sleep(25)
  }
  return {
    kind: 'nginx',
    url,
    close: () =>
      new Promise((resolve) => {
        server.once('close', () => resolve())
        server.kill('SIGTERM')
      }),
  }
}

/**
 * Takes the processes in turn over kept connections, and the other one when a connection fails
 * before its answer.
 */
async function startProxy(ports: readonly number[]): Promise<Front> {
  const agent = new Agent({ keepAlive: true })
  let turn = 0
  const send = (port: number, { method, url, headers }: IncomingMessage, body: Buffer) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      ask(
        {
          host: '127.0.0.1',
          port,
          method,
          path: url,
          headers: { ...headers, connection: 'keep-alive' },
          agent,
        },
        resolve,
      )
        .on('error', reject)
        .end(body)
    })
  const pass = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await buffer(request)
    const first = turn
    turn += 1
    for (let tries = 0; tries < ports.length; tries += 1) {
      const answer = await send(ports[(first + tries) % ports.length]!, request, body).catch(
        () => undefined,
      )
      if (!answer) continue
      const { connection: _own, 'keep-alive': _too, ...headers } = answer.headers
      response.writeHead(answer.statusCode ?? 502, headers)
      return void answer.pipe(response)
    }
    response.writeHead(502).end()
  }
  const server = createServer((request, response) => void pass(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    kind: 'proxy',
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      agent.destroy()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Keeps what is public by its address and by what it says it varies with, as a cache has to. */
async function startKeepingProxy(shopPort: number): Promise<Front> {
  const vary = new Map<string, readonly string[]>()
  const kept = new Map<string, { body: Buffer; headers: Record<string, string> }>()
  const keyOf = ({ url = '', headers }: IncomingMessage) =>
    JSON.stringify([url, (vary.get(url) ?? []).map((name) => headers[name] ?? '')])
  const server = createServer((request, response) => {
    const known = kept.get(keyOf(request))
    if (known)
      return void response.writeHead(200, { ...known.headers, 'x-cache': 'HIT' }).end(known.body)
    const { url, method, headers } = request
    ask({ host: '127.0.0.1', port: shopPort, path: url, method, headers }, async (answer) => {
      const body = await buffer(answer)
      const said = answer.headers as Record<string, string>
      if (said['cache-control']?.startsWith('public')) {
        vary.set(url ?? '', (said['vary'] ?? '').toLowerCase().split(', ').filter(Boolean))
        kept.set(keyOf(request), { body, headers: said })
      }
      response.writeHead(answer.statusCode ?? 502, { ...said, 'x-cache': 'MISS' }).end(body)
    }).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    kind: 'proxy',
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
