import { pages, type PageName } from '@mallard/contract/pages'
import { matchPage } from '@mallard/contract/paths'
import { describe, expect, it } from 'vitest'
import { showsBall } from './ball.rules.ts'

const at = (pathname: string) => showsBall({ name: matchPage(pathname).name, pathname })

describe('the floating ball', () => {
  it.each(['/', '/a/1-1', '/category-1-1', '/list/1-1', '/user/1-1', '/login/1-1', '/a/1-1/summer', '/user/1-1/address/list/user'])(
    'is shown on %s',
    (path) => {
      expect(at(path)).toBe(true)
    },
  )

  it.each([
    '/order/1-1/cart',
    '/order/1-1/checkout/f/c',
    '/b/1-1/summer',
    '/help/1-1/agreement/privacy',
    '/goods/7-1-1',
    '/goods/1-1/comment/detail/7',
    '/user/1-1/order/list/all',
    '/user/1-1/order/detail/2025',
    '/user/1-1/order/detail/2025/logistics',
    '/evaluate/1-1',
    '/evaluate/1-1/detail/3',
    '/user/1-1/order/return/detail/9',
    '/user/1-1/fx',
    '/user/1-1/fx/withdrawal',
    '/fx/1-1/8/goods/KT-01',
    '/groupBuy/1-1/code',
    '/groupBuy/orderList/1-1',
  ])('is not shown on %s', (path) => {
    expect(at(path)).toBe(false)
  })

  it.each([
    'cart',
    'orderCheckout',
    'cmsV1b',
    'legalAgreement',
    'KAShare',
    'examine',
    'checkEvaluateDetail',
    'agreement',
    'aqiyi',
    'user-order-list',
    'user-order-valuate',
    'orderSale2',
    'orderDetailSale2',
    'orderAfterSaleDetail',
  ])('is not shown on the route %s of the specification', (name) => {
    expect(showsBall({ name, pathname: '/x' })).toBe(false)
  })

  it('knows every page by name or by path', () => {
    const hidden = (Object.keys(pages) as PageName[]).filter((name) => !showsBall({ name, pathname: pages[name].path.replace(/[{}]/g, '') }))
    for (const name of ['cart', 'orderCheckout', 'goods', 'orderList', 'orderDetail', 'cmsV1b', 'legalAgreement']) expect(hidden).toContain(name)
    for (const name of ['home', 'goodslist', 'userCenter', 'search']) expect(hidden).not.toContain(name)
  })
})
