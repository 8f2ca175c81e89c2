import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { StorageChannel } from '@mallard/providers/storage'
import Fastify from 'fastify'
import sharp, { type Color } from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { BrandFace } from '../brand-face/brand-face.ts'
import { silentLog } from '../log.ts'
import { openPictures } from '../pictures/pictures.ts'
import { registerManifests } from './manifest.ts'

interface Icon {
  src: string
  sizes: string
  type: string
  purpose: string
}

const folder = mkdtempSync(join(tmpdir(), 'mallard-marks-'))
const app = Fastify()
const shapes: BrandFace = {
  logo: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path d="M0 0h4v4H0z"/></svg>',
  picture: null,
  colour: '#1f5f4a',
  paper: { light: '#eaeceb', dark: '#0e1412' },
}
let face = shapes
let master = Buffer.alloc(0)
let reads = 0

beforeAll(async () => {
  const read: StorageChannel['read'] = async () => {
    reads += 1
    return { kind: 'ok', data: master }
  }
  registerManifests(app, {
    faceOf: async ({ storeId }) => (storeId === 2 ? face : undefined),
    pictures: await openPictures({
      masters: folder,
      derived: join(folder, 'derived'),
      sent: { read },
      log: silentLog,
    }),
    call: async ({ scope }) =>
      scope.storeId === 2
        ? {
            code: 200,
            data: { partner: { name: '禾光', themeColor: '#1f5f4a' }, store: { name: '二号店' } },
          }
        : { code: 404, data: null },
  })
})
beforeEach(() => {
  face = shapes
  reads = 0
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

const manifest = async () =>
  JSON.parse((await app.inject('/manifest/1-2.webmanifest')).body) as {
    background_color: string
    icons: Icon[]
  }

const mark = (name: string, version = '') =>
  app.inject(`/manifest/1-2/${version && `${version}-`}${name}.png`)

/** Colours (rrggbbaa) of a mark at its corner, outside its safe zone and in its middle. */
async function coloursOf(name: string): Promise<string[]> {
  const { rawPayload } = await mark(name)
  const pixels = sharp(rawPayload).ensureAlpha().raw()
  const { data, info } = await pixels.toBuffer({ resolveWithObject: true })
  return [0, 0.15, 0.5].map((part) => {
    const at = (info.width + 1) * Math.floor(info.width * part) * 4
    return data.subarray(at, at + 4).toString('hex')
  })
}

/** The brand has a picture from now on: red in the middle, with this around it. */
async function showPicture(edge: Color): Promise<void> {
  const square = (side: number, background: Color) =>
    sharp({ create: { width: side, height: side, channels: 4, background } })
  const red = await square(200, '#ff0000').png().toBuffer()
  const whole = square(400, edge).composite([{ input: red }])
  master = await whole.webp({ lossless: true }).toBuffer()
  const hash = createHash('sha256').update(master).digest('hex').slice(0, 8)
  const url = `/pictures/u-abc.${hash}.webp`
  face = { ...shapes, picture: { url, width: 400, height: 400, color: '#ffffff' } }
}

it('names marks that are as large as it says, to be kept for ever', async () => {
  const { icons, background_color } = await manifest()
  expect(background_color).toBe('#eaeceb')
  expect(icons[0]).toMatchObject({ src: '/manifest/1-2.svg', type: 'image/svg+xml' })
  const drawn = icons.filter(({ type }) => type === 'image/png')
  expect(drawn.map(({ sizes, purpose }) => `${sizes} ${purpose}`).toSorted()).toEqual([
    '180x180 any',
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ])
  for (const { src, sizes } of drawn) {
    const { rawPayload, headers } = await app.inject(src)
    const { width, height } = await sharp(rawPayload).metadata()
    expect(`${width}x${height}`, src).toBe(sizes)
    expect(headers['cache-control']).toContain('immutable')
  }
})

it('has another address for a mark that looks otherwise, and keeps none under a wrong one', async () => {
  const [, before] = (await manifest()).icons
  face = { ...shapes, colour: '#a02010' }
  const [, after] = (await manifest()).icons
  expect(after!.src).not.toBe(before!.src)
  const old = await app.inject(before!.src)
  expect([old.statusCode, old.headers['cache-control']]).toEqual([200, 'public, max-age=300'])
  expect(old.rawPayload).toEqual((await app.inject(after!.src)).rawPayload)
  expect((await mark('512')).headers['cache-control']).toBe('public, max-age=300')
})

it('draws shapes in white on the brand’s colour, up to the edge where the phone cuts them', async () => {
  const icon = await app.inject('/manifest/1-2.svg')
  expect(icon.headers['content-type']).toContain('image/svg+xml')
  expect(icon.headers['content-security-policy']).toContain("default-src 'none'")
  expect(icon.body).toContain(shapes.logo)
  expect(await coloursOf('192')).toEqual(['00000000', '1f5f4aff', 'ffffffff'])
  expect(await coloursOf('180')).toEqual(['1f5f4aff', '1f5f4aff', 'ffffffff'])
  expect(await coloursOf('maskable')).toEqual(['1f5f4aff', '1f5f4aff', 'ffffffff'])
})

it('draws a picture once, on its own ground or on the brand’s paper', async () => {
  const clear = { r: 0, g: 0, b: 0, alpha: 0 }
  await showPicture(clear)
  expect(await coloursOf('180')).toEqual(['eaecebff', 'eaecebff', 'ff0000ff'])
  expect(await coloursOf('maskable')).toEqual(['eaecebff', 'eaecebff', 'ff0000ff'])
  await coloursOf('180')
  expect(reads).toBe(2)
  await showPicture('#204080')
  expect(await coloursOf('180')).toEqual(['204080ff', '204080ff', 'ff0000ff'])
  expect(await coloursOf('512')).toEqual(['00000000', '204080ff', 'ff0000ff'])
  const { icons } = await manifest()
  expect(icons.map(({ type }) => type)).not.toContain('image/svg+xml')
  expect((await app.inject('/manifest/1-2.svg')).headers.location).toMatch(/-192\.png$/)
})

it('has none of a picture that is gone, of a store that there is not, or of another size', async () => {
  await showPicture('#204080')
  master = Buffer.from('another')
  expect((await mark('maskable')).statusCode).toBe(404)
  for (const path of ['1-9.svg', 'x.svg', '1-9/180.png', '1-2/181.png', '1-2/180.webp'])
    expect((await app.inject(`/manifest/${path}`)).statusCode, path).toBe(404)
})
