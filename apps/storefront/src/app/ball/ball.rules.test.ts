import { pages, type PageName } from '@mallard/contract/pages'
import { matchPage } from '@mallard/contract/paths'
import { describe, expect, it } from 'vitest'
import { hiddenRoutes, showsBall } from './ball.rules.ts'

/** An address of a page, with a number for everything that is open in it. */
const addressOf = (name: PageName) =>
  pages[name].path.replace(/\{(\w+)\}/g, (_, part: string) => (part === 'type' ? 'summer' : '7'))

const at = (pathname: string) => showsBall({ name: matchPage(pathname).name, pathname })

describe('the floating ball', () => {
  it.each([
    '/',
    '/a/1-1',
    '/category-1-1',
    '/list/1-1',
    '/user/1-1',
    '/login/1-1',
    '/a/1-1/summer',
    '/user/1-1/address/list/user',
  ])('is shown on %s', (path) => {
    expect(at(path)).toBe(true)
  })

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
    '/user/1-1/order/return/list',
    '/user/1-1/comment/list/0',
    '/user/1-1/comment/edit/3/2025',
    '/user/1-1/setting/agreement',
    '/thirdReturn/detail',
    '/examine/1-1/x',
    '/user/1-1/fx',
    '/user/1-1/fx/withdrawal',
    '/fx/1-1/8/goods/KT-01',
    '/groupBuy/1-1/code',
    '/groupBuy/orderList/1-1',
  ])('is not shown on %s', (path) => {
    expect(at(path)).toBe(false)
  })

  it('is hidden on every route that the specification names, as far as there is one: each has an address that leads there', () => {
    for (const names of Object.values(hiddenRoutes)) {
      for (const name of names) {
        const path = addressOf(name)
        expect(matchPage(path).name, path).toBe(name)
        expect(at(path), path).toBe(false)
      }
    }
  })

  it('is shown or hidden by the address of every page there is', () => {
    const names = Object.keys(pages) as PageName[]
    const hidden = names.filter((name) => name !== 'notFound' && !at(addressOf(name)))
    expect(hidden.toSorted()).toEqual(
      [
        'KAShare',
        'aqiyi',
        'cart',
        'checkEvaluateDetail',
        'checkoutPostage',
        'checkoutSeckill',
        'cmsV1b',
        'cmsV1bBare',
        'commentEdit',
        'commentList',
        'evaluate',
        'examine',
        'goods',
        'goodsComments',
        'legalAgreement',
        'orderCheckout',
        'orderDetail',
        'orderList',
        'orderLogistics',
        'preview',
        'returnAllStep1',
        'returnAllStep2',
        'returnDetail',
        'returnList',
        'returnPartStep1',
        'returnPartStep2',
        'serviceMessage',
        'settingAgreement',
        'thirdReturnDetail',
        ...names.filter((name) => /fx|groupBuy/.test(pages[name].path)),
      ].toSorted(),
    )
  })
})
