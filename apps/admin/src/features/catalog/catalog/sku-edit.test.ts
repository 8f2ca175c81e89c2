import type { AdminSku } from '@mallard/contract/catalog/catalog/goods-admin.calls'
import { fen } from '@mallard/kernel'
import { describe, expect, it } from 'vitest'
import { asBegun, planSku } from './sku-edit.ts'

const sku = {
  productSn: 'KT-1',
  salePrice: 39_900,
  listPrice: 45_900,
  onHand: 20,
  reserved: 5,
  version: 7,
} as AdminSku

describe('editing a SKU', () => {
  it('changes nothing until something else is typed', () => {
    expect(planSku(sku, {}).isChanged).toBe(false)
    expect(
      planSku(sku, { salePrice: '399', listPrice: '459.0', onHand: '20', onHandSeen: 20 })
        .isChanged,
    ).toBe(false)
  })

  it('sends the version and the stock that was seen, so that sales in the meantime are not undone', () => {
    const soldMeanwhile = { ...sku, onHand: 18, version: 8 }
    expect(
      planSku(soldMeanwhile, { onHand: '30', onHandSeen: 20, reason: ' delivery ' }),
    ).toMatchObject({
      isChanged: true,
      problem: undefined,
      stockChange: 10,
      input: {
        version: 8,
        onHand: 30,
        onHandSeen: 20,
        salePrice: 39_900,
        listPrice: 45_900,
        reason: 'delivery',
      },
    })
  })

  it.each(['0', '-1', '1.234', 'abc', '', '1000000.01'])('takes no price of %j', (salePrice) => {
    expect(planSku(sku, { salePrice }).problem).toEqual({ field: 'salePrice', name: 'badPrice' })
  })

  it.each(['-1', '1.5', '', '1000001'])('takes no stock of %j', (onHand) => {
    expect(planSku(sku, { onHand, onHandSeen: 20 }).problem).toEqual({
      field: 'onHand',
      name: 'badStock',
    })
  })

  it('takes no stock below what is reserved', () => {
    expect(planSku(sku, { onHand: '5', onHandSeen: 20 }).problem).toBeUndefined()
    expect(planSku(sku, { onHand: '4', onHandSeen: 20 }).problem).toEqual({
      field: 'onHand',
      name: 'belowReserved',
    })
  })

  it('warns of a list price below the price', () => {
    expect(planSku(sku, { salePrice: '459.01' }).isListBelow).toBe(true)
    expect(planSku(sku, { salePrice: '459' }).isListBelow).toBe(false)
  })

  it('is for the price that was there when it began, and for the stock that is there now', () => {
    const now = { ...sku, salePrice: fen(37_900), onHand: 18, reserved: 6, version: 8 }
    expect(asBegun(sku, now)).toEqual({ ...sku, onHand: 18, reserved: 6 })
  })
})
