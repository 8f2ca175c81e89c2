import { randomUUID } from 'node:crypto'
import type { Call } from '@mallard/contract/api'
import { largestId } from '@mallard/contract/fields'
import { cartCalls } from '@mallard/contract/trade/cart/cart.calls'
import { hour } from '@mallard/kernel'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { setStock, skusWithStock } from '#app/testing/test-buyer.ts'
import { testShop } from '#app/testing/test-shop.ts'

const shop = await testShop()
const [kettle, cup, pan, scarce] = await skusWithStock(shop, 4)
const { db } = shop.services
const add = (browser: Awaited<ReturnType<typeof shop.shopper>>, sku: typeof kettle, qty = 1) =>
  browser.data(cartCalls.add, { goods: sku!.productSn, qty })

describe('a cart', () => {
  it('adds up, shows today’s prices and what the ticked lines cost', async () => {
    const browser = await shop.shopper()
    await add(browser, kettle, 2)
    const { cartNum } = await add(browser, cup)
    expect(cartNum).toBe(3)
    expect((await add(browser, kettle)).cartNum).toBe(4)
    const cart = await browser.data(cartCalls.list, {})
    expect(cart).toMatchObject({ cartNum: 4, checkedNum: 4, checkedAll: true, invalid: [] })
    expect(
      cart.groups[0]!.lines.map(({ productSn, productQuantity, valid }) => [
        productSn,
        productQuantity,
        valid,
      ]),
    ).toEqual([
      [cup!.productSn, 1, true],
      [kettle!.productSn, 3, true],
    ])
    expect(cart.amounts.payAmount).toBe(cup!.price + 3 * kettle!.price)
    const unticked = await browser.data(cartCalls.checked, {
      t: '1',
      dels: String(cart.groups[0]!.lines[0]!.id),
      adds: '',
    })
    expect(unticked).toMatchObject({
      checkedNum: 3,
      checkedAll: false,
      amounts: { payAmount: 3 * kettle!.price },
    })
    const preview = await browser.data(cartCalls.discount, { ids: [cart.groups[0]!.lines[0]!.id] })
    expect(preview.amounts.payAmount).toBe(cup!.price)
    expect(await browser.data(cartCalls.getCartTotal, {})).toEqual({
      cartNum: 4,
      checkedNum: 3,
      payAmount: 3 * kettle!.price,
    })
  })

  it('is empty for a visitor, who cannot fill it', async () => {
    const browser = await shop.visitor()
    expect(await browser.data(cartCalls.list, {})).toMatchObject({ groups: [], cartNum: 0 })
    expect(await browser.data(cartCalls.getCartTotal, {})).toEqual({
      cartNum: 0,
      checkedNum: 0,
      payAmount: 0,
    })
    expect(await browser.call(cartCalls.add, { goods: kettle!.productSn, qty: 1 })).toMatchObject({
      code: 401,
    })
  })

  it('takes no more than there is, and says how many are left', async () => {
    const browser = await shop.shopper()
    await setStock(shop, scarce!.skuId, 5)
    await add(browser, scarce, 3)
    expect(await browser.call(cartCalls.add, { goods: scarce!.productSn, qty: 3 })).toMatchObject({
      reason: 'notEnoughStock',
      data: { left: 5 },
    })
    const line = (await browser.data(cartCalls.list, {})).groups[0]!.lines[0]!
    expect(
      await browser.call(cartCalls.updateQuantity, { id: line.id, quantity: 6 }),
    ).toMatchObject({ reason: 'notEnoughStock', data: { left: 5 } })
    expect(
      (await browser.data(cartCalls.updateQuantity, { id: line.id, quantity: 5 })).cartNum,
    ).toBe(5)
    await setStock(shop, scarce!.skuId, 2)
    const short = await browser.data(cartCalls.list, {})
    expect(short).toMatchObject({ checkedNum: 0, amounts: { payAmount: 0 } })
    expect(short.groups[0]!.lines[0]).toMatchObject({
      valid: false,
      invalidReason: 'notEnoughStock',
      stock: 2,
      checked: false,
    })
    await setStock(shop, scarce!.skuId, 0)
    expect((await browser.data(cartCalls.list, {})).invalid).toMatchObject([
      { invalidReason: 'soldOut', productQuantity: 5 },
    ])
    expect(await browser.call(cartCalls.add, { goods: scarce!.productSn, qty: 1 })).toMatchObject({
      reason: 'soldOut',
    })
    await setStock(shop, scarce!.skuId, 1000)
  })

  it('shows what left the shelf as not to be bought, and refuses more of it', async () => {
    const browser = await shop.shopper()
    await add(browser, pan)
    await sql`update store_goods set on_sale = false where partner_id = 1 and store_id = 1 and goods_id = ${pan!.goodsId}`.execute(
      db,
    )
    expect((await browser.data(cartCalls.list, {})).invalid).toMatchObject([
      { invalidReason: 'offShelf' },
    ])
    expect(await browser.call(cartCalls.add, { goods: pan!.productSn, qty: 1 })).toMatchObject({
      reason: 'offShelf',
    })
    await sql`update store_goods set on_sale = true where partner_id = 1 and store_id = 1 and goods_id = ${pan!.goodsId}`.execute(
      db,
    )
  })

  it('keeps to what one person may buy', async () => {
    const browser = await shop.shopper()
    await sql`update goods set max_per_user = 2 where id = ${cup!.goodsId}`.execute(db)
    await add(browser, cup, 2)
    expect(await browser.call(cartCalls.add, { goods: cup!.productSn, qty: 1 })).toMatchObject({
      reason: 'overLimit',
      data: { limit: 2 },
    })
    await sql`update goods set max_per_user = 0 where id = ${cup!.goodsId}`.execute(db)
  })

  it('tells by how much a price fell', async () => {
    const browser = await shop.shopper()
    await add(browser, kettle)
    await sql`update store_sku set sale_price = sale_price - 100 where partner_id = 1 and store_id = 1 and sku_id = ${kettle!.skuId}`.execute(
      db,
    )
    expect((await browser.data(cartCalls.list, {})).groups[0]!.lines[0]).toMatchObject({
      priceDrop: 100,
      productPrice: kettle!.price - 100,
    })
    await sql`update store_sku set sale_price = sale_price + 100 where partner_id = 1 and store_id = 1 and sku_id = ${kettle!.skuId}`.execute(
      db,
    )
  })

  it('adds several at once, once per request, as many as there are', async () => {
    const browser = await shop.shopper()
    await setStock(shop, scarce!.skuId, 4)
    const request = {
      items: [
        { productSn: kettle!.productSn, quantity: 2 },
        { productSn: scarce!.productSn, quantity: 9 },
      ],
      requestId: 'again-0001',
    }
    expect(await browser.data(cartCalls.fastadd, request)).toMatchObject({
      cartNum: 6,
      leftOut: [{ productSn: scarce!.productSn, quantity: 5, message: expect.any(String) }],
    })
    expect((await browser.data(cartCalls.fastadd, request)).cartNum).toBe(6)
    shop.clock.advance(hour)
    const again = await Promise.all([1, 2, 3].map(() => browser.data(cartCalls.fastadd, request)))
    expect(again.map(({ cartNum }) => cartNum)).toEqual([6, 6, 6])
    expect(
      (await browser.data(cartCalls.fastadd, { ...request, requestId: 'again-0003' })).cartNum,
    ).toBe(8)
    expect(
      await browser.call(cartCalls.fastadd, {
        items: [{ productSn: scarce!.productSn, quantity: 1 }],
        requestId: 'again-0002',
      }),
    ).toMatchObject({
      reason: 'notEnoughStock',
    })
    await setStock(shop, scarce!.skuId, 1000)
  })

  it('says which of several is off the shelf, or no SKU at all', async () => {
    const browser = await shop.shopper()
    const goods = sql`partner_id = 1 and store_id = 1 and goods_id = ${scarce!.goodsId}`
    await sql`update store_goods set on_sale = false where ${goods}`.execute(db)
    const items = [kettle!.productSn, scarce!.productSn, 'NO-SUCH-SKU'].map((productSn) => ({
      productSn,
      quantity: 1,
    }))
    const { cartNum, leftOut } = await browser.data(cartCalls.fastadd, {
      items,
      requestId: 'left-out-0001',
    })
    await sql`update store_goods set on_sale = true where ${goods}`.execute(db)
    expect(cartNum).toBe(1)
    expect(leftOut.map(({ productSn }) => productSn).sort()).toEqual(
      ['NO-SUCH-SKU', scarce!.productSn].sort(),
    )
    expect(leftOut.every(({ message }) => message !== '')).toBe(true)
  })

  it('refuses what is no quantity or no SKU, and changes nothing', async () => {
    const browser = await shop.shopper()
    for (const quantity of ['0', '-1', '1.5', '1e3', '1000', '99999999999999999999', 'NaN', ' 1']) {
      const response = await browser.fetch(
        `/b2c/cartV3/1-1/add/${kettle!.productSn}/${encodeURIComponent(quantity)}/0`,
        {
          method: 'POST',
          body: '{}',
          headers: { 'content-type': 'application/json' },
        },
      )
      expect(await response.json(), quantity).toMatchObject({ code: 500, reason: 'badInput' })
    }
    expect(await browser.call(cartCalls.add, { goods: 'NO-SUCH-SKU', qty: 1 })).toMatchObject({
      reason: 'notFound',
    })
    expect(
      await browser.call(cartCalls.updateQuantity, { id: 2_000_000_000, quantity: 1 }),
    ).toMatchObject({ reason: 'cartLineGone' })
    expect((await browser.data(cartCalls.list, {})).cartNum).toBe(0)
  })

  it('is its owner’s, and the store’s', async () => {
    const [mine, other] = [await shop.shopper(), await shop.shopper()]
    const { cartId } = await add(mine, kettle, 2)
    expect(await other.call(cartCalls.updateQuantity, { id: cartId, quantity: 9 })).toMatchObject({
      reason: 'cartLineGone',
    })
    await other.data(cartCalls.delete, { ids: String(cartId) })
    await other.data(cartCalls.checked, { t: '1', dels: String(cartId), adds: '' })
    expect(await mine.data(cartCalls.list, {})).toMatchObject({ cartNum: 2, checkedNum: 2 })
    mine.scope = { partnerId: 1, storeId: 2 }
    expect((await mine.data(cartCalls.list, {})).cartNum).toBe(0)
  })

  it('is that of the store of the session where the address names none, or of the one that the query names', async () => {
    const browser = await shop.shopper(undefined, { partnerId: 1, storeId: 2 })
    browser.scope = { partnerId: 1, storeId: 1 }
    await add(browser, kettle, 3)
    expect((await browser.data(cartCalls.listUnscoped, { partnerId: 1, storeId: 1 })).cartNum).toBe(
      3,
    )
    expect((await browser.data(cartCalls.listUnscoped, {})).cartNum).toBe(0)
    expect((await (await shop.visitor()).data(cartCalls.listUnscoped, {})).cartNum).toBe(0)
    expect((await browser.call(cartCalls.listUnscoped, { partnerId: 1, storeId: 999 })).code).toBe(
      560,
    )
  })

  it('is changed at the addresses without a store as well, where the specification writes them', async () => {
    const bare = <C extends Call>(row: C): C => ({ ...row, path: row.path.replace('/{p}-{s}', '') })
    const browser = await shop.shopper(undefined, { partnerId: 1, storeId: 2 })
    browser.scope = { partnerId: 1, storeId: 1 }
    const { cartId: id } = await browser.data(bare(cartCalls.add), {
      goods: kettle!.productSn,
      qty: 3,
    })
    expect((await browser.data(cartCalls.list, {})).cartNum).toBe(0)
    browser.scope = { partnerId: 1, storeId: 2 }
    expect((await browser.data(cartCalls.list, {})).cartNum).toBe(3)
    const items = [{ productSn: kettle!.productSn, quantity: 1 }]
    await browser.data(bare(cartCalls.fastadd), { items, requestId: randomUUID() })
    await browser.data(bare(cartCalls.updateQuantity), { id, quantity: 2 })
    await browser.data(bare(cartCalls.checked), { dels: String(id) })
    expect(await browser.data(bare(cartCalls.getCartTotal), {})).toMatchObject({
      cartNum: 2,
      checkedNum: 0,
    })
    await browser.data(bare(cartCalls.discount), { ids: [id] })
    const none = { promotionId: largestId, items: [] }
    for (const row of [cartCalls.addBuyAdd, cartCalls.addBuyModify])
      expect((await browser.call(bare(row), none)).code).toBe((await browser.call(row, none)).code)
    expect((await browser.data(bare(cartCalls.delete), { ids: String(id) })).cartNum).toBe(0)
    const stranger = await shop.visitor()
    expect(
      (await stranger.call(bare(cartCalls.add), { goods: kettle!.productSn, qty: 1 })).code,
    ).toBe(401)
  })

  it('holds 120 lines', async () => {
    const browser = await shop.shopper()
    await add(browser, kettle)
    await sql`
      insert into cart_item (partner_id, store_id, member_id, sku_id, quantity, added_price, created_at)
      select c.partner_id, c.store_id, c.member_id, s.sku_id, 1, s.sale_price, now() from cart_item c, store_sku s
      where c.member_id = (select max(id) from member) and s.partner_id = 1 and s.store_id = 1 and s.sku_id not in (${kettle!.skuId}, ${cup!.skuId})
      limit 119`.execute(db)
    const { rows } = await sql<{
      count: number
    }>`select count(*)::int as count from cart_item where member_id = (select max(id) from member)`.execute(
      db,
    )
    expect(rows[0]!.count).toBe(120)
    expect(await browser.call(cartCalls.add, { goods: cup!.productSn, qty: 1 })).toMatchObject({
      reason: 'cartFull',
    })
    expect((await add(browser, kettle)).cartNum).toBe(121)
  })
})
