import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { systemClock } from '@mallard/kernel'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyBaseLogger } from 'fastify'
import { expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { createLog } from '../log.ts'
import { processLimiter } from '../rate-limit.ts'
import { socketRoute, type SocketRoute } from './socket-route.ts'
import { createSockets } from './sockets.ts'

const publicUrl = 'http://shop.test'

it('a page that sends too much is closed without a stack in the log', async () => {
  const lines: string[] = []
  const log = createLog('info', { write: (line) => void lines.push(line) })
  const app = Fastify({ loggerInstance: log as FastifyBaseLogger, disableRequestLogging: true })
  await app.register(cookie)
  const session = { id: 1, partnerId: 1, userId: 7 }
  const services = {
    limiter: processLimiter(systemClock),
    publicUrl,
    storeDomains: [],
  } as unknown as SocketRoute['services']
  const findSession = (async () => session) as unknown as SocketRoute['findSession']
  await socketRoute(app, {
    path: '/ws',
    sockets: createSockets(systemClock),
    services,
    findSession,
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo

  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws?store=1-1`, {
    headers: { origin: publicUrl, cookie: 'session-1=token' },
  })
  await once(socket, 'open')
  lines.length = 0
  socket.send('x'.repeat(100_000))
  const [code] = (await once(socket, 'close')) as [number]
  await app.close()
  expect(code).toBe(1009)
  expect(lines.filter((line) => line.includes('stack') || line.includes('"level":50'))).toEqual([])
})
