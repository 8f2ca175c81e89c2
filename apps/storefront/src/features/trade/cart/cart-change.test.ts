import type { Cart, CartLine } from '@mallard/contract/trade/cart/cart.fields'
import { fen, zero } from '@mallard/kernel/money'
import { describe, expect, it } from 'vitest'
import { changedCart, maxQuantityOf } from './cart-change.ts'

function line(part: Partial<CartLine>): CartLine {
  return {
    id: 1,
    itemId: 1,
    productSn: 'A',
    title: '壶',
    pic: { url: '/a.webp', width: 1, height: 1, color: '#fff' },
    productAttr: '',
    productPrice: fen(1000),
    productQuantity: 1,
    promotionAmount: zero,
    couponAmount: zero,
    integrationAmount: zero,
    realAmount: fen(1000),
    checked: true,
    valid: true,
    invalidReason: null,
    stock: 9,
    limit: 0,
    addBuyLost: null,
    priceDrop: zero,
    promotions: [],
    isGift: false,
    isAddBuy: false,
    returnPolicy: { days: 7 },
    returnText: '7天无理由退货',
    choices: [],
    ...part,
  }
}

function cart(lines: readonly CartLine[]): Cart {
  const amounts = {
    totalAmount: zero,
    promotionAmount: zero,
    couponAmount: zero,
    integrationAmount: zero,
    freightAmount: zero,
    freightDiscountAmount: zero,
    adjustAmount: zero,
    payAmount: zero,
  }
  return {
    groups: [{ promotion: null, lines: [...lines] }],
    invalid: [],
    amounts,
    promotions: [],
    gifts: [],
    lostGifts: [],
    addBuy: [],
    checkedAll: false,
    cartNum: 0,
    checkedNum: 0,
    freeFreightMissing: null,
    canDraw: false,
  }
}

describe('a cart that was changed', () => {
  it('adds up what is ticked', () => {
    const before = cart([
      line({ id: 1 }),
      line({ id: 2, productPrice: fen(250), productQuantity: 2 }),
    ])
    const more = changedCart(before, { kind: 'quantity', id: 1, quantity: 3 })
    expect(more).toMatchObject({
      cartNum: 5,
      checkedNum: 5,
      checkedAll: true,
      amounts: { totalAmount: 3500, payAmount: 3500 },
    })
    const less = changedCart(more, { kind: 'tick', ids: [2], checked: false })
    expect(less).toMatchObject({
      cartNum: 5,
      checkedNum: 3,
      checkedAll: false,
      amounts: { payAmount: 3000 },
    })
  })

  it('keeps what discounts took off', () => {
    const before = cart([line({ promotionAmount: fen(300) })])
    expect(changedCart(before, { kind: 'quantity', id: 1, quantity: 2 }).amounts).toMatchObject({
      totalAmount: 2000,
      promotionAmount: 300,
      payAmount: 1700,
    })
  })

  it('loses a group with its last line, and finds nothing ticked in nothing', () => {
    const empty = changedCart(cart([line({})]), { kind: 'remove', ids: [1] })
    expect(empty).toMatchObject({
      groups: [],
      cartNum: 0,
      checkedAll: false,
      amounts: { payAmount: 0 },
    })
  })

  it('makes a line good again that asked for too many, and leaves it alone when ticked before', () => {
    const tooMany = line({
      stock: 2,
      productQuantity: 5,
      valid: false,
      checked: false,
      invalidReason: 'notEnoughStock',
    })
    expect(changedCart(cart([tooMany]), { kind: 'tick', ids: [1], checked: true }).checkedNum).toBe(
      0,
    )
    const mended = changedCart(cart([tooMany]), { kind: 'quantity', id: 1, quantity: 2 })
    expect(mended.groups[0]?.lines[0]).toMatchObject({
      valid: true,
      checked: true,
      invalidReason: null,
    })
  })

  it('says the same when it is told twice', () => {
    const once = changedCart(cart([line({}), line({ id: 2 })]), { kind: 'remove', ids: [2] })
    expect(changedCart(once, { kind: 'remove', ids: [2] })).toEqual(once)
  })
})

it.each([
  [{ stock: 3, limit: 0 }, 3],
  [{ stock: 3, limit: 2 }, 2],
  [{ stock: 99, limit: 0 }, 999],
  [{ stock: 99, limit: 5 }, 5],
  [{ stock: 0, limit: 5 }, 0],
])('of %o one can have %i', (line, max) => {
  expect(maxQuantityOf(line)).toBe(max)
})
