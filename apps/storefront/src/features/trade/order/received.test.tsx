import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { stage } from '#platform/test-stage.ts'
import { Received } from './received.tsx'

const orderSn = '26112022090012345678'
const pic = { url: '/p.webp', width: 1, height: 1, color: '#eee' }
const item = (orderItemId: number, title: string) => ({
  orderItemId,
  orderId: orderSn,
  itemId: 4,
  title,
  pic,
  productAttr: '雾蓝',
  receiveTime: 0,
  comment: null,
})

function show(earns: object, list: object[], points = 10) {
  const set = stage({
    isSignedIn: true,
    answers: {
      'points.ofOrder': earns,
      'review.mine': { list, counts: { todo: list.length, done: 0 }, points },
    },
  })
  set.show(<Received orderSn={orderSn} />)
  return set
}

it('says what the order earns and when, and leads to the review of each item', async () => {
  const at = Date.parse('2026-11-28T04:00:00Z')
  const { calls } = show({ points: 299, growth: 249, isGranted: false, at }, [
    item(31, '电水壶'),
    item(32, '手冲壶'),
  ])
  await screen.findByText('本单可得 299 积分、249 成长值')
  expect(document.body.textContent).toContain('售后期结束后（2026-11-28）到账')
  expect(document.body.textContent).toContain('每条得 10 积分')
  const links = screen
    .getAllByRole('link', { name: '去评价' })
    .map((link) => link.getAttribute('href'))
  expect(links).toEqual([
    `/user/1-1/comment/edit/31/${orderSn}`,
    `/user/1-1/comment/edit/32/${orderSn}`,
  ])
  expect(calls).toContainEqual([
    'review.mine',
    expect.objectContaining({ active: 'todo', id: orderSn }),
  ])
})

it('says nothing of points that an order does not earn, nor of reviews that are written or earn nothing', async () => {
  show({ points: 0, growth: 0, isGranted: false, at: null }, [item(31, '电水壶')], 0)
  await screen.findByText('电水壶')
  expect(document.body.textContent).not.toContain('积分')
  document.body.replaceChildren()
  show({ points: 299, growth: 299, isGranted: true, at: null }, [])
  await screen.findByText('本单已得 299 积分、299 成长值')
  expect(document.body.textContent).not.toContain('评价')
})

it('says growth alone where orders earn no points', async () => {
  show({ points: 0, growth: 249, isGranted: false, at: null }, [])
  await screen.findByText('本单可得 249 成长值')
})
