import type { AddBuy } from '@mallard/contract/pricing/promotion/promotion.fields'
import { fen } from '@mallard/kernel'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { stage } from '#platform/test-stage.ts'
import { AddBuyOffer } from './addbuy-offer.tsx'

const pic = { url: '/pictures/cup.webp', width: 1000, height: 1000, color: '#eeeeee' }

function offerOf(quantity: number, missing = 0): AddBuy {
  const cup = {
    productSn: 'CP-01',
    itemId: 9,
    title: '随行杯',
    pic,
    productAttr: '米白',
    price: fen(1990),
    salePrice: fen(5900),
    stock: 5,
    quantity,
  }
  return {
    promotionId: 6,
    name: '满199元超值换购',
    over: fen(19900),
    missing: fen(missing),
    most: 2,
    items: [cup],
  }
}

function show(offer: AddBuy) {
  const played = stage({ isSignedIn: true, answers: { 'cart.addBuyModify': { cartNum: 2 } } })
  played.show(<AddBuyOffer offer={offer} isOnly />)
  return played
}

/** Buttons and links below the goods, the largest last. */
const ways = () =>
  [...screen.getAllByRole('link'), ...screen.getAllByRole('button')].flatMap(({ textContent }) =>
    /换购|凑单/.test(textContent) ? textContent : [],
  )
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

describe('the buttons below add-ons', () => {
  it('ask to choose, with a quiet way on without, while nothing is chosen', () => {
    show(offerOf(0))
    expect(ways()).toEqual(['不换购', '请选择换购商品'])
    expect(button('请选择换购商品').disabled).toBe(true)
    expect(screen.getByRole('link', { name: '不换购' }).getAttribute('href')).toBe(
      '/order/1-1/cart',
    )
  })

  it('say how many and for how much once something is chosen', async () => {
    const { calls, went } = show(offerOf(0))
    fireEvent.click(button('增加'))
    fireEvent.click(button('增加'))
    expect(ways()).toEqual(['确定换购 2 件 ¥39.80'])
    fireEvent.click(button('确定换购 2 件 ¥39.80'))
    await waitFor(() => expect(went).toEqual(['/order/1-1/cart']))
    expect(calls).toEqual([
      ['cart.addBuyModify', { promotionId: 6, items: [{ productSn: 'CP-01', quantity: 2 }] }],
    ])
  })

  it('offer to give up what was in the cart', async () => {
    const { calls } = show(offerOf(1))
    fireEvent.click(button('减少'))
    expect(ways()).toEqual(['取消换购'])
    fireEvent.click(button('取消换购'))
    await waitFor(() =>
      expect(calls).toEqual([['cart.addBuyModify', { promotionId: 6, items: [] }]]),
    )
  })

  it('lead to more goods where the basket does not reach yet', () => {
    show(offerOf(0, 5000))
    expect(ways()).toEqual(['去凑单', '去凑单'])
  })
})
