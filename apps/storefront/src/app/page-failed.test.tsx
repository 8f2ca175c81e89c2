import { screen as page } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ApiError } from '#platform/api-error.ts'
import PageFailed from './page-failed.tsx'
import type { PageContext } from '#platform/screen.ts'
import { stage } from '#platform/test-stage.ts'

const contextOf = (name: PageContext['name']) =>
  ({
    name,
    params: {},
    query: {},
    scope: { partnerId: 1, storeId: 1 },
    locale: 'zh',
  }) as unknown as PageContext
const gone = new ApiError(500, '数据不存在', { reason: 'notFound' })

it('offers the home page where goods are gone', () => {
  stage().show(<PageFailed context={contextOf('goods')} results={[]} error={gone} />)
  expect(page.getByRole('alert').textContent).toContain('商品已下架或不存在')
  expect(page.getByRole('link', { name: '回到首页' }).getAttribute('href')).toBe('/a/1-1')
  expect(page.queryByRole('button', { name: '重试' })).toBeNull()
})

it('offers the other orders where one is gone', () => {
  stage().show(<PageFailed context={contextOf('orderDetail')} results={[]} error={gone} />)
  expect(page.getByRole('link', { name: '查看我的订单' }).getAttribute('href')).toBe(
    '/user/1-1/order/list/0',
  )
})

it.each([
  ['fxGoods', 'fxNotPromoter', '去申请', '/user/1-1/fx/apply'],
  ['fxWithdrawalNew', 'fxNoCard', '添加银行卡', '/user/1-1/fx/bankcard/edit'],
  // One that names no way leads home, and not into the same refusal again.
  ['couponList', 'forbidden', '回到首页', '/a/1-1'],
] as const)('%s that is refused with %s leads where that points', (name, reason, words, to) => {
  const error = new ApiError(500, '不行，因为……', { reason })
  stage().show(<PageFailed context={contextOf(name)} results={[]} error={error} />)
  expect(page.getByRole('alert').textContent).toContain('不行，因为……')
  expect(page.getByRole('link', { name: words }).getAttribute('href')).toBe(to)
  expect(page.queryByRole('button', { name: '重试' })).toBeNull()
})

it('takes a link that was cut for one that leads nowhere', () => {
  const error = new ApiError(500, '提交的信息有误：bargainRoomId', { reason: 'badInput' })
  stage().show(<PageFailed context={contextOf('bargainDetail')} results={[]} error={error} />)
  expect(page.getByRole('alert').textContent).toContain('页面已下线或不存在')
  expect(page.getByRole('link', { name: '回到首页' }).getAttribute('href')).toBe('/a/1-1')
})

it('asks again for what was refused only now', () => {
  const error = new ApiError(500, '系统繁忙，请稍后再试', { reason: 'busy' })
  stage().show(<PageFailed context={contextOf('fxGoods')} results={[]} error={error} />)
  page.getByRole('button', { name: '重试' })
})

it('asks again for what did not arrive', () => {
  const refetch = vi.fn()
  const results = [{ isError: true, refetch }] as never
  stage().show(
    <PageFailed
      context={contextOf('goods')}
      results={results}
      error={new ApiError(500, '网络异常', { isTransport: true })}
    />,
  )
  page.getByRole('button', { name: '重试' }).click()
  expect(refetch).toHaveBeenCalledOnce()
})

it('says nothing of its own when the store is unknown and the shell goes to another', () => {
  stage().show(
    <PageFailed
      context={contextOf('goods')}
      results={[]}
      error={new ApiError(560, '店铺不存在或已打烊')}
    />,
  )
  expect(page.queryByRole('alert')).toBeNull()
})
