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
