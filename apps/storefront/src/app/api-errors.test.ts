import type { PageName } from '@mallard/contract/pages'
import { describe, expect, it } from 'vitest'
import { networkMessage, treatmentOf, type Failure } from './api-errors.ts'

interface Row {
  situation: string
  call?: Partial<Failure['call']>
  page?: PageName
  error: Partial<Failure['error']>
  treatment: ReturnType<typeof treatmentOf>
}

const message = '库存不足'

const catalogue: Row[] = [
  {
    situation: 'code 500 on the checkout page',
    page: 'orderCheckout',
    error: { code: 500 },
    treatment: { kind: 'alertBack', message },
  },
  {
    situation: 'code 500 on the seckill checkout page',
    page: 'checkoutSeckill' as PageName,
    error: { code: 500 },
    treatment: { kind: 'alertBack', message },
  },
  {
    situation: 'a new price on the checkout page, which that page explains',
    page: 'orderCheckout',
    error: { code: 500, reason: 'priceChanged' },
    treatment: { kind: 'reject' },
  },
  {
    situation: 'code 500 on get-third-invoice',
    call: { path: '/invoice/get-third-invoice' },
    error: { code: 500 },
    treatment: { kind: 'reject' },
  },
  {
    situation: 'records of visits that did not arrive',
    call: { name: 'tracking.web' },
    error: { code: 500, message: networkMessage, isTransport: true },
    treatment: { kind: 'reject' },
  },
  {
    situation: 'somebody else than a colleague, whom the page itself tells',
    call: { path: '/sso/oa-login' },
    error: { code: 500 },
    treatment: { kind: 'reject' },
  },
  {
    situation: 'code 500 on paths with /dining/',
    call: { path: '/b2c/dining/menu' },
    error: { code: 500 },
    treatment: { kind: 'pass' },
  },
  { situation: 'another code 500', error: { code: 500 }, treatment: { kind: 'toast', message } },
  {
    situation: 'no add-on item selected',
    error: { code: 500, message: '没有选择加价购商品' },
    treatment: { kind: 'reject' },
  },
  {
    situation: 'no add-on item selected, in English',
    error: { code: 500, message: 'No add-on chosen', reason: 'noAddBuyChosen' },
    treatment: { kind: 'reject' },
  },
  {
    situation: 'signed in for points already',
    error: { code: 500, message: '您已签到' },
    treatment: { kind: 'reject' },
  },
  ...(['giftChanged', 'couponUsed', 'returnPolicyChanged', 'returnTickNeeded'] as const).map(
    (reason) => ({
      situation: `${reason} on the checkout page, which explains it and shows what is new`,
      page: 'orderCheckout' as const,
      error: { code: 500, reason },
      treatment: { kind: 'reject' as const },
    }),
  ),
  {
    situation: 'a silent refusal on the checkout page',
    page: 'orderCheckout',
    error: { code: 500, message: '您已签到' },
    treatment: { kind: 'reject' },
  },
  {
    situation: 'a coupon that was not drawn, whatever the code',
    call: { path: '/b2c/coupon/{p}-{s}/draw/{grantUuid}' },
    error: { code: 501 },
    treatment: { kind: 'toast', message },
  },
  { situation: 'another code than 200', error: { code: 502 }, treatment: { kind: 'reject' } },
  {
    situation: 'a page that is too old to act',
    error: { code: 403, message: '页面已过期，请刷新后重试' },
    treatment: { kind: 'toast', message: '页面已过期，请刷新后重试' },
  },
  {
    situation: 'an empty body',
    call: { isQuery: true },
    error: { code: 500, message: networkMessage, isTransport: true },
    treatment: { kind: 'toast', message: networkMessage },
  },
  {
    situation: 'a page’s data that did not arrive',
    call: { isQuery: true },
    error: { code: 500, message: `${networkMessage} network error`, isTransport: true },
    treatment: { kind: 'reject' },
  },
  {
    situation: 'an action of the shopper that did not arrive',
    error: { code: 500, message: `${networkMessage} network error`, isTransport: true },
    treatment: { kind: 'toast', message: networkMessage },
  },
  {
    situation: 'a transport failure on the checkout page, which is no refusal',
    page: 'orderCheckout',
    call: { isQuery: true },
    error: { code: 500, message: `${networkMessage} x`, isTransport: true },
    treatment: { kind: 'reject' },
  },
  {
    situation: 'init code 560',
    call: { name: 'store.partnerInit' },
    error: { code: 560, message: '店铺不存在' },
    treatment: { kind: 'home', message: '店铺不存在' },
  },
  {
    situation: 'a search that has to wait, which the page says itself',
    page: 'search',
    call: { isQuery: true },
    error: { code: 500, reason: 'searchBusy' },
    treatment: { kind: 'reject' },
  },
  {
    situation: 'something that a page is about and that is not there, which the page says itself',
    page: 'goods',
    call: { isQuery: true },
    error: { code: 500, reason: 'notFound' },
    treatment: { kind: 'reject' },
  },
  {
    situation: 'not signed in',
    error: { code: 401, message: '请先登录' },
    treatment: { kind: 'signOut', message: '请先登录' },
  },
  {
    situation: 'a refusal of what was fetched ahead of need',
    call: { isQuiet: true },
    error: { code: 401 },
    treatment: { kind: 'reject' },
  },
]

describe('the error catalogue (specification §8)', () => {
  it.each(catalogue)('$situation: $treatment.kind', ({ call, page = 'cart', error, treatment }) => {
    const failure: Failure = {
      call: { name: 'cart.add', path: '/b2c/cartV3/{p}-{s}/add', ...call },
      page,
      error: { code: 500, message, isTransport: false, ...error },
    }
    expect(treatmentOf(failure)).toEqual(treatment)
  })

  it('says the words of the specification', () => {
    expect(networkMessage).toBe('网络异常，请稍后重试')
  })
})
