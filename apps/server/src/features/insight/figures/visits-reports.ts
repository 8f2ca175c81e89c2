import { textIn } from '#platform/locale.rules.ts'
import { defineReport, type ReportSource } from './report.ts'
import { type StepPart, stepTotals } from './report.repo.ts'
import { groupedBy, shareOf } from './report.rules.ts'

const steps = ['home', 'goods', 'cart', 'checkout', 'paid'] as const
type Steps = Readonly<Record<(typeof steps)[number], number>>

interface FunnelRow extends Steps {
  readonly key: string
  /** Pages that it is about. */
  readonly views: number
}

/** How far visits came, by what they are told apart by; most visits first. */
async function funnel(source: ReportSource, part: StepPart): Promise<FunnelRow[]> {
  const rows = await stepTotals(source, part)
  const byKey = groupedBy(rows, ({ key }) => key.slice(key.indexOf(' ') + 1))
  return [...byKey]
    .map(([key, counts]): FunnelRow => {
      const row = (step: string) => counts.find((each) => each.key === `${step} ${key}`)
      const of = (step: string) => row(step)?.visits ?? 0
      return {
        key,
        views: row('home')?.views ?? 0,
        home: of('home'),
        goods: of('goods'),
        cart: of('cart'),
        checkout: of('checkout'),
        paid: of('paid'),
      }
    })
    .toSorted((one, other) => other.home - one.home)
    .slice(0, source.most + 1)
}

const visitsColumn = {
  key: 'visits',
  title: ['访问', 'Visits'],
  means: ['进入购物页面的访问。', 'Visits that came to a page on the way to an order.'],
  kind: 'count',
  of: ({ home }: FunnelRow) => home,
} as const

const stepColumns = [
  {
    key: 'goods',
    title: ['看商品', 'Saw goods'],
    means: ['走到更后面的也算。', 'Those that went further as well.'],
    kind: 'count',
    of: ({ goods }: FunnelRow) => goods,
  },
  {
    key: 'cart',
    title: ['到购物车', 'Cart'],
    kind: 'count',
    of: ({ cart }: FunnelRow) => cart,
  },
  {
    key: 'checkout',
    title: ['到结算', 'Checkout'],
    kind: 'count',
    of: ({ checkout }: FunnelRow) => checkout,
  },
  {
    key: 'paid',
    title: ['支付', 'Paid'],
    means: [
      '访问期间或之后半小时内付款。',
      'Paid during the visit or within half an hour after it.',
    ],
    kind: 'count',
    of: ({ paid }: FunnelRow) => paid,
  },
  {
    key: 'rate',
    title: ['转化率', 'Conversion'],
    kind: 'rate',
    of: ({ home, paid }: FunnelRow) => shareOf(paid, home),
  },
] as const

/** A visit has one host and one source: theirs add up. */
const summedColumns = [visitsColumn, ...stepColumns].map((column) => ({
  ...column,
  ...(column.kind === 'count' && { isSum: true as const }),
}))

const hostWords: Readonly<Record<string, readonly [zh: string, en: string]>> = {
  wap: ['浏览器', 'Browser'],
  weixinMini: ['微信小程序', 'WeChat mini-program'],
  toutiaoMini: ['抖音小程序', 'Douyin mini-program'],
  app: ['App', 'App'],
}

export const hostsReport = defineReport<FunnelRow>({
  name: 'hosts',
  title: ['环境漏斗', 'Funnel by host'],
  means: [
    '各环境的访问走到了哪一步。',
    'How far visits came in each of the hosts around the shop.',
  ],
  chart: { by: 'host', bars: ['visits', 'paid'] },
  columns: [
    {
      key: 'host',
      title: ['环境', 'Host'],
      kind: 'text',
      of: ({ key }, locale) => textIn(locale, hostWords[key] ?? [key, key]),
    },
    ...summedColumns,
  ],
  read: (source) => funnel(source, 'hostStep'),
})

export const sourcesReport = defineReport<FunnelRow>({
  name: 'sources',
  title: ['来源漏斗', 'Funnel by source'],
  means: ['从各网站来的访问走到了哪一步。', 'How far visits came that other sites had led here.'],
  chart: { by: 'source', bars: ['visits', 'paid'] },
  columns: [
    {
      key: 'source',
      title: ['来源', 'Source'],
      kind: 'text',
      of: ({ key }, locale) => key || textIn(locale, ['直接访问', 'Direct']),
    },
    ...summedColumns,
  ],
  read: (source) => funnel(source, 'sourceStep'),
})

export const wordsReport = defineReport<FunnelRow>({
  name: 'words',
  title: ['搜索词', 'Search words'],
  means: [
    '顾客搜了什么，搜过的访问走到了哪一步。每店每天记下访问最多的 200 个词；像手机号、订单号的不记。',
    'What was looked for, and how far the visits came that did. Of each store and day the 200 words of most visits; none that could be a number of a phone or an order.',
  ],
  chart: { by: 'word', bars: ['visits', 'paid'] },
  columns: [
    { key: 'word', title: ['搜索词', 'Word'], kind: 'text', of: ({ key }) => key },
    {
      key: 'views',
      title: ['搜索次数', 'Searches'],
      means: ['搜索结果页打开的次数。', 'How often the page of results was opened.'],
      kind: 'count',
      isSum: true,
      of: ({ views }) => views,
    },
    // Who looks for two things is counted under both: these add up to nothing.
    { ...visitsColumn, means: ['搜过的访问。', 'Visits that looked for it.'] },
    ...stepColumns,
  ],
  read: (source) => funnel(source, 'wordStep'),
})
