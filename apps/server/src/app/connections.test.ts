import { once } from 'node:events'
import { Agent, request, type IncomingMessage } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import Fastify from 'fastify'
import { afterEach, expect, it } from 'vitest'
import { closeInOrder } from './close-in-order.ts'
import { watchConnections } from './connections.ts'

const agent = new Agent({ keepAlive: true })
afterEach(() => agent.destroy())

/** A server on a real port, one of whose answers waits for the test. */
async function opened() {
  const app = Fastify({ return503OnClosing: false })
  const connections = watchConnections(app)
  let answer = () => {}
  let arrived = () => {}
  const asked = new Promise<void>((resolve) => (arrived = resolve))
  app.get('/slow', async () => {
    arrived()
    await new Promise<void>((resolve) => (answer = resolve))
    return 'slow'
  })
  app.get('/quick', async () => 'quick')
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const ask = async (path: string) => {
    const sent = request({ port, host: '127.0.0.1', path, agent }).end()
    const [response] = (await once(sent, 'response')) as [IncomingMessage]
    return { body: await text(response), connection: response.headers.connection }
  }
  return { connections, port, ask, asked, answer: () => answer() }
}

async function open(port: number, bytes = ''): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  await once(socket, 'connect')
  socket.write(bytes)
  return socket
}

const nothing = {
  health: { stopping: () => {} },
  worker: { stop: async () => {} },
  dispatching: { stop: async () => {} },
}

it('answers what runs on a kept connection, says that it is the last, and is closed then', async () => {
  const { connections, ask, asked, answer } = await opened()
  expect((await ask('/quick')).connection).toBe('keep-alive')
  const slow = ask('/slow')
  await asked
  let isClosed = false
  const closing = connections.close().then(() => (isClosed = true))
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(isClosed).toBe(false)
  answer()
  expect(await slow).toEqual({ body: 'slow', connection: 'close' })
  await closing
})

it('waits neither for connections that are kept, nor for those opened in advance, nor for half a request', async () => {
  const { connections, port, ask } = await opened()
  await ask('/quick')
  const silent = await open(port)
  const half = await open(port, 'GET /quick HTTP/1.1\r\nHost: a')
  const ends = Promise.all(
    [silent, half].map((socket) => new Promise((resolve) => socket.once('close', resolve))),
  )
  await connections.close()
  await ends
})

it('goes on answering new connections while it drains, each of them once', async () => {
  const { connections, ask } = await opened()
  const happened: string[] = []
  const note = (what: string) => async () => void happened.push(what)
  const worker = { stop: note('no more jobs') }
  const health = { stopping: () => void happened.push('not ready') }
  const closing = closeInOrder(
    { ...nothing, health, worker, connections, rest: [note('database')] },
    1,
  )
  expect(happened).toEqual(['not ready', 'no more jobs'])
  for (let count = 0; count < 3; count += 1)
    expect(await ask('/quick')).toEqual({ body: 'quick', connection: 'close' })
  await closing
  expect(happened).toEqual(['not ready', 'no more jobs', 'database'])
  await expect(ask('/quick')).rejects.toThrow('ECONNREFUSED')
})
