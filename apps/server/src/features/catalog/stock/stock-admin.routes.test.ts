import { randomUUID } from 'node:crypto'
import type { InputOf } from '@mallard/contract/api'
import { catalogCalls } from '@mallard/contract/catalog/catalog/catalog.calls'
import { goodsAdminCalls } from '@mallard/contract/catalog/catalog/goods-admin.calls'
import { stockAdminCalls, type StockRow } from '@mallard/contract/catalog/catalog/stock-admin.calls'
import { staffCalls } from '@mallard/contract/people/staff/staff.calls'
import { sql } from 'kysely'
import { afterAll, describe, expect, it, vi } from 'vitest'
import {
  buyer,
  expectBooksToAgree,
  pay,
  placeOrder,
  skusWithStock,
} from '#app/testing/test-buyer.ts'
import { jobHandlers } from '#app/jobs.ts'
import { testShop } from '#app/testing/test-shop.ts'

const shop = await testShop()
const owner = await shop.staff('owner')
const skus = await skusWithStock(shop, 6, 20)

afterAll(() => expectBooksToAgree(shop))

const rowOf = async (sn: string) => {
  const { list } = await owner.data(stockAdminCalls.list, { q: sn, pageSize: 100 })
  return list.find(({ productSn }) => productSn === sn)!
}
const asSeen = ({ productSn, version, salePrice, listPrice, onHand, lowAt }: StockRow) => ({
  sn: productSn,
  version,
  salePrice,
  listPrice,
  onHand,
  onHandSeen: onHand,
  lowAt,
})
type Change = InputOf<typeof stockAdminCalls.save>['changes'][number]
const save = (changes: Change[], reason = '', requestId: string = randomUUID()) =>
  owner.call(stockAdminCalls.save, { requestId, reason, changes })
const ledgerOf = async ({ skuId }: { skuId: number }) =>
  (await owner.data(stockAdminCalls.ledger, { id: skuId })).list

describe('the grid of price and stock', () => {
  it('finds SKUs by words, code, category, shelf and what is left', async () => {
    const one = await rowOf(skus[0]!.productSn)
    expect(one).toMatchObject({ productSn: skus[0]!.productSn, itemId: skus[0]!.goodsId })
    const { categoryId } = await owner.data(goodsAdminCalls.detail, { id: one.itemId })
    const { list } = await owner.data(stockAdminCalls.list, { categoryId, pageSize: 100 })
    expect(list.map(({ productSn }) => productSn)).toContain(one.productSn)
    const whole = (await owner.data(stockAdminCalls.list, {})).total
    const on = (await owner.data(stockAdminCalls.list, { shelf: 'on' })).total
    const off = (await owner.data(stockAdminCalls.list, { shelf: 'off' })).total
    expect(on + off).toBe(whole)
    expect((await owner.data(stockAdminCalls.list, { q: '%' })).total).toBe(0)
  })

  it('is read again by the shop once it is kept, not while it still may be undone', async () => {
    const row = await rowOf(skus[0]!.productSn)
    const { db, cache } = shop.services
    await sql`create function refuse_audit() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`.execute(
      db,
    )
    await sql`create trigger refuse_audit before insert on audit_log for each row execute function refuse_audit()`.execute(
      db,
    )
    const forget = vi.spyOn(cache, 'forget')
    const change = { ...asSeen(row), salePrice: row.salePrice - 1 }
    expect((await save([change])).code).toBe(500)
    expect(forget).not.toHaveBeenCalled()
    await sql`drop function refuse_audit cascade`.execute(db)
    expect((await save([change])).code).toBe(200)
    expect(forget).toHaveBeenCalled()
    forget.mockRestore()
    const back = asSeen(await rowOf(row.productSn))
    expect((await save([{ ...back, salePrice: row.salePrice }])).code).toBe(200)
  })

  it('saves ten SKUs as one, which the shop shows at once and the log names each', async () => {
    const rows = await Promise.all(skus.slice(0, 3).map(({ productSn }) => rowOf(productSn)))
    const changes = rows.map((row) => ({
      ...asSeen(row),
      salePrice: row.salePrice - 100,
      onHand: row.onHand + 5,
    }))
    expect(await save(changes, '到货')).toMatchObject({ code: 200, data: { changed: 3 } })
    for (const row of rows) {
      expect(await rowOf(row.productSn)).toMatchObject({
        salePrice: row.salePrice - 100,
        onHand: row.onHand + 5,
        version: row.version + 1,
      })
      expect((await ledgerOf(row))[0]).toMatchObject({
        kind: 'edit',
        number: null,
        deltaOnHand: 5,
        afterOnHand: row.onHand + 5,
        staffName: '禾光店主',
        reason: '到货',
      })
      const { list } = await owner.data(staffCalls.audit, { object: `sku ${row.productSn}` })
      expect(list[0]).toMatchObject({ action: 'sku.save' })
    }
    const shown = await (await shop.visitor()).data(catalogCalls.detail, { id: rows[0]!.itemId })
    const sku = shown.skus.find(({ productSn }) => productSn === rows[0]!.productSn)
    expect(sku?.price).toBeLessThanOrEqual(rows[0]!.salePrice - 100)
  })

  it('does all or nothing, and says which SKU is in the way', async () => {
    const [one, other] = await Promise.all(
      skus.slice(3, 5).map(({ productSn }) => rowOf(productSn)),
    )
    const who = await buyer(shop)
    await placeOrder(who, [{ productSn: other!.productSn, quantity: 2 }])
    const both = [
      { ...asSeen(one!), onHand: one!.onHand + 1 },
      { ...asSeen(other!), onHand: 1 },
    ]
    expect(await save(both)).toMatchObject({
      reason: 'skuBelowReserved',
      message: expect.stringContaining(other!.productSn),
    })
    expect(await save([{ ...both[0]!, version: 99 }])).toMatchObject({ reason: 'skuChanged' })
    expect(await rowOf(one!.productSn)).toEqual(one)
  })

  it('is saved once by a request, however often and at the same moment it is sent', async () => {
    const row = await rowOf(skus[3]!.productSn)
    const requestId = randomUUID()
    const change = { ...asSeen(row), onHand: row.onHand + 7 }
    const all = await Promise.all([1, 2, 3].map(() => save([change], '', requestId)))
    expect(all.map(({ code, data }) => [code, data])).toEqual(all.map(() => [200, { changed: 1 }]))
    expect(await rowOf(row.productSn)).toMatchObject({ onHand: row.onHand + 7 })
  })

  it('keeps what shoppers buy while it is saved', async () => {
    const row = await rowOf(skus[5]!.productSn)
    const who = await buyer(shop)
    const [saved, ordered] = await Promise.all([
      save([{ ...asSeen(row), onHand: row.onHand + 10 }]),
      placeOrder(who, [{ productSn: row.productSn, quantity: 2 }]),
    ])
    expect(saved).toMatchObject({ code: 200 })
    await pay(shop, who, ordered.orderSn)
    expect(await rowOf(row.productSn)).toMatchObject({ onHand: row.onHand + 8, reserved: 0 })
    const kinds = (await ledgerOf(row)).slice(0, 3).map(({ kind, number }) => [kind, number])
    expect(kinds[0]).toEqual(['pay', ordered.orderSn])
    expect(kinds).toContainEqual(['submit', ordered.orderSn])
    expect(kinds).toContainEqual(['edit', null])
  })
})

describe('an alarm', () => {
  it('of a SKU calls it low above the usual number, and not below it', async () => {
    const row = await rowOf(skus[0]!.productSn)
    const isLow = async () => {
      const { list } = await owner.data(stockAdminCalls.list, { stock: 'low', pageSize: 100 })
      return list.some(({ productSn }) => productSn === row.productSn)
    }
    const lowSkus = async () => {
      const { list } = await owner.data(goodsAdminCalls.list, { q: row.title, pageSize: 100 })
      return list.find(({ itemId }) => itemId === row.itemId)!.lowSkus
    }
    const others = await lowSkus()
    expect(await isLow()).toBe(false)
    await save([{ ...asSeen(row), lowAt: row.onHand }])
    expect([await isLow(), await lowSkus()]).toEqual([true, others + 1])
    await save([{ ...asSeen(await rowOf(row.productSn)), lowAt: null }])
    expect([await isLow(), await lowSkus()]).toEqual([false, others])
  })

  it('is heard within minutes when a purchase crosses it', async () => {
    const row = await rowOf(skus[1]!.productSn)
    await save([{ ...asSeen(row), lowAt: row.onHand - 1 }])
    const lowSkus = async () => {
      const { list } = await owner.data(goodsAdminCalls.list, { q: row.title, pageSize: 100 })
      return list.find(({ itemId }) => itemId === row.itemId)!.lowSkus
    }
    const before = await lowSkus()
    await placeOrder(await buyer(shop), [{ productSn: row.productSn, quantity: 1 }])
    await jobHandlers(shop.services)['listing.sales'].run({
      payload: {},
      scope: undefined,
      attempt: 1,
      finish: async () => {},
    })
    expect(await lowSkus()).toBe(before + 1)
    const { list } = await owner.data(stockAdminCalls.list, { stock: 'low', pageSize: 100 })
    expect(list.map(({ productSn }) => productSn)).toContain(row.productSn)
  })
})

describe('an adjustment of all that fit', () => {
  const adjust = (more: object) =>
    owner.call(stockAdminCalls.adjust, {
      requestId: randomUUID(),
      field: 'salePrice',
      how: 'share',
      value: 1000,
      reason: '',
      ...more,
    } as never)

  it('changes as many as were seen, or none', async () => {
    const { itemId, title } = await rowOf(skus[2]!.productSn)
    const of = async () =>
      (await owner.data(stockAdminCalls.list, { q: title, pageSize: 100 })).list
    const { total: seen } = await owner.data(stockAdminCalls.list, { q: title })
    const before = await of()
    expect(await adjust({ q: title, seen: seen + 1 })).toMatchObject({
      reason: 'selectionChanged',
    })
    expect(await adjust({ q: title, seen })).toMatchObject({
      data: { changed: before.length },
    })
    expect((await of()).map(({ salePrice }) => salePrice)).toEqual(
      before.map(({ salePrice }) => Math.round(salePrice * 1.1)),
    )
    const goods = (await owner.data(goodsAdminCalls.list, { q: title })).list
    expect(goods.find((each) => each.itemId === itemId)?.price).toBe(
      Math.min(
        ...(await of()).filter((each) => each.itemId === itemId).map((each) => each.salePrice),
      ),
    )
    const { list } = await owner.data(staffCalls.audit, { object: 'skus' })
    expect(list[0]).toMatchObject({ action: 'stock.adjust' })
  })

  it('that one SKU cannot take changes none', async () => {
    const { title, productSn } = await rowOf(skus[4]!.productSn)
    const { list, total } = await owner.data(stockAdminCalls.list, { q: title, pageSize: 100 })
    const answer = await adjust({
      q: title,
      seen: total,
      field: 'onHand',
      how: 'set',
      value: 0,
    })
    expect(answer).toMatchObject({ reason: 'skuBelowReserved' })
    expect(await rowOf(productSn)).toEqual(list.find((each) => each.productSn === productSn))
  })
})

it('list prices are the partner’s: who looks after one store changes the rest alone', async () => {
  const local = await shop.staff('hangzhou')
  local.scope = { partnerId: 1, storeId: 2 }
  const [row] = (await local.data(stockAdminCalls.list, {})).list
  const change = { ...asSeen(row!), salePrice: row!.salePrice + 100 }
  const input = { requestId: randomUUID(), reason: '', changes: [change] }
  expect(await local.call(stockAdminCalls.save, input)).toMatchObject({ data: { changed: 1 } })
  const listed = { ...change, version: row!.version + 1, listPrice: row!.listPrice + 100 }
  const wide = { ...input, requestId: randomUUID(), changes: [listed] }
  expect(await local.call(stockAdminCalls.save, wide)).toMatchObject({ reason: 'partnerWide' })
})
