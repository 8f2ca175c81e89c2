/**
 * Photographs every page of the demo, light and dark, and every overlay: `npx tsx
 * packages/ui/demo/photograph.ts <folder> [page…]`.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright'
import { createServer } from 'vite'

const [folder = 'photos', ...wanted] = process.argv.slice(2)
const sizes = { phone: [375, 812], small: [320, 640], wide: [768, 1024] } as const
const acts: Record<string, (page: Page) => Promise<void>> = {
  'goods-sheet': (page) => page.getByText('已选', { exact: true }).click(),
  'goods-viewer': (page) => page.locator('section button').first().click(),
  'goods-toast': (page) => page.getByText('立即购买').click(),
  'cart-confirm': (page) => page.getByText('管理').click(),
  'form-area': (page) => page.getByLabel(/所在地区/).click(),
  'form-hours': (page) => page.getByText('收货时间').first().click(),
  'form-date': (page) => page.getByText('生日').first().click(),
  'form-calendar': (page) => page.getByText('起止日期').first().click(),
  'form-errors': (page) => page.getByRole('button', { name: '保存' }).click(),
  'parts-prompt': (page) => page.getByText('prompt').click(),
  'parts-dialog': (page) => page.getByText('dialog').click(),
}
const names = ['home', 'goods', 'cart', 'form', 'order', 'parts', ...Object.keys(acts)].filter(
  (name) => wanted.length === 0 || wanted.includes(name),
)

mkdirSync(folder, { recursive: true })
const server = await createServer({ configFile: join(import.meta.dirname, 'vite.config.ts') })
await server.listen()
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox'],
})
for (const [size, [width, height]] of Object.entries(sizes)) {
  for (const scheme of ['light', 'dark'] as const) {
    if (size !== 'phone' && scheme === 'dark') continue
    const page = await browser.newPage({
      viewport: { width, height },
      colorScheme: scheme,
      deviceScaleFactor: size === 'phone' ? 2 : 1,
    })
    page.on('pageerror', (error) => console.error(error))
    page.on(
      'console',
      (message) =>
        message.type() === 'error' &&
        !message.text().includes('404') &&
        console.error(message.text()),
    )
    for (const name of names) {
      const act = acts[name]
      await page.goto(`http://127.0.0.1:4150/#${name.split('-')[0]}`)
      await page.reload()
      await page.locator('#root > *').first().waitFor()
      if (act) {
        await act(page)
        await page.waitForTimeout(700)
      }
      await page.screenshot({
        path: join(folder, `${name}-${size}-${scheme}.png`),
        fullPage: act === undefined && size === 'phone',
      })
    }
    await page.close()
  }
}
await browser.close()
await server.close()
