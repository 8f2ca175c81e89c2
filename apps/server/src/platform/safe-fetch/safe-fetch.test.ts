import http, { type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, it } from 'vitest'
import { isPublicAddress, type Reach } from './reach.ts'
import { safeFetch } from './safe-fetch.ts'

const seen: { url: string; headers: http.IncomingHttpHeaders }[] = []
const pages: Readonly<Record<string, RequestListener>> = {
  '/a.jpg': (_, reply) => reply.end('picture'),
  '/gone': (_, reply) => reply.writeHead(404).end(),
  '/once': (_, reply) => reply.writeHead(302, { location: '/a.jpg', 'set-cookie': 'a=1' }).end(),
  '/around': (_, reply) => reply.writeHead(301, { location: '/around' }).end(),
  '/inside': (_, reply) => reply.writeHead(307, { location: 'http://[::1]:1/' }).end(),
  '/elsewhere': (_, reply) => reply.writeHead(302, { location: 'file:///etc/passwd' }).end(),
  '/said-large': (_, reply) => reply.writeHead(200, { 'content-length': '5000' }).end('x'),
  '/endless': (request, reply) => {
    const timer = setInterval(() => reply.write('x'.repeat(400)), 1)
    request.once('close', () => clearInterval(timer))
  },
  '/silent': () => undefined,
}
const server = http.createServer((request, reply) => {
  seen.push({ url: request.url!, headers: request.headers })
  pages[request.url!]!(request, reply)
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
afterAll(() => server.closeAllConnections())
afterAll(() => void server.close())

const { port } = server.address() as AddressInfo
/** The server of this test, as if it stood in the public internet. */
const reach: Reach = {
  allows: (address) => address === '127.0.0.1' || isPublicAddress(address),
  ports: [port, 1],
}
const terms = { most: 1000, agent: 'Mallard', accept: 'image/*', reach }
const fetched = async (path: string) => {
  const patience = path === '/silent' ? 50 : 15_000
  const got = await safeFetch(`http://127.0.0.1:${port}${path}`, { ...terms, patience })
  return Buffer.isBuffer(got) ? String(got) : { fault: got }
}

it.each([
  ['/a.jpg', 'picture'],
  ['/once', 'picture'],
  ['/gone', { fault: 'missing' }],
  ['/around', { fault: 'missing' }],
  ['/inside', { fault: 'address' }],
  ['/elsewhere', { fault: 'address' }],
  ['/said-large', { fault: 'large' }],
  ['/endless', { fault: 'large' }],
  ['/silent', { fault: 'slow' }],
])('%s', async (path, answer) => {
  expect(await fetched(path)).toEqual(answer)
})

it('goes round four times at the most, and takes no cookie along', () => {
  expect(seen.filter(({ url }) => url === '/around')).toHaveLength(4)
  expect(seen.flatMap(({ headers }) => headers.cookie ?? [])).toEqual([])
  expect(seen[0]!.headers).toMatchObject({ 'user-agent': 'Mallard', host: `127.0.0.1:${port}` })
})

it('asks nobody whose name stands for a machine that is not public', async () => {
  const before = seen.length
  const strict = { ...terms, reach: { ...reach, allows: isPublicAddress } }
  expect(await safeFetch(`http://localhost:${port}/a.jpg`, strict)).toBe('address')
  expect(await safeFetch(`http://127.0.0.1:${port}/a.jpg`, strict)).toBe('address')
  expect(seen).toHaveLength(before)
})
