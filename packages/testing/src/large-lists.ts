import { adminCalls } from '@mallard/contract/admin-calls'
import { everyCall } from '@mallard/contract/calls'

/** Things of a large shop (large-shop.ts) that its lists are asked for. */
export interface ListNames {
  readonly goodsId: number
  /** Thousands of others. */
  readonly goodsIds: readonly number[]
  /** One that many goods stand in. */
  readonly categoryId: number
  readonly couponId: number
  /** Of all members of the store. */
  readonly segmentId: number
  /** A message to all of them. */
  readonly campaignId: number
  readonly orderSn: string
  /** A colour that many SKUs have, as lists are asked for it. */
  readonly attribute: string
  /** Words of titles and categories. */
  readonly words: readonly string[]
  /** Rows far down, as marks of pages name them: what is sorted by, and the number. */
  readonly deepOrder: string
  readonly deepMember: string
  readonly deepPaid: string
  readonly deepGoods: string
}

/** One list as somebody opens it. */
export interface ListPage {
  readonly name: string
  readonly who: 'visitor' | 'shopper' | 'staff'
  /** What it has to reach: docs/benchmarks.md. */
  readonly what: 'list' | 'search' | 'detail' | 'own' | 'staff'
  /** Another one each turn, so that no cache knows it; turn 0 is the plainest. */
  path(turn: number): string
}

type Query = Readonly<Record<string, string | number>>

const sorts = ['default', 'sales', 'priceUp', 'priceDown', 'newest'] as const

const listPath = (path: string, query: Query = {}) => {
  const text = new URLSearchParams(
    Object.entries(query).map(([key, value]): [string, string] => [key, String(value)]),
  ).toString()
  return text ? `${path}?${text}` : path
}

/** Page sizes near the usual one: thousands of pages of one list, all near its beginning. */
const varied = (turn: number) => ({
  pageNum: 1 + (turn % 50),
  pageSize: 20 + (Math.floor(turn / 50) % 60),
})

/**
 * A list of goods. What no attribute is read from makes another question of each turn, and nothing
 * else of its answer.
 */
const goods =
  (what: ListPage['what']) =>
  (name: string, query: Query): ListPage => ({
    name,
    who: 'visitor',
    what,
    path: (turn) =>
      listPath('/b2c/product/1-1/product-list', {
        pageNum: 1 + (turn % 50),
        ...query,
        ...(turn > 0 && { attrs: [query['attrs'], `~${turn}`].filter(Boolean).join('|') }),
      }),
  })

/** What a word finds, whatever it finds: the first page alone. */
function searches({ words }: ListNames): ListPage[] {
  const search = goods('search')
  const word = (turn: number) => words[turn % words.length] ?? ''
  return [
    {
      name: 'search',
      who: 'visitor',
      what: 'search',
      path: (turn) => search('', { q: word(turn), pageNum: 1 }).path(turn),
    },
    ...sorts
      .slice(1)
      .map((sort) => search(`search for what many have, by ${sort}`, { q: '壶', sort })),
    search('search for two characters that most have', { q: '电' }),
    search('search for a detail that many have', { q: '不锈钢' }),
    search('search for a detail that many have, by price', { q: '不锈钢', sort: 'priceUp' }),
    search('search for a model', { q: 'HL-KT01' }),
    search('search for a measure with a word', { q: '电水壶 1.7L' }),
    search('search by sound', { q: 'dianshuihu', pageNum: 1 }),
    search('search with a wrong character', { q: '电水胡', pageNum: 1 }),
    search('search for what nobody sells', { q: '飞机票', pageNum: 1 }),
    {
      name: 'suggestions and facets of a search',
      who: 'visitor',
      what: 'search',
      path: (turn) =>
        listPath('/b2c/search/1-1/category-list', { q: `${word(turn)}${' '.repeat(turn % 7)}` }),
    },
    {
      name: 'suggestions and facets of a detail',
      who: 'visitor',
      what: 'search',
      path: (turn) =>
        listPath('/b2c/search/1-1/category-list', { q: `304 不锈钢${' '.repeat(turn % 7)}` }),
    },
  ]
}

/** What a list is asked for, without its question. */
export const pathOfList = ({ path }: ListPage): string => path(0).replace(/\?.*/, '')

/** Lists that are not asked for as they are: this one is of the number that something was bought by. */
const unasked: readonly string[] = ['/p/third-return/list']

/** The first page of each list of these calls that stands on no other thing and has no row here. */
function listsBeside(
  rows: readonly ListPage[],
  calls: ReturnType<typeof everyCall>,
  who: Pick<ListPage, 'who' | 'what'>,
): ListPage[] {
  const known = new Set([...rows.map(pathOfList), ...unasked])
  return calls.flatMap(({ domain, name, call }) => {
    const path = call.path.replace('{p}-{s}', '1-1')
    const isList = call.query !== undefined && 'pageNum' in call.query.shape
    return isList && !path.includes('{') && !known.has(path)
      ? [{ name: `${domain}.${name}`, ...who, path: () => path }]
      : []
  })
}

/** Every list that a shopper opens, and goods themselves. */
export function shopperLists(names: ListNames): ListPage[] {
  const rows = [...goodsLists(names), ...searches(names), ...ownLists()]
  return [...rows, ...listsBeside(rows, everyCall(), { who: 'shopper', what: 'own' })]
}

function goodsLists({ goodsId, goodsIds, categoryId, attribute }: ListNames): ListPage[] {
  const list = goods('list')
  return [
    ...sorts.map((sort) => list(`goods by ${sort}`, { sort })),
    ...sorts.map((sort) => list(`goods of a category by ${sort}`, { sort, categoryId })),
    list('goods of a price range', { priceMin: 10_000, priceMax: 30_000 }),
    list('goods of a price range by sales', { priceMin: 10_000, priceMax: 30_000, sort: 'sales' }),
    list('goods of a price range by price', {
      priceMin: 10_000,
      priceMax: 30_000,
      sort: 'priceUp',
    }),
    list('goods in stock', { inStock: 1 }),
    list('goods with an attribute', { attrs: attribute }),
    list('goods of a category with an attribute, in stock, by price', {
      categoryId,
      attrs: attribute,
      inStock: 1,
      sort: 'priceUp',
    }),
    {
      name: 'page 500 and others far down',
      who: 'visitor',
      what: 'list',
      path: (turn) =>
        listPath('/b2c/product/1-1/product-list', {
          pageNum: 500 - (turn % 450),
          pageSize: 20 + (turn % 7),
          sort: sorts[turn % 5] ?? 'default',
        }),
    },
    {
      name: 'recommended',
      who: 'visitor',
      what: 'list',
      path: (turn) => listPath('/b2c/member/1-1/recommend', varied(turn)),
    },
    {
      name: 'recommended beside goods',
      who: 'visitor',
      what: 'list',
      path: (turn) => listPath('/b2c/member/1-1/recommend', { itemId: goodsId, ...varied(turn) }),
    },
    ...(['all', 'good', 'pics'] as const).map((filter): ListPage => ({
      name: `reviews of goods: ${filter}`,
      who: 'visitor',
      what: 'list',
      path: (turn) => listPath('/b2c/comment/1-1/list', { id: goodsId, filter, ...varied(turn) }),
    })),
    {
      name: 'trials with reports of a store',
      who: 'visitor',
      what: 'list',
      path: (turn) => listPath('/b2c/evaluate/1-1/list', varied(turn)),
    },
    {
      name: 'goods themselves',
      who: 'visitor',
      what: 'detail',
      path: (turn) => `/b2c/product/1-1/detail/${goodsIds[turn % goodsIds.length] ?? goodsId}`,
    },
  ]
}

function ownLists(): ListPage[] {
  const own = (name: string, path: string, query: Query = {}): ListPage => ({
    name,
    who: 'shopper',
    what: 'own',
    path: () => listPath(path, query),
  })
  return [
    ...[0, 1, 2, 3, 4, 5].map((active) =>
      own(`own orders: ${active}`, '/b2c/orderV2/1-1/orderList', { active }),
    ),
    own('own orders by a word', '/b2c/orderV2/1-1/orderList', { keyword: '壶' }),
    own('own reviews to write', '/b2c/member/1-1/comment-list2'),
    own('own reviews', '/b2c/member/1-1/comment-list2', { active: 'done' }),
    own('own returns (v2)', '/b2c/order-return-v2/1-1/list', { status: 5 }),
    own('own coupons', '/b2c/member/1-1/coupon/couponHistory'),
    own('own coupons of a state', '/b2c/member/1-1/coupon/couponHistory', { status: 0 }),
    own('own messages', '/b2c/member/1-1/notice/list'),
    own('own messages of a kind', '/b2c/member/1-1/notice/list', { kind: 'order' }),
    ...['instructions', 'questions', 'knowledge', 'policy'].map((kind) =>
      own(`${kind} of the service centre`, `/p/service/${kind}`),
    ),
    own('search of the service centre', '/p/service/search', { q: '壶' }),
  ]
}

const staffList = (name: string, path: string, query: Query = {}): ListPage => ({
  name,
  who: 'staff',
  what: 'staff',
  path: () => listPath(`/admin/api/1-1/${path}`, query),
})

/**
 * Pages that somebody turned to, thousands of them down or up again, and the first page of each
 * list. They are short, so that a shop of some thousand rows has as many.
 */
export function deepLists(names: ListNames): { deep: ListPage; first: ListPage }[] {
  const { deepOrder, deepMember, deepPaid, deepGoods } = names
  const turned = (path: string, pageNum: number, mark: string, query: Query) => {
    const what = [path, ...Object.values(query).slice(1)].join(', ')
    const from: readonly Query[] = [
      { after: `${pageNum - 1}.${mark}` },
      { before: `${pageNum + 1}.${mark}` },
    ]
    return from.map((near) => ({
      deep: staffList(`${what}, page ${pageNum} ${Object.keys(near)[0]} another`, path, {
        ...query,
        pageNum,
        ...near,
      }),
      first: staffList(`${what}, first page`, path, query),
    }))
  }
  return [
    ...turned('orders', 2000, deepOrder, { pageSize: 10 }),
    ...turned('orders', 2000, deepOrder, { pageSize: 10, status: 3 }),
    ...turned('members', 5000, deepMember, { pageSize: 2 }),
    ...turned('members', 5000, deepPaid, { pageSize: 2, sort: 'paid' }),
    ...turned('goods', 2000, deepGoods, { pageSize: 2 }),
    ...turned('stock', 2000, deepGoods, { pageSize: 2 }),
  ]
}

const list = staffList
const phone = '18000000001'
const lastMonth = () => ({ from: Date.now() - 30 * 86_400_000, until: Date.now() })

/** Every list of the back office that grows with the shop. */
export function staffLists(names: ListNames): ListPage[] {
  const rows = [
    ...deepLists(names).map(({ deep }) => deep),
    ...orderPages(names),
    ...goodsPages(names),
    ...memberPages(names),
    ...moneyPages(names),
    ...afterSalesPages(names),
    ...pricingPages(names),
    ...otherPages(names),
    ...auditPages(),
  ]
  return [...rows, ...listsBeside(rows, everyCall(adminCalls), { who: 'staff', what: 'staff' })]
}

function orderPages({ orderSn }: ListNames): ListPage[] {
  const month = lastMonth()
  return [
    list('orders', 'orders'),
    ...[0, 1, 2, 3, 4].map((status) => list(`orders in state ${status}`, 'orders', { status })),
    list('orders, page 500', 'orders', { pageNum: 500 }),
    list('received orders, page 500', 'orders', { pageNum: 500, status: 3 }),
    list('orders of a month', 'orders', month),
    list('orders of a month in state 2', 'orders', { ...month, status: 2 }),
    list('orders by number', 'orders', { q: orderSn }),
    list('orders by the end of a number', 'orders', { q: orderSn.slice(-6) }),
    list('orders by phone', 'orders', { q: phone }),
    list('orders by receiver', 'orders', { q: '顾客1234' }),
    list('orders by a word of the goods', 'orders', { q: '壶' }),
  ]
}

const goodsPages = ({ categoryId }: ListNames): ListPage[] => [
  list('goods', 'goods'),
  list('goods on sale', 'goods', { shelf: 'on' }),
  list('goods off sale', 'goods', { shelf: 'off' }),
  list('goods with times for the shelf', 'goods', { shelf: 'planned' }),
  list('archived goods', 'goods', { shelf: 'archived' }),
  list('goods with little stock', 'goods', { stock: 'low' }),
  list('goods without a basis of a list price', 'goods', { listPrice: 'unproved' }),
  list('goods out of stock', 'goods', { stock: 'out' }),
  list('goods of a category', 'goods', { categoryId }),
  list('goods by a word', 'goods', { q: '壶' }),
  list('goods, page 500', 'goods', { pageNum: 500 }),
  list('stock', 'stock'),
  list('stock on sale', 'stock', { shelf: 'on' }),
  list('stock that is little', 'stock', { stock: 'low' }),
  list('stock that is out', 'stock', { stock: 'out' }),
  list('stock of a category', 'stock', { categoryId }),
  list('stock by a word', 'stock', { q: '壶' }),
  list('stock by a code', 'stock', { q: 'HL-KT' }),
  list('stock, page 500', 'stock', { pageNum: 500 }),
  list('the ledger of a SKU', 'stock/1/ledger'),
]

const memberPages = ({ segmentId, campaignId }: ListNames): ListPage[] => [
  list('members', 'members'),
  ...(['paid', 'points', 'growth'] as const).map((sort) =>
    list(`members by ${sort}`, 'members', { sort }),
  ),
  list('members of a level', 'members', { level: 'gold' }),
  list('members by phone', 'members', { q: phone }),
  list('members by the end of a phone', 'members', { q: '0001' }),
  list('members by name', 'members', { q: '顾客99' }),
  list('members, page 500', 'members', { pageNum: 500 }),
  list('members on the blacklist', 'members', { standing: 'blocked' }),
  list('members who wear a tag', 'members', { tag: 1 }),
  list('members of a segment', `segments/${segmentId}/members`),
  list('who was told of a message', `campaigns/${campaignId}/members`),
  list('who was told of it, of one result', `campaigns/${campaignId}/members`, { outcome: 'told' }),
]

const moneyPages = ({ orderSn }: ListNames): ListPage[] => [
  ...['open', 'odd', 'all'].map((view) => list(`payments: ${view}`, 'payments', { view })),
  list('payments by the number of an order', 'payments', { q: orderSn }),
  ...['waiting', 'reported', 'all'].map((state) =>
    list(`reports of shipping: ${state}`, 'ship-reports', { state }),
  ),
  list('reports of shipping by an order', 'ship-reports', { q: orderSn }),
  list('payments by their number', 'payments', { q: `P${orderSn}` }),
  ...['failed', 'processing', 'all'].map((view) => list(`refunds: ${view}`, 'refunds', { view })),
  list('refunds by the number of an order', 'refunds', { q: orderSn }),
]

const afterSalesPages = ({ goodsId, orderSn }: ListNames): ListPage[] => [
  list('returns', 'returns'),
  ...[-1, 0, 5].map((status) => list(`returns in state ${status}`, 'returns', { status })),
  list('returns by a number', 'returns', { q: orderSn }),
  list('returns by a name', 'returns', { q: '顾客1234' }),
  list('returns, couriers to come', 'returns', { pickup: 'open' }),
  list('returns, couriers that did not come', 'returns', { pickup: 'failed' }),
  ...['waiting', 'shown', 'hidden', 'all'].map((state) =>
    list(`reviews: ${state}`, 'reviews', { state }),
  ),
  ...['bad', 'pics'].map((stars) =>
    list(`reviews with stars: ${stars}`, 'reviews', { state: 'all', stars }),
  ),
  list('reviews of goods', 'reviews', { state: 'all', itemId: goodsId }),
  list('reviews by a word', 'reviews', { state: 'all', q: '99 条' }),
  list('invoices', 'invoices'),
  ...['applied', 'issued', 'failed'].map((stage) =>
    list(`invoices: ${stage}`, 'invoices', { stage }),
  ),
  list('invoices of companies', 'invoices', { title: 'company' }),
  list('invoices by a number', 'invoices', { q: orderSn }),
  list('invoices of a month', 'invoices', lastMonth()),
  list('requests for invoices', 'invoice-requests', { state: 'all' }),
]

const pricingPages = ({ categoryId, couponId }: ListNames): ListPage[] => [
  list('coupons', 'coupons'),
  list('coupons by a word', 'coupons', { q: '券' }),
  list('coupons that members hold', `coupons/${couponId}/held`),
  list('coupons that members hold, unused', `coupons/${couponId}/held`, { status: 0 }),
  list('prices of levels', 'level-prices'),
  list('prices of levels by a word', 'level-prices', { q: '壶' }),
  list('prices of levels of a category', 'level-prices', { categoryId }),
  list('prices of levels that are set', 'level-prices', { isSetOnly: 'true' }),
  list('goods for a promotion', 'promotion/skus', { q: '壶' }),
]

const otherPages = ({ orderSn }: ListNames): ListPage[] => [
  list('vouchers', 'vouchers'),
  list('vouchers that were approved', 'vouchers', { state: 'approved' }),
  list('vouchers by a number', 'vouchers', { q: orderSn }),
  list('differences of bills', 'bills/differences', { state: 'all' }),
  list('reviews of dishes', 'dining/comments', { state: 'all' }),
  list('comments of articles', 'article-comments', { state: 'all' }),
  list('promoters', 'promoters'),
  list('promoters by sales', 'promoters', { sort: 'sales' }),
]

const auditPages = (): ListPage[] => [
  list('audit log', 'audit'),
  list('audit log of an action', 'audit', { action: 'points.adjust' }),
  list('audit log by a name', 'audit', { who: '店长' }),
  list('audit log of a thing', 'audit', { object: 'member 5' }),
  list('audit log of a month', 'audit', lastMonth()),
  list('what was read of people', 'people-reads'),
  list('what was read of somebody', 'people-reads', { object: 'member 5' }),
]
