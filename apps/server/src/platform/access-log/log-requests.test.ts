import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import cookie from '@fastify/cookie'
import { fakeClock } from '@mallard/kernel'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { processLimiter } from '../rate-limit.ts'
import { socketRoute, type SocketRoute } from '../sockets/socket-route.ts'
import { createSockets } from '../sockets/sockets.ts'
import type { AccessLine } from './access-log.ts'
import { logRequests } from './log-requests.ts'

it('a socket is written down once, when it is opened, or when it is refused', async () => {
  const lines: AccessLine[] = []
  const clock = fakeClock()
  const publicUrl = 'http://shop.test'
  const services = { limiter: processLimiter(clock), publicUrl, storeDomains: {} }
  const session = { id: 1, partnerId: 1, userId: 7 }
  const app = Fastify()
  await app.register(cookie)
  logRequests(
    app,
    { publicUrl, clock },
    { write: (line) => void lines.push(line), flush: async () => undefined },
  )
  await socketRoute(app, {
    path: '/ws',
    sockets: createSockets(clock),
    services,
    findSession: (async () => session) as unknown as SocketRoute['findSession'],
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const address = `ws://127.0.0.1:${port}/ws?store=1-1`

  const headers = { origin: publicUrl, cookie: 'session-1=token' }
  const opened = new WebSocket(address, { headers })
  await once(opened, 'open')
  opened.close()
  await once(opened, 'close')
  const refused = new WebSocket(address, { headers: { origin: 'http://other.test' } })
  await once(refused, 'error')
  await app.close()
  expect(lines.map(({ route, status }) => [route, status])).toEqual([
    ['/ws', 101],
    ['/ws', 403],
  ])
  expect(JSON.stringify(lines)).not.toMatch(/token|store=/)
})
