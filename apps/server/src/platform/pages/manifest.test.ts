import { fileURLToPath } from 'node:url'
import Fastify from 'fastify'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { registerManifests } from './manifest.ts'

interface Icon {
  src: string
  sizes: string
  type: string
}

const files = fileURLToPath(new URL('../../../../storefront/public', import.meta.url))

it('names icons that are as large as it says, among them those that browsers ask of an app', async () => {
  const app = Fastify()
  registerManifests(app, {
    call: async () => ({
      code: 200,
      data: {
        partner: { name: '禾光', logo: 'data:image/svg+xml,%3Csvg%2F%3E', themeColor: '#c8452b' },
        store: { name: '二号店' },
      },
    }),
  })
  const { icons } = JSON.parse((await app.inject('/manifest/1-2.webmanifest')).body) as {
    icons: Icon[]
  }
  await app.close()
  const drawn = icons.filter(({ type }) => type === 'image/png')
  for (const { src, sizes } of drawn) {
    const { width, height } = await sharp(files + src).metadata()
    expect(`${width}x${height}`, src).toBe(sizes)
  }
  expect(drawn.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']))
})

it('draws the mark of the brand, and nothing for a store that there is not', async () => {
  const app = Fastify()
  const logo = '<svg viewBox="0 0 4 4"><path d="M1 1h2"/></svg>'
  registerManifests(app, {
    call: async ({ scope }) =>
      scope.storeId === 2
        ? {
            code: 200,
            data: {
              partner: {
                name: '禾光',
                logo: `data:image/svg+xml,${encodeURIComponent(logo)}`,
                themeColor: '#1f5f4a',
                look: { ground: { light: { paper: '#EAECEB' } } },
              },
              store: { name: '二号店' },
            },
          }
        : { code: 404, data: null },
  })
  const manifest = JSON.parse((await app.inject('/manifest/1-2.webmanifest')).body) as {
    background_color: string
    icons: Icon[]
  }
  expect(manifest.background_color).toBe('#EAECEB')
  expect(manifest.icons[0]?.src).toBe('/manifest/1-2.svg')
  const icon = await app.inject('/manifest/1-2.svg')
  expect(icon.headers['content-type']).toContain('image/svg+xml')
  expect(icon.headers['content-security-policy']).toContain("default-src 'none'")
  expect(icon.body).toContain(logo)
  expect(icon.body).toContain('fill="#1f5f4a"')
  const { data, info } = await sharp(Buffer.from(icon.body))
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect([...data.subarray(0, 4)]).toEqual([0, 0, 0, 0])
  const at = (info.width * 32 + 2) * info.channels
  expect([...data.subarray(at, at + 3)]).toEqual([0x1f, 0x5f, 0x4a])
  for (const path of ['/manifest/1-9.svg', '/manifest/x.svg'])
    expect((await app.inject(path)).statusCode).toBe(404)
  await app.close()
})
