import { cartCalls } from '@mallard/contract/trade/cart/cart.calls'
import { catalogCalls } from '@mallard/contract/catalog/catalog/catalog.calls'
import { checkoutCalls } from '@mallard/contract/trade/checkout/checkout.calls'
import { levelPriceAdminCalls } from '@mallard/contract/pricing/promotion/level-price-admin.calls'
import { promotionAdminCalls } from '@mallard/contract/pricing/promotion/promotion-admin.calls'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buyer, expectBooksToAgree, placeOrder, skusWithStock } from '#app/testing/test-buyer.ts'
import { stopPromotions } from '#app/testing/test-promotions.ts'
import { testShop } from '#app/testing/test-shop.ts'

const shop = await testShop()
const [sku, other] = (await skusWithStock(shop, 20)).filter(({ price }) => price > 5000)
const owner = await shop.staff()
const highest = 'v4'
const { skuId } = sku!

beforeAll(() => stopPromotions(owner))
afterAll(() => expectBooksToAgree(shop))

/** A shopper of the highest level. */
async function confidant() {
  const browser = await buyer(shop)
  const { rows } = await sql<{ id: number }>`select max(id) as id from member`.execute(
    shop.services.db,
  )
  await sql`update member set growth = 10000000 where id = ${rows[0]!.id}`.execute(shop.services.db)
  await sql`insert into growth_ledger (partner_id, member_id, delta, balance, biz_type, biz_id, at) values (1, ${rows[0]!.id}, 10000000, 10000000, 'adjust', 'test', now())`.execute(
    shop.services.db,
  )
  return browser
}

const set = (price: number | null, seen: number | null) =>
  owner.call(levelPriceAdminCalls.save, { changes: [{ skuId, code: highest, seen, price }] })

describe('the price of a level for a SKU', () => {
  it('comes before the level’s percentage, in cart, checkout, order and on the goods page, for that level alone', async () => {
    const wanted = sku!.price - 2345
    const browser = await confidant()
    const flow = await browser.data(checkoutCalls.checkout, {
      productSn: sku!.productSn,
      quantity: 2,
    })
    const before = (await browser.data(checkoutCalls.flow, flow)).amounts
    expect(await set(wanted, null)).toMatchObject({ code: 200, data: { changed: 1 } })
    expect(await set(wanted, null)).toMatchObject({ code: 200, data: { changed: 0 } })
    expect(
      await browser.call(checkoutCalls.submit, { ...flow, expectPayAmount: before.payAmount }),
    ).toMatchObject({ reason: 'priceChanged' })
    expect((await browser.data(checkoutCalls.flow, flow)).amounts.promotionAmount).toBe(2 * 2345)
    await browser.data(cartCalls.add, { goods: sku!.productSn, qty: 1 })
    expect((await browser.data(cartCalls.list, {})).amounts.promotionAmount).toBe(2345)
    const page = await browser.data(catalogCalls.detail, { id: sku!.goodsId })
    expect(page.memberPrices.find(({ prices }) => prices[sku!.productSn] === wanted)).toBeDefined()
    const newcomer = await buyer(shop)
    expect((await placeOrder(newcomer, [sku!])).payAmount).toBeGreaterThanOrEqual(sku!.price)
    const trial = await owner.data(promotionAdminCalls.trial, {
      items: [{ productSn: sku!.productSn, quantity: 1 }],
      levelCode: highest,
      at: shop.clock.now(),
    })
    expect(trial.lines[0]!.promotionAmount).toBe(2345)
    expect(await set(null, wanted)).toMatchObject({ data: { changed: 1 } })
    expect((await browser.data(checkoutCalls.flow, flow)).amounts).toEqual(before)
  })

  it('is set for goods that have their English names in an English back office, as in the pickers and the trial of prices', async () => {
    const english = await shop.staff()
    english.cookies.set('lang', 'en')
    const { rows } = await sql<{ title: string; attr: string }>`
      select g.title_en as title, (select string_agg(e ->> 'value', ' / ' order by n) from jsonb_array_elements(k.attrs_en) with ordinality as each(e, n)) as attr
      from sku k join goods g on g.id = k.goods_id where k.id = ${skuId}`.execute(shop.services.db)
    const { title, attr } = rows[0]!
    expect(title).toMatch(/^[ -~]+$/)
    const input = { q: sku!.productSn }
    expect((await english.data(levelPriceAdminCalls.list, input)).list).toMatchObject([
      { title, attr },
    ])
    expect(await english.data(promotionAdminCalls.skus, input)).toMatchObject([{ title, attr }])
    const trial = { items: [{ productSn: sku!.productSn, quantity: 1 }], at: shop.clock.now() }
    expect((await english.data(promotionAdminCalls.trial, trial)).lines).toMatchObject([
      { title, attr },
    ])
    expect((await owner.data(promotionAdminCalls.trial, trial)).lines[0]!.title).not.toBe(title)
  })

  it('is refused above the sale price, for nothing, and over somebody else’s change', async () => {
    expect(await set(sku!.price + 1, null)).toMatchObject({ reason: 'levelPriceHigh' })
    expect(await set(0, null)).toMatchObject({ reason: 'badInput' })
    expect((await set(100, null)).code).toBe(200)
    expect(await set(200, null)).toMatchObject({ reason: 'versionConflict' })
    const both = [
      { skuId: other!.skuId, code: highest, seen: null, price: 100 },
      { skuId, code: highest, seen: 1, price: 300 },
    ]
    expect(await owner.call(levelPriceAdminCalls.save, { changes: both })).toMatchObject({
      reason: 'versionConflict',
    })
    const { list } = await owner.data(levelPriceAdminCalls.list, { isSetOnly: 'true' })
    expect(list.map((row) => [row.skuId, row.prices])).toEqual([[skuId, { [highest]: 100 }]])
    expect((await set(null, 100)).code).toBe(200)
    expect(
      await owner.call(levelPriceAdminCalls.save, {
        changes: [{ skuId, code: 'no-level', seen: null, price: 1 }],
      }),
    ).toMatchObject({ reason: 'notFound' })
  })

  it('is set for many by a share of their prices, down to the fen, and taken away again', async () => {
    const { total } = await owner.data(levelPriceAdminCalls.list, {})
    expect(await owner.data(levelPriceAdminCalls.share, { code: highest, bp: 8765 })).toEqual({
      changed: total,
    })
    expect(await owner.data(levelPriceAdminCalls.share, { code: highest, bp: 8765 })).toEqual({
      changed: 0,
    })
    const { list } = await owner.data(levelPriceAdminCalls.list, { pageSize: 100 })
    expect(
      list.every(
        ({ salePrice, prices }) =>
          prices[highest] === Math.max(1, Math.floor((salePrice * 8765) / 10_000)),
      ),
    ).toBe(true)
    expect(await owner.data(levelPriceAdminCalls.share, { code: highest, bp: null })).toEqual({
      changed: total,
    })
    expect((await owner.data(levelPriceAdminCalls.list, { isSetOnly: 'true' })).total).toBe(0)
  })
})
