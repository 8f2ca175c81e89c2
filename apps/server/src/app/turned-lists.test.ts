import { memberAdminCalls } from '@mallard/contract/account/member/member-admin.calls'
import { goodsAdminCalls } from '@mallard/contract/catalog/catalog/goods-admin.calls'
import { stockAdminCalls } from '@mallard/contract/catalog/catalog/stock-admin.calls'
import { orderAdminCalls } from '@mallard/contract/trade/order/order-admin.calls'
import { orderStatus } from '@mallard/contract/trade/order/order.codes'
import type { Caller } from '@mallard/testing/caller'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { buyer, pay, placeOrder, skusWithStock } from './testing/test-buyer.ts'
import { testShop } from './testing/test-shop.ts'

const shop = await testShop()
const [sku] = await skusWithStock(shop, 1, 50)
let owner: Caller
let local: Caller

beforeAll(async () => {
  owner = await shop.staff()
  local = await shop.staff('hangzhou', { partnerId: 1, storeId: 2 })
  for (let order = 0; order < 8; order += 1) await paidOrder()
  await sql`insert into member_store (partner_id, store_id, member_id, order_count, paid_total, last_order_at)
    select 1, 2, id, 1, 100 * (id % 3), now() from member where partner_id = 1`.execute(
    shop.services.db,
  )
})

async function paidOrder(): Promise<string> {
  const browser = await buyer(shop)
  const { orderSn } = await placeOrder(browser, [sku!])
  await pay(shop, browser, orderSn)
  return orderSn
}

interface Turn {
  readonly pageNum: number
  readonly pageSize: number
  readonly after?: string
  readonly before?: string
}
interface Page {
  readonly names: readonly (string | number)[]
  readonly hasNext: boolean
  readonly first: string | null
  readonly last: string | null
}
type Read = (turn: Turn) => Promise<Page>

const orders =
  (which: object = {}): Read =>
  async (turn) => {
    const page = await owner.data(orderAdminCalls.list, { ...which, ...turn })
    return { ...page, names: page.list.map(({ orderSn }) => orderSn) }
  }
const members =
  (who: () => Caller, sort: 'new' | 'paid' | 'points' | 'growth'): Read =>
  async (turn) => {
    const page = await who().data(memberAdminCalls.list, { sort, ...turn })
    return { ...page, names: page.list.map(({ memberId }) => memberId) }
  }
const goods: Read = async (turn) => {
  const page = await owner.data(goodsAdminCalls.list, turn)
  return { ...page, names: page.list.map(({ itemId }) => itemId) }
}
const stock: Read = async (turn) => {
  const page = await owner.data(stockAdminCalls.list, turn)
  return { ...page, names: page.list.map(({ productSn }) => productSn) }
}
const lists: readonly (readonly [string, Read])[] = [
  ['orders', orders()],
  ['orders of a state', orders({ status: 1 })],
  ['orders of a word', orders({ q: '林' })],
  ['goods', goods],
  ['stock', stock],
  ...(['new', 'paid', 'points', 'growth'] as const).flatMap((sort) => [
    [`members by ${sort}`, members(() => owner, sort)] as const,
    [`members of one store by ${sort}`, members(() => local, sort)] as const,
  ]),
]

/** Rows of a size that no list of the demo world ends with, so that the last page is a part. */
const pageSize = 3
/** Its first so many pages are enough. */
const maxPages = 7

describe('a list of the back office', () => {
  it.each(lists)('is the same turned down and up as jumped to: %s', async (_name, read) => {
    const jumped: Page[] = []
    for (let pageNum = 1; pageNum <= maxPages; pageNum += 1) {
      jumped.push(await read({ pageNum, pageSize }))
      if (!jumped.at(-1)!.hasNext) break
    }
    expect(jumped[0]!.names.length).toBeGreaterThan(0)
    let at = jumped[0]!
    for (const [index, page] of jumped.entries()) {
      if (index === 0) continue
      at = await read({ pageNum: index + 1, pageSize, after: at.last! })
      expect(at).toMatchObject({ names: page.names, hasNext: page.hasNext })
    }
    for (const [index, page] of [...jumped.entries()].toReversed().slice(1)) {
      at = await read({ pageNum: index + 1, pageSize, before: at.first! })
      expect(at).toMatchObject({ names: page.names, hasNext: true, first: page.first })
    }
    // Over pages that lie between, both ways.
    const far = jumped.length
    const turned = await read({ pageNum: far, pageSize, after: jumped[0]!.last! })
    expect(turned.names).toEqual(jumped.at(-1)!.names)
    expect((await read({ pageNum: 1, pageSize, before: turned.first! })).names).toEqual(
      jumped[0]!.names,
    )
  })

  it('passes over no row while others leave it or come', async () => {
    const toShip = orders({ status: orderStatus.toShip })
    const all = (await toShip({ pageNum: 1, pageSize: 100 })).names
    const one = await toShip({ pageNum: 1, pageSize: 2 })
    // What was on the page is sent, and somebody buys.
    await sql`update orders set status = ${orderStatus.toReceive} where order_sn = any(${one.names}::text[])`.execute(
      shop.services.db,
    )
    shop.clock.advance(1)
    const fresh = await paidOrder()
    const two = await toShip({ pageNum: 2, pageSize: 2, after: one.last! })
    expect(two.names).toEqual(all.slice(2, 4))
    expect(two.first).toMatch(/^2\.\d{16}\.\d+$/)
    // A page before it that is not full any more is the first one, of those that are there now;
    // what came waits behind them all.
    const back = await toShip({ pageNum: 1, pageSize: 2, before: two.first! })
    expect(back.names).toEqual(all.slice(2, 4))
    expect((await toShip({ pageNum: 1, pageSize: 100 })).names.at(-1)).toBe(fresh)
  })

  it('is not jumped to beyond what is counted, in words that say what to do', async () => {
    for (const call of [
      orderAdminCalls.list,
      memberAdminCalls.list,
      goodsAdminCalls.list,
      stockAdminCalls.list,
    ]) {
      const input = { pageNum: 103, pageSize: 100 }
      expect(await owner.call(call, input)).toMatchObject({
        reason: 'pageTooFar',
        message: '不能直接翻到第 10000 条以后：请搜索或筛选，或一页一页翻',
      })
      const nearer = { after: '102.5.5', before: '104.5.5' }
      for (const [mark, value] of Object.entries(nearer))
        expect((await owner.call(call, { ...input, [mark]: value })).code, mark).toBe(200)
      expect((await owner.call(call, { ...input, after: '1.5.5' })).reason).toBe('pageTooFar')
    }
  })
})
