import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { setStock, skusWithStock } from '#app/testing/test-buyer.ts'
import { testShop } from '#app/testing/test-shop.ts'
import {
  deductStock,
  refreshAvailability,
  releaseStock,
  reserveStock,
  restock,
  type StockMove,
  type StockUnit,
} from './catalog.stock.ts'

const shop = await testShop()
const { db } = shop.services
const [kettle, cup] = await skusWithStock(shop, 2, 100)
const scope = { partnerId: 1, storeId: 1 }
let moves = 0

const move = (units: readonly StockUnit[], bizType = 'submit'): StockMove => ({
  scope,
  bizType,
  bizId: `move${(moves += 1)}`,
  units,
  at: new Date(shop.clock.now()),
})
const stockOf = async (skuId: number) => {
  const { rows } = await sql<{
    on_hand: number
    reserved: number
  }>`select on_hand, reserved from store_sku where partner_id = 1 and store_id = 1 and sku_id = ${skuId}`.execute(
    db,
  )
  return [rows[0]!.on_hand, rows[0]!.reserved]
}
const cataloguePricesOf = async (goodsId: number) => {
  const { rows } = await sql<{
    price: number
    product_sn: string
    stock_state: number
    sales: number
  }>`
    select price, product_sn, stock_state, sales from store_goods where partner_id = 1 and store_id = 1 and goods_id = ${goodsId}`.execute(
    db,
  )
  return rows[0]!
}

describe('stock', () => {
  it('is put aside, given back, sold and put back, each with a row in its log', async () => {
    const units = [
      { skuId: cup!.skuId, quantity: 3 },
      { skuId: kettle!.skuId, quantity: 2 },
    ]
    const { sales } = await cataloguePricesOf(kettle!.goodsId)
    expect(await reserveStock(db, move(units))).toEqual({ ok: true, value: undefined })
    expect([await stockOf(kettle!.skuId), await stockOf(cup!.skuId)]).toEqual([
      [100, 2],
      [100, 3],
    ])
    await releaseStock(db, move([{ skuId: cup!.skuId, quantity: 3 }], 'close'))
    await deductStock(db, move([{ skuId: kettle!.skuId, quantity: 2 }], 'pay'))
    expect([await stockOf(kettle!.skuId), await stockOf(cup!.skuId)]).toEqual([
      [98, 0],
      [100, 0],
    ])
    expect((await cataloguePricesOf(kettle!.goodsId)).sales).toBe(sales + 2)
    await restock(db, move([{ skuId: kettle!.skuId, quantity: 2 }], 'return'))
    expect(await stockOf(kettle!.skuId)).toEqual([100, 0])
    const { rows } = await sql<{
      log: string
    }>`select string_agg(delta_on_hand || '/' || delta_reserved, ' ' order by id) as log from stock_log where sku_id = ${kettle!.skuId} and biz_id like 'move%'`.execute(
      db,
    )
    expect(rows[0]!.log).toBe('0/2 -2/-2 2/0')
  })

  it('counts as sold whatever of a SKU was sold, bought and given', async () => {
    const units = [
      { skuId: cup!.skuId, quantity: 3 },
      { skuId: cup!.skuId, quantity: 1 },
    ]
    const { sales } = await cataloguePricesOf(cup!.goodsId)
    await reserveStock(db, move(units))
    await deductStock(db, move(units, 'pay'))
    expect((await cataloguePricesOf(cup!.goodsId)).sales).toBe(sales + 4)
    await restock(db, move(units, 'return'))
    expect(await stockOf(cup!.skuId)).toEqual([100, 0])
  })

  it('is refused as a whole when one of the goods is short, and says how many are left', async () => {
    await setStock(shop, cup!.skuId, 2)
    const units = [
      { skuId: kettle!.skuId, quantity: 1 },
      { skuId: cup!.skuId, quantity: 3 },
    ]
    const [inside, before] = [{ refused: undefined as unknown }, await stockOf(kettle!.skuId)]
    const undone = db.transaction().execute(async (trx) => {
      inside.refused = await reserveStock(trx, move(units))
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(inside.refused).toEqual({ ok: false, refusal: 'notEnoughStock', details: { left: 2 } })
    expect(await stockOf(kettle!.skuId)).toEqual(before)
    await setStock(shop, cup!.skuId, 0)
    expect(await reserveStock(db, move([{ skuId: cup!.skuId, quantity: 1 }]))).toMatchObject({
      refusal: 'soldOut',
    })
    await setStock(shop, cup!.skuId, 100)
  })

  it('never gives back or sells what is not put aside', async () => {
    await expect(releaseStock(db, move([{ skuId: cup!.skuId, quantity: 1 }]))).rejects.toThrow(
      'less than it must',
    )
    await expect(deductStock(db, move([{ skuId: cup!.skuId, quantity: 1 }]))).rejects.toThrow(
      'less than it must',
    )
    expect(await stockOf(cup!.skuId)).toEqual([100, 0])
  })

  it('moves once for a cause', async () => {
    const again = move([{ skuId: cup!.skuId, quantity: 1 }])
    await reserveStock(db, again)
    await expect(reserveStock(db, again)).rejects.toMatchObject({ code: '23505' })
    await releaseStock(db, move(again.units, 'close'))
  })

  it('keeps what lists show in step: few left, sold out, the next SKU’s price', async () => {
    const { rows: goods } = await sql<{ goods_id: number; ids: number[] }>`
      select k.goods_id, array_agg(k.id order by s.sale_price, k.sort, k.id) as ids from sku k join store_sku s on s.sku_id = k.id and s.partner_id = 1 and s.store_id = 1
      group by k.goods_id having count(distinct s.sale_price) > 1 order by k.goods_id limit 1`.execute(
      db,
    )
    const { goods_id: goodsId, ids } = goods[0]!
    for (const id of ids) await setStock(shop, id, id === ids[0] ? 1 : 100)
    await refreshAvailability(db, scope, [goodsId])
    const cheapest = await cataloguePricesOf(goodsId)
    await reserveStock(db, move([{ skuId: ids[0]!, quantity: 1 }]))
    const dearer = await cataloguePricesOf(goodsId)
    expect(dearer.product_sn).not.toBe(cheapest.product_sn)
    expect([cheapest.stock_state, dearer.stock_state]).toEqual([1, 1])
    await releaseStock(db, move([{ skuId: ids[0]!, quantity: 1 }], 'close'))
    expect(await cataloguePricesOf(goodsId)).toEqual(cheapest)

    // Scarce by the SKU: many SKUs with a few each are no plenty.
    for (const id of ids) await setStock(shop, id, 10)
    await refreshAvailability(db, scope, [goodsId])
    expect((await cataloguePricesOf(goodsId)).stock_state).toBe(2)
    for (const id of ids) await setStock(shop, id, id === ids[0] ? 12 : 0)
    await refreshAvailability(db, scope, [goodsId])
    await reserveStock(db, move([{ skuId: ids[0]!, quantity: 2 }]))
    expect((await cataloguePricesOf(goodsId)).stock_state).toBe(2)
    await reserveStock(db, move([{ skuId: ids[0]!, quantity: 10 }]))
    expect((await cataloguePricesOf(goodsId)).stock_state).toBe(0)
  })
})
