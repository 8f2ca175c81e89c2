import { freePort, startBuiltShop } from '@mallard/testing/built-shop'
import { landingPages, ownDrawnPages } from '@mallard/testing/landing'
import { tourOf } from '@mallard/testing/tour'
import lighthouse, { type Result } from 'lighthouse'
import { availableParallelism, loadavg } from 'node:os'
import { blockingOf } from './blocking.ts'
import { type PhoneBrowser, phoneBrowser } from './phone-browser.ts'

const runs = 3

/**
 * How often a page is opened again when Lighthouse's trace holds no start of a navigation, which
 * Chromium now and then loses.
 */
const maxTries = 4

/** Beside the pages that strangers arrive on: a list that a search leads to. */
const searched = { 'list of a search': `/list/1-1?q=${encodeURIComponent('壶')}` }

type Cookies = ReadonlyMap<string, string>

interface Visit {
  readonly name: string
  readonly path: string
  /** Of who opens it; a stranger has none. */
  readonly cookies: Cookies
}

/** What is measured: every page, or those that are asked for. */
async function visitsOf(
  shop: string,
  sandbox: string,
  only: string | undefined,
): Promise<readonly Visit[]> {
  const { addresses, shopper } = await tourOf(shop, sandbox)
  const none: Cookies = new Map()
  const all: Visit[] = [
    ...landingPages.map((name) => ({ name, path: addresses[name], cookies: none })),
    ...Object.entries(searched).map(([name, path]) => ({ name, path, cookies: none })),
    ...ownDrawnPages.map((name) => ({ name, path: addresses[name], cookies: shopper.cookies })),
  ]
  const wanted = only?.split(',')
  const chosen = wanted ? all.filter(({ name }) => wanted.includes(name)) : all
  if (chosen.length === 0)
    throw new Error(`no such page: ${only}; there are ${all.map(({ name }) => name).join(', ')}`)
  return chosen
}

/**
 * What is measured, how it is shown, and what a page may reach: at most for times and shifts, at
 * least for scores.
 */
const measures = [
  { name: 'FCP ms', most: 800, of: timing('first-contentful-paint') },
  { name: 'LCP ms', most: 1000, of: timing('largest-contentful-paint') },
  { name: 'TBT ms', most: 50, of: timing('total-blocking-time') },
  { name: 'blocking ms', most: 50, of: ({ blocking }: Audited) => blocking },
  { name: 'CLS', most: 0.01, of: timing('cumulative-layout-shift'), digits: 3 },
  { name: 'script kB', most: 120, of: scriptWeight },
  { name: 'accessibility', least: 100, of: score('accessibility') },
  { name: 'best practices', least: 100, of: score('best-practices') },
  // Pages that search engines are asked to leave out have none.
  {
    name: 'SEO',
    least: 100,
    of: (result: Audited) =>
      result.audits['is-crawlable']?.score === 0 ? Number.NaN : score('seo')(result),
  },
] as const

function timing(audit: string) {
  return (result: Result) => result.audits[audit]?.numericValue ?? Number.NaN
}

/** What Lighthouse found, and blocking by processor time (ms). */
interface Audited extends Result {
  readonly blocking: number
}

interface NetworkRequest {
  readonly resourceType?: string
  readonly transferSize?: number
}

/** Script over the line until the page rested, heads included. */
function scriptWeight(result: Result): number {
  const details = result.audits['network-requests']?.details as
    | { items?: readonly NetworkRequest[] }
    | undefined
  const scripts = (details?.items ?? []).filter(({ resourceType }) => resourceType === 'Script')
  return scripts.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1000
}

function score(category: string) {
  return (result: Result) => Math.round((result.categories[category]?.score ?? 0) * 100)
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

/** How busy the machine was: what a page waits for other programs counts as its own. */
const load = () => `${loadavg()[0]?.toFixed(1)}`

/** One page in a browser of its own, that knows nothing of former visits. */
async function audit(
  phone: PhoneBrowser,
  url: string,
  cookies: Cookies,
  tries = 1,
): Promise<Audited> {
  const port = await freePort()
  const browser = await phone.launch([`--remote-debugging-port=${port}`])
  // Lighthouse opens its page beside those that Playwright knows of.
  const devtools = await browser.newBrowserCDPSession()
  await devtools.send('Storage.setCookies', {
    cookies: [...cookies].map(([name, value]) => ({ name, value, url })),
  })
  const flags = {
    port,
    onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
    logLevel: 'error' as const,
  }
  const run = await lighthouse(url, flags).finally(() => browser.close())
  if (run?.lhr.runtimeError?.code === 'NO_NAVSTART' && tries < maxTries)
    return audit(phone, url, cookies, tries + 1)
  if (!run || run.lhr.runtimeError)
    throw new Error(
      `Lighthouse could not measure ${url}: ${run?.lhr.runtimeError?.message ?? 'no result'}`,
    )
  return { ...run.lhr, blocking: blockingOf(run.artifacts.Trace.traceEvents, url) }
}

/**
 * Lighthouse on a phone (simulated slow 4G, CPU four times slower), medians of three runs in new
 * browsers. `only`: names of pages, with commas between them.
 */
export async function lighthouseTable(only?: string): Promise<string> {
  const phone = await phoneBrowser()
  const { shop, sandbox, stop } = process.env.SHOP_URL
    ? {
        shop: process.env.SHOP_URL,
        sandbox: process.env.SANDBOX_URL ?? 'http://127.0.0.1:4010',
        stop: async () => undefined,
      }
    : await startBuiltShop()
  try {
    const rows: string[] = []
    const loadBefore = load()
    for (const { name, path, cookies } of await visitsOf(shop, sandbox, only)) {
      // The first visit fills the server's own caches, as any second visitor finds them.
      await fetch(shop + path)
      const results: Audited[] = []
      for (let run = 0; run < runs; run += 1) {
        results.push(await audit(phone, shop + path, cookies))
      }
      const cells = measures.map((measure) => {
        const value = median(results.map(measure.of))
        if (Number.isNaN(value)) return '–'
        const isKept = 'most' in measure ? value <= measure.most : value >= measure.least
        return `${value.toFixed('digits' in measure ? measure.digits : 0)}${isKept ? '' : ' (!)'}`
      })
      rows.push(`| ${name} | ${cells.join(' | ')} |`)
    }
    const bounds = measures.map((measure) =>
      'most' in measure ? `≤ ${measure.most}` : String(measure.least),
    )
    return [
      `| page | ${measures.map(({ name }) => name).join(' | ')} |`,
      `|---|${measures.map(() => '---:').join('|')}|`,
      ...rows,
      `| *aim* | ${bounds.join(' | ')} |`,
      '',
      `${phone.conditions} Load of the machine (${availableParallelism()} processors, last minute): ${loadBefore} before, ${load()} after.`,
    ].join('\n')
  } finally {
    phone.close()
    await stop()
  }
}
