import { createServer } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { alsoTls } from './one-port.ts'

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

/** Answers with the number of bytes that came. */
async function open(): Promise<{ port: number; taken: Socket[] }> {
  const taken: Socket[] = []
  const server = createServer((request, response) => {
    let size = 0
    request.on('data', (bytes: Buffer) => (size += bytes.length))
    request.on('end', () => response.end(String(size)))
  })
  const tls = alsoTls(server, (socket) => taken.push(socket))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(async () => {
    tls.close()
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  return { port: (server.address() as AddressInfo).port, taken }
}

/** Sends these pieces one after another; what comes back. */
async function send(port: number, pieces: readonly Buffer[], pause: number): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  let answer = ''
  socket.on('data', (bytes) => (answer += bytes.toString('latin1')))
  const ended = new Promise((resolve) => socket.once('close', resolve))
  for (const piece of pieces) {
    socket.write(piece)
    await sleep(pause)
  }
  await Promise.race([ended, sleep(2000)])
  socket.destroy()
  return answer.split('\r\n\r\n')[1] ?? ''
}

describe('one port', () => {
  const size = 700_000
  const head = Buffer.from(
    `POST / HTTP/1.1\r\nhost: x\r\ncontent-length: ${size}\r\nconnection: close\r\n\r\n`,
  )
  const body = Buffer.alloc(size, 'x')

  it.each([0, 1, 20])(
    'takes a request of HTTP whose body comes in pieces, %i ms apart',
    async (pause) => {
      const { port } = await open()
      const parts = Array.from({ length: 7 }, (_, place) =>
        body.subarray(place * 100_000, (place + 1) * 100_000),
      )
      expect(await send(port, [head, ...parts], pause)).toBe(String(size))
      expect(
        await send(port, [head.subarray(0, 1), head.subarray(1, 9), head.subarray(9), body], pause),
      ).toBe(String(size))
      expect(await send(port, [Buffer.concat([head, body])], pause)).toBe(String(size))
    },
  )

  it('hands over what begins with a TLS handshake, and ends what never says a word', async () => {
    const { port, taken } = await open()
    const socket = connect(port, '127.0.0.1').on('error', () => undefined)
    socket.write(Buffer.from([0x16, 3, 1, 0, 5]))
    await expect.poll(() => taken.length).toBe(1)
    expect(taken[0]?.read()).toEqual(Buffer.from([0x16, 3, 1, 0, 5]))
    const silent = connect(port, '127.0.0.1').on('error', () => undefined)
    await new Promise((resolve) => silent.once('connect', resolve))
    const ended = new Promise((resolve) => silent.once('close', resolve))
    await closing.pop()?.()
    await ended
    socket.destroy()
  })
})
