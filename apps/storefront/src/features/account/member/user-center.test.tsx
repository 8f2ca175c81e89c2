import { roomStatus } from '@mallard/contract/activities/bargain/bargain.codes'
import { fireEvent, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { expect, it } from 'vitest'
import { usePage } from '#platform/navigator/index.ts'
import { stage } from '#platform/test-stage.ts'
import userCenter from './user-center.screen.tsx'

const member = {
  me: { id: 7, nickname: '林', avatar: '', roles: ['user'], integration: 0 },
  level: { code: 'v1', name: '新友', nextName: null, need: 0 },
  counts: {
    cartNum: 0,
    couponNum: 0,
    orderCounts: { unpaid: 0, toShip: 0, toReceive: 0, toComment: 0, afterSale: 0 },
    noticeNum: 0,
    collections: 0,
  },
  signIn: null,
  canPromote: false,
}
const room = {
  bargainRoomId: 'r'.repeat(22),
  status: roomStatus.running,
  currentPrice: 15900,
  floorPrice: 9900,
  expireAt: 0,
  title: '养生壶',
  pic: { url: '/kettle.webp', width: 800, height: 800, color: '#fff' },
}

it.each([true, false])('leads to promoting only where that is open: %s', (canPromote) => {
  const set = stage({ isSignedIn: true, page: { name: 'userCenter' }, answers: {} })
  const Screen = userCenter.Screen as ComponentType<object>
  const Page = () => (
    <Screen {...{ ...usePage(), data: { member: { ...member, canPromote } }, hint: undefined }} />
  )
  set.show(<Page />)
  expect(screen.queryAllByRole('link', { name: '推广赚佣金' })).toHaveLength(canPromote ? 1 : 0)
})

it('leads to the member’s own group purchases and bargains', async () => {
  const answers = { 'bargain.rooms': [room] }
  const set = stage({ isSignedIn: true, page: { name: 'userCenter' }, answers })
  const Screen = userCenter.Screen as ComponentType<object>
  const Page = () => <Screen {...{ ...usePage(), data: { member }, hint: undefined }} />
  set.show(<Page />)
  expect(screen.getByRole('link', { name: '我的拼团' }).getAttribute('href')).toBe(
    '/groupBuy/orderList/1-1',
  )
  fireEvent.click(screen.getByRole('button', { name: '我的砍价' }))
  await screen.findByText('已砍到 ¥159，底价 ¥99')
  const links = screen.getAllByRole('link', { name: /养生壶/ })
  expect(links[0]?.getAttribute('href')).toBe(`/bargain/1-1/detail/${room.bargainRoomId}`)
})

it('shows what one has, each figure the way to it', () => {
  const set = stage({ isSignedIn: true, page: { name: 'userCenter' }, answers: {} })
  const Screen = userCenter.Screen as ComponentType<object>
  const own = {
    ...member,
    me: { ...member.me, integration: 1280 },
    counts: { ...member.counts, couponNum: 3, collections: 5, noticeNum: 2 },
    signIn: { isSigned: false, points: 8 },
  }
  const Page = () => <Screen {...{ ...usePage(), data: { member: own }, hint: undefined }} />
  set.show(<Page />)
  const links = screen.getByRole('navigation', { name: '我的资产' }).querySelectorAll('a')
  expect([...links].map((link) => link.textContent)).toEqual([
    '3优惠券',
    '1280积分',
    '5收藏',
    '2消息',
  ])
  expect([...links].map((link) => link.getAttribute('href'))).toEqual([
    '/user/1-1/coupon/list2/0',
    '/integral/center',
    '/user/1-1/collection/list',
    '/user/1-1/setting/message',
  ])
  expect(screen.getByRole('link', { name: /每日签到.*今日可领 8\s积分/ })).toBeTruthy()
})
