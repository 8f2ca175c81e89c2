import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright'
import { afterAll, afterEach, beforeAll, inject } from 'vitest'

/** Where the shop of this run answers. */
export const shop = inject('shop')
export const sandbox = inject('sandbox')

const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const phone: BrowserContextOptions = {
  viewport: { width: 375, height: 812 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'zh-CN',
  timezoneId: 'Asia/Shanghai',
}

export interface Phone {
  /** A new phone-sized page with cookies of its own; closed after the test. */
  open(path: string, options?: BrowserContextOptions): Promise<Page>
  /** Errors that pages wrote to the console or threw, since the test began. */
  readonly complaints: string[]
}

/** Gives a file of journeys one browser; each page that `open` makes is a new shopper. */
export function usePhone(): Phone {
  let browser: Browser
  let contexts: BrowserContext[] = []
  const complaints: string[] = []

  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH || undefined, args: quiet })
  })
  afterEach(async () => {
    await Promise.all(contexts.map((context) => context.close()))
    contexts = []
    complaints.length = 0
  })
  afterAll(() => browser?.close())

  return {
    complaints,
    async open(path, options) {
      const context = await browser.newContext({ ...phone, ...options })
      contexts.push(context)
      const page = await context.newPage()
      page.setDefaultTimeout(15_000)
      page.on('pageerror', (error) => complaints.push(error.message))
      page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
      await page.goto(shop + path)
      return page
    },
  }
}
