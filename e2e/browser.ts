import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
  type Response,
} from 'playwright'
import { afterAll, afterEach, beforeAll, inject } from 'vitest'

const seats = inject('seats')
const seat = seats[(Number(process.env['VITEST_POOL_ID'] ?? 1) - 1) % seats.length]
if (!seat) throw new Error('no shop was started for these journeys')

/**
 * This worker's own shop, the sandbox of its providers, what the control plane of that wants to
 * hear, and where tours stay signed in.
 */
export const { shop, sandbox, controlToken, sessionFile } = seat
const { pid } = seat

/**
 * A minute goes by in the shop, and a second. It stays ahead of the browsers, as some phones are
 * behind.
 */
export async function minutePasses(times = 1): Promise<void> {
  for (let count = 0; count < times; count += 1) {
    if (!pid) await new Promise((resolve) => setTimeout(resolve, 61_000))
    else {
      process.kill(pid, 'SIGUSR2')
      // Two signals that nobody has heard in between are one.
      await fetch(`${shop}/healthz`)
    }
  }
}

/** The first password of somebody of the demo staff. */
export const passwordOf = (login: string) =>
  seat.staff.find((each) => each.login === login)?.password ?? ''

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
  // Journeys stop and change requests: what the worker asks for passes them by. It has a file of
  // its own (offline.spec.ts).
  serviceWorkers: 'block',
}

export interface PhoneOptions extends BrowserContextOptions {
  /** Cookies of a shopper who is signed in already. */
  cookies?: ReadonlyMap<string, string>
}

export interface Phone {
  /** A new phone-sized page with cookies of its own; closed after the test. */
  newPage(options?: PhoneOptions): Promise<Page>
  /** The same, at an address of the shop. */
  open(path: string, options?: PhoneOptions): Promise<Page>
  /**
   * Errors that pages wrote to the console or threw, and what their policy stopped, since the test
   * began.
   */
  readonly complaints: string[]
}

const complaintsByPage = new WeakMap<Page, string[]>()

/** What one page complained of; whoever goes on with it to another address empties it. */
export function complaintsOf(page: Page): string[] {
  const known = complaintsByPage.get(page) ?? []
  complaintsByPage.set(page, known)
  return known
}

/**
 * Gives a file of journeys one browser; each page that `open` makes is a new shopper. `keepsPages`:
 * until the file ends, not the test.
 */
export function usePhone({ keepsPages = false } = {}): Phone {
  let browser: Browser
  let contexts: BrowserContext[] = []
  const complaints: string[] = []
  let answers: Response[] = []

  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: process.env.CHROMIUM_PATH || undefined,
      args: quiet,
    })
  })
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await tell(contexts, complaints, answers)
    if (!keepsPages) {
      await Promise.all(contexts.map((context) => context.close()))
      contexts = []
    }
    answers = []
    complaints.length = 0
  })
  afterAll(() => browser?.close())

  async function newPage({ cookies = new Map(), ...options }: PhoneOptions = {}): Promise<Page> {
    const context = await browser.newContext({ ...phone, ...options })
    contexts.push(context)
    await context.addCookies([...cookies].map(([name, value]) => ({ name, value, url: shop })))
    const page = await context.newPage()
    page.setDefaultTimeout(30_000)
    page.on(
      'response',
      (answer) => answer.request().resourceType() === 'fetch' && answers.push(answer),
    )
    const complain = (complaint: string) => {
      complaints.push(complaint)
      complaintsOf(page).push(complaint)
    }
    page.on('pageerror', (error) => complain(error.message))
    page.on('console', (message) => message.type() === 'error' && complain(message.text()))
    page.on(
      'request',
      (request) =>
        request.url() === `${shop}/csp-report` &&
        complain(`stopped by the policy: ${request.postData()}`),
    )
    return page
  }

  return {
    complaints,
    newPage,
    async open(path, options) {
      const page = await newPage(options)
      await page.goto(shop + path)
      return page
    },
  }
}

/** Calls that are told of a failed journey. */
const lastAnswers = 10

/**
 * Writes what the pages of a failed journey showed: where tests run for others, nobody can look.
 */
async function tell(
  contexts: readonly BrowserContext[],
  complaints: readonly string[],
  answers: readonly Response[],
): Promise<void> {
  for (const page of contexts.flatMap((context) => context.pages())) {
    const shown = await page.locator('body').ariaSnapshot({ timeout: 2_000 }).catch(String)
    console.error(`${page.url()} showed:\n${shown.slice(0, 6_000)}`)
  }
  if (complaints.length > 0) console.error(`Complaints of the pages:\n${complaints.join('\n')}`)
  const told = await Promise.all(
    answers.map(async (answer) => {
      const body = await answer.text().catch(String)
      return `${answer.request().method()} ${answer.url()} ${answer.status()} ${body.slice(0, 160)}`
    }),
  )
  // What an earlier document heard can no longer be read.
  const refused = told.filter((line) => /"code":(?!200)/.test(line)).slice(-lastAnswers)
  if (told.length > 0)
    console.error(
      ['Calls refused:', ...refused, 'Last calls:', ...told.slice(-lastAnswers)].join('\n'),
    )
}
