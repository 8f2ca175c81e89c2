import { readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { afterAll, expect, it } from 'vitest'
import { member, pid, shop, visitor } from './attackers.ts'

const sockets: Socket[] = []
afterAll(() => {
  for (const socket of sockets) socket.destroy()
})

/** Bytes that the shop's process holds. */
const held = () =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1000

/** Asks for all of these, one behind the other on one line, and reads nothing. */
function askUnread(paths: readonly string[], address: string, cookie: string): void {
  const { hostname, port } = new URL(shop)
  const socket = connect(Number(port), hostname)
  sockets.push(socket.pause())
  socket.on('error', () => undefined)
  const lines = [`Host: ${hostname}:${port}`, `X-Forwarded-For: ${address}`, `Cookie: ${cookie}`]
  socket.write(
    paths.map((path) => `GET ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`).join(''),
  )
}

it('wants to fill the shop’s memory by large answers that nobody reads: it stays bounded, and others are answered', async () => {
  const attacker = await member()
  const cookie = [...attacker.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const large = [
    '/openapi.json',
    '/b2c/member/1-1/address/regions',
    '/b2c/member/1-1/personal/export',
    '/sitemap.xml',
    '/list/1-1',
  ]
  const before = held()
  // Of ten networks, so that the limit of one is not all that holds.
  for (let line = 0; line < 60; line += 1)
    askUnread(Array(40).fill(large).flat() as string[], `10.77.${line % 10}.${line}`, cookie)
  let max = 0
  for (let look = 0; look < 8; look += 1) {
    const other = visitor()
    expect((await other.fetch('/healthz')).status).toBe(200)
    expect((await other.fetch('/a/1-1', { headers: { accept: 'text/html' } })).status).toBe(200)
    max = Math.max(max, held() - before)
    await setTimeout(200)
  }
  expect(max).toBeLessThan(250_000_000)
})
