import { figuresAdminCalls } from '@mallard/contract/insight/figures/figures-admin.calls'
import { day, hour } from '@mallard/kernel'
import type { Caller } from '@mallard/testing/caller'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { buyer, pay, placeOrder, skusWithStock } from '#app/testing/test-buyer.ts'
import { testShop } from '#app/testing/test-shop.ts'
import { colleague } from '#app/testing/test-transfers.ts'

const shop = await testShop()
const { db } = shop.services
const [kettle, cup] = await skusWithStock(shop, 2)

const toDos = async (login = 'owner') => (await shop.staff(login)).data(figuresAdminCalls.toDos, {})
const countOf = async (name: string, login?: string) =>
  (await toDos(login)).find((toDo) => toDo.name === name)?.count ?? 0

async function bought(browser: Caller): Promise<string> {
  const { orderSn } = await placeOrder(browser, [{ ...kettle! }])
  await pay(shop, browser, orderSn)
  return orderSn
}

describe('what waits for staff', () => {
  it('are orders to ship, and those that are past their time to ship', async () => {
    const [before, late] = [await countOf('order.toShip'), await countOf('order.overdue')]
    await bought(await buyer(shop))
    expect(await countOf('order.toShip')).toBe(before + 1)
    expect(await countOf('order.overdue')).toBe(late)
    shop.clock.advance(2 * day + hour)
    expect(await countOf('order.overdue')).toBeGreaterThan(late)
  })

  it('is told in the reader’s words, and only to who may see it', async () => {
    const packer = await colleague(shop, await shop.staff(), 'warehouse', 1)
    const seen = await packer.data(figuresAdminCalls.toDos, {})
    expect(seen.find(({ name }) => name === 'order.toShip')).toMatchObject({
      text: '待发货订单',
      isCut: false,
    })
    const names = seen.map(({ name }) => name)
    expect(
      names.filter((name) => /^(?:review|voucher|approval|bill|job|promotion)/.test(name)),
    ).toEqual([])
  })

  it('are goods of which a SKU is sold out', async () => {
    const before = await countOf('stock.out')
    await sql`
      update store_goods set out_skus = out_skus + 1
      where partner_id = 1 and store_id = 1 and goods_id = ${cup!.goodsId} and out_skus = 0`.execute(
      db,
    )
    expect(await countOf('stock.out')).toBe(before + 1)
  })

  it('is counted no further than a person can do', async () => {
    await sql`
      insert into job (kind, key, payload, due_at, state)
      select 'figures.mend', 'dead' || n, '{}', now(), 'dead' from generate_series(1, 120) n`.execute(
      db,
    )
    expect((await toDos()).find(({ name }) => name === 'job.dead')).toMatchObject({
      count: 99,
      isCut: true,
    })
    await sql`delete from job where state = 'dead'`.execute(db)
    expect(await countOf('job.dead')).toBe(0)
  })
})
