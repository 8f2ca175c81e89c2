import { once } from 'node:events'
import { connect, type AddressInfo, type Socket } from 'node:net'
import Fastify from 'fastify'
import { afterAll, describe, expect, it } from 'vitest'
import { cutSlowReaders } from './slow-readers.ts'

let now = 0
const app = Fastify({ trustProxy: true })
const look = cutSlowReaders(app, () => now)
/** More than the lines between the two sides hold. */
const large = Buffer.alloc(12_000_000)
const endless = Buffer.alloc(40_000_000)
app.get('/small', async () => 'small')
app.get('/large', async () => large)
app.get('/endless', async () => endless)
await app.listen({ port: 0, host: '127.0.0.1' })
const { port } = app.server.address() as AddressInfo
const sockets: Socket[] = []
afterAll(async () => {
  for (const socket of sockets) socket.destroy()
  await app.close()
})

/** Asks, and reads the first bytes alone; says whether it is cut. */
async function asked(path: string, address: string) {
  const socket = connect(port, '127.0.0.1')
  sockets.push(socket)
  let isCut = false
  socket.on('error', () => {})
  socket.on('close', () => {
    isCut = true
  })
  const ask = async (one: string) => {
    socket.write(`GET ${one} HTTP/1.1\r\nHost: shop\r\nX-Forwarded-For: ${address}\r\n\r\n`)
    return String(((await once(socket, 'data')) as [Buffer])[0])
  }
  await ask(path)
  socket.pause()
  return {
    again: async (one: string) => {
      socket.resume()
      return ask(one)
    },
    /** What had come already is read before the end is heard of. */
    isCut: async () => {
      socket.resume()
      await expect.poll(() => isCut).toBe(true)
    },
    isWhole: async () => {
      let bytes = 0
      const whole = new Promise<void>((resolve) => {
        socket.on('data', (part: Buffer) => {
          bytes += part.length
          if (bytes > 11_000_000) resolve()
        })
      })
      socket.resume()
      await whole
    },
  }
}

describe('an answer', () => {
  it('has a time to be read, as its size asks for, and is cut then', async () => {
    const reader = await asked('/large', '203.0.113.1')
    now += 1_000_000
    look()
    // Its answer was read; the connection stays for the next one.
    const other = await asked('/small', '203.0.113.1')
    now += 600_000
    look()
    await reader.isCut()
    expect(await other.again('/small')).toContain('200 OK')
  })

  it('that is being read in time is left alone', async () => {
    const reader = await asked('/large', '203.0.113.2')
    now += 29_000
    look()
    await reader.isWhole()
  })

  it('of many that wait behind one network is cut from the first on, and nobody else’s', async () => {
    const first = await asked('/large', '203.0.113.3')
    const other = await asked('/large', '203.0.113.4')
    const second = await asked('/large', '203.0.113.3')
    look()
    await first.isCut()
    await second.isWhole()
    await other.isWhole()
  })

  it('of all that wait is cut from the first on, wherever they are', async () => {
    const readers = []
    for (const last of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
      readers.push(await asked('/large', `198.51.100.${last}`))
    look()
    await readers[0]!.isCut()
    await readers.at(-1)!.isWhole()
  })

  it('too large for one network goes at once', async () => {
    const reader = await asked('/endless', '203.0.113.5')
    look()
    await reader.isCut()
  })
})
