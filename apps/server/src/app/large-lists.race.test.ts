import { adminCalls } from '@mallard/contract/admin-calls'
import { everyCall } from '@mallard/contract/calls'
import { fillPath } from '@mallard/contract/paths'
import type { Caller } from '@mallard/testing/caller'
import { largeShop, listNames } from '@mallard/testing/large-shop'
import {
  deepLists,
  pathOfList,
  shopperLists,
  staffLists,
  type ListNames,
  type ListPage,
} from '@mallard/testing/large-lists'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import type { JobHandler } from '#platform/jobs/kinds.ts'
import { jobHandlers, recurring } from './jobs.ts'
import { filling, planAsIfLarger, scansOf, watchStatements } from './testing/test-reads.ts'
import { testShop } from './testing/test-shop.ts'

/**
 * Enough that a list which reads everything is found out, and filled in seconds; planned as a
 * million orders of 200 000 goods would be.
 */
const size = { goods: 5_000, members: 12_000, orders: 24_000 }
/** Rows that a statement may read in vain: fewer than any table has that grows. */
const maxInVain = 1_100
/** What lists may read beyond that, and why. */
const allowed: Readonly<Record<string, string>> = {
  'orders by a word of the goods: orders':
    'of many goods the newest 5 000 orders are looked through',
  'orders by a word of the goods: order_item': 'the lines of these',
  'orders by a word of the goods: goods': 'and their goods',
  'orders by receiver: goods': 'the same: who it names is told by reading',
  'goods by a word: goods': 'of a frequent word, until a thousand are gathered',
  'stock by a word: goods': 'the same goods, with their SKUs',
  'search with a wrong character: goods': 'words of the 2 000 best sold are compared with it',
  'goods of a price range: listing':
    'the first 4 096 of an order are looked at, which of 5 000 goods are nearly all',
  'goods of a price range by sales: listing': 'the same',
  'reviews by a word: goods': 'of the newest 10 000 reviews, which are all of them here',
  'invoices of companies: invoice': 'titles are of two kinds; here nobody is a company',
  'returns: return_apply': 'each state is counted; here all are in one',
}

/** Jobs that read all of the books, once an hour or a night. */
const readsAll: Readonly<Record<string, string>> = {
  'invariants.check': 'asks what changed since it asked last, and all of it once a day',
  'retention.sweep': 'looks at the oldest rows of each table, some thousands at a time',
  'figures.mend': 'counts all orders and refunds against what was kept of them, once a night',
}
/** What jobs may read beyond that, and why. */
const allowedOfJobs: Readonly<Record<string, string>> = {
  'listing.sales: listing': 'numbers are compared: a purchase that noted its own would write twice',
  'listing.sales: store_goods': 'the same numbers',
}

const sent = watchStatements()
const shop = await testShop()
const { db } = shop.services
let callers: Record<ListPage['who'], Caller>

beforeAll(async () => {
  await filling(db, async (one) => {
    // What is told of their sizes below stands until the end, however slow the machine is.
    await sql`do $$ declare one record; begin
      for one in select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace loop
        execute format('alter table %I set (autovacuum_enabled = false)', one.relname);
      end loop; end $$`.execute(one)
    for (const statement of largeShop(size)) await sql.raw(statement).execute(one)
    await sql`analyze`.execute(one)
  })
  await planAsIfLarger(db, 40)
  callers = {
    visitor: await shop.visitor(),
    shopper: await shop.shopper('18000000001'),
    staff: await shop.staff(),
  }
}, 120_000)

it('asks for every list that has pages', () => {
  const names = {
    goodsId: 1,
    goodsIds: [1],
    categoryId: 1,
    couponId: 1,
    segmentId: 1,
    campaignId: 1,
    orderSn: '1',
    attribute: 'a:b',
    words: ['壶'],
    deepOrder: '1.1',
    deepMember: '1.1',
    deepPaid: '1.1',
    deepGoods: '1.1',
  }
  const asked = new Set([...shopperLists(names), ...staffLists(names)].map(pathOfList))
  // Those who took part in one thing are as many as it lets: the calls that `records` makes.
  const paths = [...everyCall(), ...everyCall(adminCalls)]
    .filter(({ call }) => call.query && 'pageNum' in call.query.shape)
    .filter(({ call }) => !(call.reads?.way === 'list' && call.reads.by === 'id'))
    .map(({ call }) =>
      fillPath(call.path.replace('{p}-{s}', '1-1'), { id: '1', url: '1', commentId: '1' }),
    )
  // Held by one phone number, import, article, promoter or person's quota: none grows with the shop.
  const small = [
    '/p/third-return/list',
    '/admin/api/1-1/shipping/1/rows',
    '/admin/api/1-1/goods-imports/1/rows',
    '/admin/api/1-1/goods-imports/1/kept',
    '/admin/api/1-1/inner-buy/grants/1/uses',
    '/b2c/article/1-1/comments/1',
    '/b2c/article/1-1/replies/1',
    '/admin/api/1-1/promoters/1/ledger',
  ]
  expect(paths.filter((path) => !asked.has(path) && !small.includes(path))).toEqual([])
  expect(asked).toContain('/admin/api/1-1/bargains')
})

it('reads for no list more than it shows and counts', async () => {
  const { rows } = await sql.raw<ListNames>(listNames).execute(db)
  const pages = [...shopperLists(rows[0]!), ...staffLists(rows[0]!)]
  const inVain: string[] = []
  for (const page of pages) {
    for (const statement of await statementsOf(page)) {
      for (const { table, how, rows: read } of await scansOf(db, statement))
        if (
          read > maxInVain &&
          !Object.keys(allowed).includes(`${page.name.replace(/ in state .*/, '')}: ${table}`)
        )
          inVain.push(
            `${page.name}: ${how} of ${read} ${table}: ${statement.text.replaceAll(/\s+/g, ' ').slice(0, 200)}`,
          )
    }
  }
  expect(inVain.join('\n')).toBe('')
}, 60_000)

it('reads as few rows at page 2000 of orders and page 5000 of members as on the first one', async () => {
  const { rows } = await sql.raw<ListNames>(listNames).execute(db)
  const lists = deepLists(rows[0]!)
  expect(lists.length).toBeGreaterThan(10)
  for (const { deep, first } of lists) {
    const [near, far] = [await readFor(first), await readFor(deep)]
    expect(far, deep.name).toBeLessThanOrEqual(near + 20)
    const { data } = (await (await callers.staff.fetch(deep.path(0))).json()) as {
      data: { list: unknown[]; pageNum: number; hasNext: boolean }
    }
    expect(data, deep.name).toMatchObject({ pageNum: deep.name.includes('5000') ? 5000 : 2000 })
    expect([data.list.length > 1, data.hasNext], deep.name).toEqual([true, true])
  }
  const jump = await callers.staff.fetch('/admin/api/1-1/orders?pageNum=2000')
  expect(await jump.json()).toMatchObject({ reason: 'pageTooFar' })
}, 60_000)

it('reads for no recurring job more than it works on', async () => {
  const handlers = jobHandlers(shop.services) as Record<string, JobHandler<unknown>>
  const inVain: string[] = []
  for (const { kind } of recurring.filter((each) => !(each.kind in readsAll))) {
    const from = sent.length
    await handlers[kind]!.run({ payload: {}, scope: undefined, attempt: 1, finish: async () => {} })
    const texts = new Map(sent.slice(from).map((statement) => [statement.text, statement]))
    for (const statement of texts.values()) {
      if (!/^\s*(select|with|insert|update|delete)\b/i.test(statement.text)) continue
      for (const { table, how, rows: read } of await scansOf(db, statement))
        if (read > maxInVain && !(`${kind}: ${table}` in allowedOfJobs))
          inVain.push(
            `${kind}: ${how} of ${read} ${table}: ${statement.text.replaceAll(/\s+/g, ' ').slice(0, 200)}`,
          )
    }
  }
  expect(inVain.join('\n')).toBe('')
}, 120_000)

/** Rows that PostgreSQL reads for a list. */
async function readFor(page: ListPage): Promise<number> {
  let all = 0
  for (const statement of await statementsOf(page))
    for (const { read } of await scansOf(db, statement)) all += read
  return all
}

/** The statements that a list sends, beside those of the session. */
async function statementsOf({ name, who, path }: ListPage) {
  const from = sent.length
  const response = await callers[who].fetch(path(0))
  const { code } = (await response.json()) as { code: number }
  expect({ name, code }).toEqual({ name, code: 200 })
  return sent
    .slice(from)
    .filter(
      ({ text }) => /^\s*(select|with)\b/i.test(text) && !/\bfrom (staff_)?session\b/.test(text),
    )
}
