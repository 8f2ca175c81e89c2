import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { fakeClock, minute } from '@mallard/kernel'
import { afterAll, describe, expect, it } from 'vitest'
import { storageDrill } from '../drill.ts'
import { createDiskStorage } from './index.ts'

const folder = mkdtempSync(join(tmpdir(), 'mallard-disk-'))
afterAll(() => rmSync(folder, { recursive: true }))
const clock = fakeClock()
const storage = createDiskStorage({
  folder: join(folder, 'uploads'),
  path: '/uploads',
  secret: 'a secret for tests',
  clock,
})
const receive = (address: string, ...chunks: string[]) =>
  storage.receive!(address, Readable.from(chunks.map((chunk) => Buffer.from(chunk))))
const permitOf = (key: string, maxSize = 100) =>
  storage.permit({ key, contentTypes: ['image/png'], maxSize, expiresAt: clock.now() + 5 * minute })
    .url

describe('a folder of this machine', () => {
  storageDrill(() => ({
    storage,
    clock,
    send: async (form, bytes) =>
      (await storage.receive!(form.url, Readable.from([bytes]))) === 'taken',
    advance: async (milliseconds) => void clock.advance(milliseconds),
  }))

  it('takes one file per address: who has it cannot put another in its place', async () => {
    const address = permitOf('incoming/once')
    expect(await receive(address, 'first')).toBe('taken')
    expect(await receive(address, 'second')).toBe('again')
    expect(await storage.read('incoming/once', 100)).toEqual({
      kind: 'ok',
      data: Buffer.from('first'),
    })
  })

  it('takes no second file while the first is on its way: halves of many would fill the disk', async () => {
    const address = permitOf('incoming/slow')
    const slow = new Readable({ read() {} })
    const taking = storage.receive!(address, slow)
    slow.push('half')
    expect(await receive(address, 'another')).toBe('again')
    slow.push(null)
    expect(await taking).toBe('taken')
    expect(await storage.read('incoming/slow', 100)).toEqual({
      kind: 'ok',
      data: Buffer.from('half'),
    })
  })

  it('refuses an address whose key, size or time was changed', async () => {
    const address = permitOf('incoming/mine')
    for (const forged of [
      address.replace('mine', 'yours'),
      address.replace('size=100', 'size=999999999'),
      address.replace(/until=\d+/, 'until=99999999999999'),
      address.replace(/signature=.*/, 'signature='),
      address.replace('incoming/mine', '../secret'),
      '/uploads/incoming/mine',
    ])
      expect(await receive(forged, 'x')).toBe('forbidden')
  })

  it('lets an address be used again when the connection broke', async () => {
    const address = permitOf('incoming/broken')
    const half = new Readable({ read() {} })
    const taking = storage.receive!(address, half)
    half.push('half of it')
    half.destroy(new Error('gone'))
    expect(await taking).toBe('broken')
    expect(
      readdirSync(join(folder, 'uploads', 'incoming')).filter((name) => name.startsWith('broken')),
    ).toEqual([])
    expect(await receive(address, 'all of it')).toBe('taken')
  })

  it('stops at the first byte too many of a body that names no length', async () => {
    let sent = 0
    const endless = new Readable({
      read() {
        sent += 64
        this.push(Buffer.alloc(64))
      },
    })
    expect(await storage.receive!(permitOf('incoming/endless'), endless)).toBe('tooLarge')
    expect(sent).toBeLessThan(1_000_000)
  })

  it('reads nothing beside its folder', async () => {
    writeFileSync(join(folder, 'secret'), 'x')
    expect((await storage.read('../secret', 100)).kind).toBe('failed')
    await storage.remove('../secret')
    expect(existsSync(join(folder, 'secret'))).toBe(true)
  })
})
