import { brandAdminCalls } from '@mallard/contract/people/setting/brand-admin.calls'
import { describe, expect, it } from 'vitest'
import { openAdmin, operator } from './admin.ts'
import { barriers } from './axe.ts'
import { shop, usePhone } from './browser.ts'

const head = async (path: string) => (await fetch(shop + path)).text()
const touchIcon = async () =>
  /apple-touch-icon" href="([^"]+)/.exec(await head('/a/1-1'))?.[1] ?? ''

describe('a brand', () => {
  const screen = usePhone()

  it('is named and coloured beside a phone that shows it, and the shop is so', async () => {
    const admin = await operator()
    const before = await admin.data(brandAdminCalls.read, {})
    const iconBefore = await touchIcon()
    try {
      const page = await openAdmin(screen, 'owner', '/admin/1-1/brand')
      await page.getByRole('button', { name: '修改品牌' }).click()
      const form = page.getByRole('dialog')
      await form.getByLabel('品牌名称').fill('山雾茶舍')
      await form.getByText('雾灰', { exact: true }).click()
      await form.getByText('方', { exact: true }).click()
      await form
        .getByRole('figure', { name: /预览.*浅色/ })
        .getByText('山雾茶舍')
        .waitFor()
      expect(await barriers(page)).toEqual([])

      const logo = form.locator('input[type=file]')
      const file = (text: string) => ({
        name: 'logo.svg',
        mimeType: 'image/svg+xml',
        buffer: Buffer.from(`<svg viewBox="0 0 24 24">${text}</svg>`),
      })
      await logo.setInputFiles(file('<script>alert(1)</script><path d="M2 2h20v20H2z"/>'))
      await form.getByText('文件里有脚本').waitFor()
      await logo.setInputFiles(file('<path d="M2 2h20v20H2z"/>'))
      await form.getByRole('button', { name: /保\s*存/ }).click()
      await page.getByText('品牌已更新').waitFor()

      const phone = await screen.open('/a/1-1')
      await expect.poll(() => head('/manifest/1-1.webmanifest')).toContain('山雾茶舍')
      await expect.poll(touchIcon).not.toBe(iconBefore)
      const icon = await fetch(shop + (await touchIcon()))
      expect([icon.headers.get('content-type'), icon.headers.get('cache-control')]).toEqual([
        'image/png',
        'public, max-age=31536000, immutable',
      ])
      const kept = await admin.data(brandAdminCalls.read, {})
      expect(kept).toMatchObject({ name: '山雾茶舍', ground: 'mist', corners: 'square' })
      expect(kept.logo).toContain('M2 2h20v20H2z')
      const paper = () =>
        phone.evaluate(() =>
          getComputedStyle(document.documentElement).getPropertyValue('--paper').trim(),
        )
      await expect
        .poll(async () => {
          await phone.reload()
          return paper()
        })
        .toMatch(/^#eaeceb$/i)
    } finally {
      const { version } = await admin.data(brandAdminCalls.read, {})
      await admin.data(brandAdminCalls.save, { ...before, version })
    }
  })
})
