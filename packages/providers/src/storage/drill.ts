import { expect, it } from 'vitest'
import { minute, type Clock } from '@mallard/kernel'
import type { Permit, StorageChannel, UploadForm } from './port.ts'

export interface StorageBench {
  readonly storage: StorageChannel
  readonly clock: Clock
  /** Sends as a browser would; whether it was taken. */
  send(form: UploadForm, bytes: Buffer, type?: string): Promise<boolean>
  advance(milliseconds: number): Promise<void>
}

const picture = Buffer.from('a picture, as far as a store cares')
let keys = 0

/** What every store promises. */
export function storageDrill(bench: () => StorageBench): void {
  const permitOf = (more: Partial<Permit> = {}): Permit => ({
    key: `incoming/1/${(keys += 1)}`,
    contentTypes: ['image/jpeg', 'image/png'],
    maxSize: 1000,
    expiresAt: bench().clock.now() + 5 * minute,
    ...more,
  })

  it('takes what was permitted, and gives it back byte for byte', async () => {
    const { storage, send } = bench()
    const permit = permitOf()
    expect(await send(storage.permit(permit), picture)).toBe(true)
    expect(await storage.head(permit.key)).toEqual({ kind: 'ok', data: { size: picture.length } })
    expect(await storage.read(permit.key, 1000)).toEqual({ kind: 'ok', data: picture })
  })

  it('refuses what is larger than permitted, and keeps nothing of it', async () => {
    const { storage, send } = bench()
    const permit = permitOf({ maxSize: 10 })
    expect(await send(storage.permit(permit), picture)).toBe(false)
    expect(await storage.head(permit.key)).toMatchObject({ kind: 'failed', reason: 'missing' })
  })

  it('refuses what comes too late', async () => {
    const { storage, send, advance } = bench()
    const form = storage.permit(permitOf())
    await advance(6 * minute)
    expect(await send(form, picture)).toBe(false)
  })

  it('writes, replaces and removes what is ours; removing twice is no failure', async () => {
    const { storage } = bench()
    await storage.write('pictures/u-1', Buffer.from('old'), 'image/webp')
    await storage.write('pictures/u-1', picture, 'image/webp')
    expect(await storage.read('pictures/u-1', 1000)).toEqual({ kind: 'ok', data: picture })
    expect(await storage.read('pictures/u-1', 5)).toMatchObject({
      kind: 'failed',
      reason: 'tooLarge',
    })
    expect((await storage.remove('pictures/u-1')).kind).toBe('ok')
    expect((await storage.remove('pictures/u-1')).kind).toBe('ok')
    expect(await storage.read('pictures/u-1', 1000)).toMatchObject({
      kind: 'failed',
      reason: 'missing',
    })
  })

  it('gives any part of what it has, up to its end and nothing behind it', async () => {
    const { storage } = bench()
    await storage.write('videos/u-1', Buffer.from('0123456789'), 'video/mp4')
    const part = async (from: number, max: number) => {
      const read = await storage.part('videos/u-1', from, max)
      return read.kind === 'ok' ? read.data.toString() : read
    }
    expect([await part(0, 3), await part(4, 6), await part(8, 100)]).toEqual([
      '012',
      '456789',
      '89',
    ])
    expect([await part(10, 5), await part(11, 5), await part(3, 0)]).toEqual(['', '', ''])
    expect(await storage.part('videos/u-2', 0, 5)).toMatchObject({ reason: 'missing' })
  })

  it.each([
    '../secret',
    'incoming/../../etc/passwd',
    '/etc/passwd',
    'a\\b',
    'a%2fb',
    '',
    'incoming//x',
    'a/./b',
    'A',
    'a\0b',
  ])('knows no key like %j', async (key) => {
    const { storage } = bench()
    expect((await storage.read(key, 1000)).kind).toBe('failed')
    expect((await storage.part(key, 0, 1000)).kind).toBe('failed')
    expect((await storage.write(key, picture, 'image/webp')).kind).toBe('failed')
  })
}
