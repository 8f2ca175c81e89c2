import { reviewCalls } from '@mallard/contract/catalog/review/review.calls'
import { startBuiltShop, type BuiltShop } from '@mallard/testing/built-shop'
import { tourOf, type Tour } from '@mallard/testing/tour'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { usePhone } from './browser.ts'
import { photograph } from './photograph.ts'
import { front } from './shopper.ts'

const place = 'PLACE 30.2741N 120.1551E'

/** The picture goes to the bucket, is read from there, drawn again and written back. */
const patience = { timeout: 20_000 }

/** An APP1 segment with one EXIF field, as phones put where a picture was taken. */
function exif(text: string): Buffer {
  const value = Buffer.from(`${text}\0`)
  const tiff = Buffer.alloc(26)
  tiff.write('II*\0', 0, 'latin1')
  tiff.writeUInt32LE(8, 4)
  tiff.writeUInt16LE(1, 8)
  // ImageDescription, ASCII, so many letters, behind this table.
  tiff.writeUInt16LE(0x010e, 10)
  tiff.writeUInt16LE(2, 12)
  tiff.writeUInt32LE(value.length, 14)
  tiff.writeUInt32LE(26, 18)
  const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff, value])
  const head = Buffer.from([0xff, 0xe1, 0, 0])
  head.writeUInt16BE(body.length + 2, 2)
  return Buffer.concat([head, body])
}

/** A photograph as a phone takes it: a JPEG that says where. */
async function placed(page: Page): Promise<Buffer> {
  const { buffer } = await photograph(page, 'IMG_0001', 0, 640, 480)
  return Buffer.concat([buffer.subarray(0, 2), exif(place), buffer.subarray(2)])
}

describe('pictures that lie in OSS', () => {
  const phone = usePhone()
  let own: BuiltShop
  let tour: Tour

  beforeAll(async () => {
    own = await startBuiltShop({ STORAGE_OSS: 'sandbox' })
    tour = await tourOf(own.shop, own.sandbox)
  }, 120_000)
  afterAll(() => own.stop())

  async function open(path: string): Promise<Page> {
    const page = await phone.newPage()
    await page
      .context()
      .addCookies(
        [...tour.shopper.cookies].map(([name, value]) => ({ name, value, url: own.shop })),
      )
    await page.goto(own.shop + path, { waitUntil: 'networkidle' })
    return page
  }

  it('go there from the browser by a signed form, and are shown drawn again, without the place where they were taken', async () => {
    const page = await open(tour.addresses.commentEdit)
    const posts: Promise<number>[] = []
    page.on('request', (request) => {
      if (request.method() !== 'POST' || !request.url().startsWith(`${own.sandbox}/oss/`)) return
      posts.push(request.response().then((response) => response?.status() ?? 0))
    })
    const buffer = await placed(page)
    expect(buffer.toString('latin1')).toContain(place)
    await front(page)
      .getByLabel('添加图片')
      .setInputFiles({ name: 'IMG_0001.jpg', mimeType: 'image/jpeg', buffer })
    await front(page).getByText('1/9').waitFor()
    await expect
      .poll(
        () =>
          front(page)
            .getByText(/上传中|等待上传/)
            .count(),
        patience,
      )
      .toBe(0)
    // The bucket takes nothing without a signature that holds, as the other test shows.
    expect(await Promise.all(posts)).toEqual([200])

    await front(page).getByRole('radiogroup', { name: '商品评分' }).locator('label').nth(4).click()
    await front(page).getByLabel('评价内容').fill('图片来自云存储')
    await front(page).getByRole('button', { name: '发布' }).click()
    await front(page).getByText('审核中').first().waitFor()
    const { list } = await tour.shopper.data(reviewCalls.mine, { active: 'done' })
    const url =
      list.find(({ comment }) => comment?.content === '图片来自云存储')?.comment?.pics[0]?.url ?? ''
    const shown = await fetch(new URL(url, own.shop))
    const bytes = Buffer.from(await shown.arrayBuffer()).toString('latin1')
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect(bytes.slice(8, 12)).toBe('WEBP')
    expect(bytes).not.toContain('PLACE')
    expect(bytes).not.toMatch(/Exif|EXIF/)
    expect(phone.complaints).toEqual([])
  })

  it('are let in by nothing but the policy: neither under another key, nor larger, nor without it', async () => {
    const page = await open(tour.addresses.commentEdit)
    const answers = await page.evaluate(async (address) => {
      const send = async (fields: Record<string, string>) => {
        const form = new FormData()
        for (const [name, value] of Object.entries(fields)) form.append(name, value)
        form.append('file', new Blob(['x'], { type: 'image/jpeg' }))
        return (await fetch(address, { method: 'POST', body: form })).status
      }
      return [
        await send({ key: 'incoming/mine' }),
        await send({ key: 'incoming/mine', policy: 'e30=', 'x-oss-signature': '0'.repeat(64) }),
      ]
    }, `${own.sandbox}/oss/mallard-sandbox/`)
    expect(answers.every((status) => status >= 400)).toBe(true)
    phone.complaints.length = 0
  })
})
