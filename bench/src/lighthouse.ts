import { freePort, startBuiltShop } from '@mallard/testing/built-shop'
import lighthouse, { type Result } from 'lighthouse'
import { type PhoneBrowser, phoneBrowser } from './phone-browser.ts'

const runs = 3

/** How often a page is opened anew when Lighthouse's trace holds no start of a navigation, which Chromium now and then loses. */
const mostTries = 4

const pages = { home: '/', goods: undefined } as const

/** What is measured, how it is shown, and what a page may reach: at most for times and shifts, at least for scores. */
const measures = [
  { name: 'FCP ms', most: 800, of: timing('first-contentful-paint') },
  { name: 'LCP ms', most: 1700, of: timing('largest-contentful-paint') },
  { name: 'TBT ms', most: 50, of: timing('total-blocking-time') },
  { name: 'CLS', most: 0.01, of: timing('cumulative-layout-shift'), digits: 3 },
  { name: 'accessibility', least: 100, of: score('accessibility') },
  { name: 'best practices', least: 100, of: score('best-practices') },
  { name: 'SEO', least: 100, of: score('seo') },
] as const

function timing(audit: string) {
  return (result: Result) => result.audits[audit]?.numericValue ?? Number.NaN
}

function score(category: string) {
  return (result: Result) => Math.round((result.categories[category]?.score ?? 0) * 100)
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

/** The first goods page that the sitemap names. */
async function goodsPath(shop: string): Promise<string> {
  const sitemap = await (await fetch(`${shop}/sitemap.xml`)).text()
  const path = /\/goods\/\d+-\d+-\d+/.exec(sitemap)?.[0]
  if (!path) throw new Error('the sitemap names no goods page')
  return path
}

/** One page in a browser of its own, that knows nothing of former visits. */
async function audit(phone: PhoneBrowser, url: string, tries = 1): Promise<Result> {
  const port = await freePort()
  const browser = await phone.launch([`--remote-debugging-port=${port}`])
  const flags = { port, onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'], logLevel: 'error' as const }
  const run = await lighthouse(url, flags).finally(() => browser.close())
  if (run?.lhr.runtimeError?.code === 'NO_NAVSTART' && tries < mostTries) return audit(phone, url, tries + 1)
  if (!run || run.lhr.runtimeError) throw new Error(`Lighthouse could not measure ${url}: ${run?.lhr.runtimeError?.message ?? 'no result'}`)
  return run.lhr
}

/** Lighthouse on a phone (simulated slow 4G, CPU four times slower), medians of three runs in new browsers. */
export async function lighthouseTable(): Promise<string> {
  const phone = await phoneBrowser()
  const { shop, stop } = process.env.SHOP_URL ? { shop: process.env.SHOP_URL, stop: async () => undefined } : await startBuiltShop()
  try {
    const rows: string[] = []
    for (const [name, fixed] of Object.entries(pages)) {
      const path = fixed ?? (await goodsPath(shop))
      // The first visit fills the server's own caches, as any second visitor finds them.
      await fetch(shop + path)
      const results: Result[] = []
      for (let run = 0; run < runs; run += 1) {
        results.push(await audit(phone, shop + path))
      }
      const cells = measures.map((measure) => {
        const value = median(results.map(measure.of))
        const isKept = 'most' in measure ? value <= measure.most : value >= measure.least
        return `${value.toFixed('digits' in measure ? measure.digits : 0)}${isKept ? '' : ' (!)'}`
      })
      rows.push(`| ${name} | ${cells.join(' | ')} |`)
    }
    const bounds = measures.map((measure) => ('most' in measure ? `≤ ${measure.most}` : String(measure.least)))
    return [
      `| page | ${measures.map(({ name }) => name).join(' | ')} |`,
      `|---|${measures.map(() => '---:').join('|')}|`,
      ...rows,
      `| *aim* | ${bounds.join(' | ')} |`,
      '',
      phone.conditions,
    ].join('\n')
  } finally {
    phone.close()
    await stop()
  }
}
