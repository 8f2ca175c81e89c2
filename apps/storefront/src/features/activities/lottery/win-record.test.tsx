import type { LotteryWin } from '@mallard/contract/activities/lottery/lottery.fields'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { ComponentType } from 'react'
import { describe, expect, it } from 'vitest'
import { usePage } from '#platform/navigator/index.ts'
import { stage, type Answers } from '#platform/test-stage.ts'
import record from './win-record.screen.tsx'

const at = Date.UTC(2026, 10, 23, 12)
const address = {
  name: '林小满',
  phone: '13900001234',
  provinceCode: '330000',
  cityCode: '330100',
  countyCode: '330106',
  province: '浙江省',
  city: '杭州市',
  county: '西湖区',
  detail: '文三路 1 号',
  postCode: '',
}
const goods: LotteryWin = {
  lotteryItemId: 9,
  lotteryUrl: 'lucky',
  lotteryName: '幸运大转盘',
  type: 4,
  name: '电水壶',
  pic: { url: '/kettle.webp', width: 100, height: 100, color: '#eeeeee' },
  points: 0,
  status: 0,
  source: 'free',
  at,
  addressUntil: at + 30 * 86_400_000,
  address: null,
  companyName: '',
  deliverySn: '',
  shippedAt: null,
}

function show(wins: readonly LotteryWin[], answers: Answers = {}) {
  const set = stage({ isSignedIn: true, page: { name: 'lotteryWinRecord' }, answers })
  const Screen = record.Screen as ComponentType<object>
  const Page = () => <Screen {...{ ...usePage(), data: { wins: { list: wins } } }} />
  set.show(<Page />)
  return set
}

describe('the prizes that were won', () => {
  it('wait for an address, which is one of the shopper’s', async () => {
    const set = show([goods], {
      'address.list': [{ ...address, id: 3, isDefault: true }],
      'lottery.setAddress': { ...goods, status: 1, address },
    })
    screen.getByText('待填地址')
    screen.getByText('请在 2026-12-23 20:00 前填写收货地址')
    fireEvent.click(screen.getByRole('button', { name: '填写收货地址' }))
    fireEvent.click(await screen.findByRole('button', { name: /文三路 1 号/ }))
    await waitFor(() =>
      expect(set.calls).toContainEqual(['lottery.setAddress', { lotteryItemId: 9, addressId: 3 }]),
    )
  })

  it('want one typed where the shopper has none', async () => {
    const set = show([goods], { 'address.list': [] })
    fireEvent.click(screen.getByRole('button', { name: '填写收货地址' }))
    fireEvent.click(await screen.findByRole('button', { name: '确认地址' }))
    // Nothing is sent while fields are empty.
    await screen.findByText('收货人')
    expect(set.calls.map(([name]) => name)).not.toContain('lottery.saveAddress')
  })

  it('say where they are, and what else there is to do', () => {
    const sent = {
      status: 2,
      address,
      companyName: '顺丰速运',
      deliverySn: 'SF1234567890',
    } as const
    const common = { pic: null, addressUntil: null, status: 3 } as const
    show([
      { ...goods, ...sent, lotteryItemId: 1 },
      { ...goods, status: 4, lotteryItemId: 2 },
      { ...goods, ...common, type: 2, name: '5 积分', lotteryItemId: 3 },
      { ...goods, ...common, type: 3, name: '运费券', lotteryItemId: 4 },
    ])
    screen.getByText('顺丰速运 SF1234567890')
    screen.getByRole('button', { name: '复制单号' })
    screen.getByText('已过期')
    expect(screen.getAllByText('已发放')).toHaveLength(2)
    screen.getByRole('link', { name: '查看积分' })
    screen.getByRole('link', { name: '去使用' })
  })

  it('say what to do when there are none', () => {
    show([])
    screen.getByText('还没有中奖')
  })
})
