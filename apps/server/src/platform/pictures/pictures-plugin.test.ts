import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDiskStorage } from '@mallard/providers/storage'
import { fakeClock } from '@mallard/testing/clock'
import Fastify from 'fastify'
import sharp from 'sharp'
import { afterAll, expect, it } from 'vitest'
import { silentLog as log } from '../log.ts'
import { picturesPlugin } from './pictures-plugin.ts'
import { openPictures } from './pictures.ts'
import { removedWhole } from './removed-whole.ts'

const folder = mkdtempSync(join(tmpdir(), 'mallard-pictures-'))
afterAll(() => rmSync(folder, { recursive: true }))
const master = await sharp({
  create: { width: 1000, height: 800, channels: 3, background: '#8E9C84' },
})
  .webp()
  .toBuffer()
writeFileSync(join(folder, 'kettle-oat.webp'), master)
const hash = createHash('sha256').update(master).digest('hex').slice(0, 8)
const app = Fastify()
await app.register(picturesPlugin, {
  pictures: await openPictures({ masters: folder, derived: join(folder, 'derived'), log }),
})

it('makes a width once and lets it be kept for ever', async () => {
  for (const _ of [1, 2]) {
    const answer = await app.inject(`/pictures/kettle-oat.${hash}.webp?w=400`)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['cache-control']).toContain('immutable')
    expect((await sharp(answer.rawPayload).metadata()).width).toBe(400)
  }
})

it('shows a picture that cannot be kept, as on a full disk', async () => {
  const gone = join(folder, 'derived-gone')
  const own = Fastify()
  await own.register(picturesPlugin, {
    pictures: await openPictures({ masters: folder, derived: gone, log }),
  })
  rmSync(gone, { recursive: true })
  expect((await own.inject(`/pictures/kettle-oat.${hash}.webp?w=400`)).statusCode).toBe(200)
})

it('never makes a picture larger than its master', async () => {
  const answer = await app.inject(`/pictures/kettle-oat.${hash}.webp?w=1080`)
  expect((await sharp(answer.rawPayload).metadata()).width).toBe(1000)
})

it('makes one as JPEG for link cards, of the size that their tags tell', async () => {
  const answer = await app.inject(`/pictures/kettle-oat.${hash}.jpg`)
  expect(answer.headers['content-type']).toBe('image/jpeg')
  const { format, width, height } = await sharp(answer.rawPayload).metadata()
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1000, height: 800 })
})

it.each([
  `kettle-oat.${'HASH'}.jpg?w=400`,
  `kettle-oat.${'HASH'}.png`,
  'kettle-oat.00000000.webp?w=400',
  `kettle-oat.${'HASH'}.webp?w=401`,
  'none.00000000.webp?w=400',
  '..%2F..%2Fpackage.json?w=400',
  'kettle-oat.webp?w=400',
])('knows nothing of %s', async (path) => {
  const answer = await app.inject(`/pictures/${path.replace('HASH', hash)}`)
  expect(answer.statusCode).toBe(404)
})

it('shows what people sent, and private pictures only to whom a pass opens them', async () => {
  const own = Fastify()
  const asked: string[] = []
  const read = async (key: string) => {
    asked.push(key)
    return { kind: 'ok' as const, data: master }
  }
  await own.register(picturesPlugin, {
    pictures: await openPictures({
      masters: folder,
      derived: join(folder, 'derived-sent'),
      sent: { read },
      log,
    }),
    opens: (pass) => pass === 'good',
  })
  const sent = `u-abc.${hash}.webp`
  const hidden = `v-abc.${hash}.webp`
  expect((await own.inject(`/pictures/${sent}?w=400`)).statusCode).toBe(200)
  expect((await own.inject(`/pictures/${hidden}?w=400`)).statusCode).toBe(404)
  expect((await own.inject(`/private-pictures/bad/${hidden}?w=400`)).statusCode).toBe(404)
  expect((await own.inject(`/private-pictures/good/${sent}?w=400`)).statusCode).toBe(404)
  expect(asked).toEqual(['pictures/u-abc'])
  const opened = await own.inject(`/private-pictures/good/${hidden}?w=400`)
  expect([opened.statusCode, opened.headers['cache-control']]).toEqual([
    200,
    'private, max-age=600',
  ])
  // What is kept of it afterwards is no way around.
  expect((await own.inject(`/pictures/${hidden}?w=400`)).statusCode).toBe(404)
})

it('shows nothing of a picture that was removed, in no width that it was ever shown in', async () => {
  const own = Fastify()
  const derived = join(folder, 'derived-removed')
  const lying = createDiskStorage({
    folder: join(folder, 'uploads'),
    path: '/uploads',
    secret: 'secret',
    clock: fakeClock(),
  })
  const storage = removedWhole(lying, derived)
  await own.register(picturesPlugin, {
    pictures: await openPictures({ masters: folder, derived, sent: storage, log }),
    opens: () => true,
  })
  const addresses = [
    `/pictures/u-abc.${hash}.webp`,
    `/private-pictures/pass/v-abc.${hash}.webp`,
  ].flatMap((path) => [`${path}?w=200`, `${path}?w=400`])
  const seen = async () => [
    ...new Set(
      await Promise.all(addresses.map(async (address) => (await own.inject(address)).statusCode)),
    ),
  ]
  const other = `/pictures/u-abcd.${hash}.webp?w=200`
  for (const key of ['pictures/u-abc', 'pictures/u-abcd', 'private/v-abc'])
    await storage.write(key, master, 'image/webp')
  expect([await seen(), (await own.inject(other)).statusCode]).toEqual([[200], 200])
  for (const key of ['pictures/u-abc', 'private/v-abc'])
    expect((await storage.remove(key)).kind).toBe('ok')
  expect(await seen()).toEqual([404])
  expect(readdirSync(derived)).toEqual([`u-abcd.${hash}.200.webp`])
  expect((await own.inject(other)).statusCode).toBe(200)
})
