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
      data: { partner: { name: '禾光', themeColor: '#c8452b' }, store: { name: '二号店' } },
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
