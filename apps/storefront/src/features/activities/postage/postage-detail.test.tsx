import type { Postage } from '@mallard/contract/activities/postage/postage.fields'
import { fen } from '@mallard/kernel'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { ComponentType } from 'react'
import { describe, expect, it } from 'vitest'
import { usePage } from '#platform/navigator/index.ts'
import { stage } from '#platform/test-stage.ts'
import detail from './postage-detail.screen.tsx'

const now = Date.now()
const postageUuid = 'p'.repeat(22)
const trial: Postage = {
  postageUuid,
  name: '刀网试用',
  state: 'RUN',
  audience: 'all',
  itemId: 7,
  productSn: 'HL-AC01',
  title: '旋转刀网',
  productAttr: '一片',
  pic: { url: '/mesh.webp', width: 100, height: 100, color: '#eeeeee' },
  postageAmount: fen(900),
  salePrice: fen(3900),
  quota: 50,
  left: 12,
  startAt: now - 1000,
  endAt: now + 86_400_000,
  rules: '收到后欢迎评价\n',
}

function show(data: object = {}, of: Partial<Postage> = {}) {
  const set = stage({
    isSignedIn: true,
    page: { name: 'postageDetail', params: { postageUuid } },
  })
  const Screen = detail.Screen as ComponentType<object>
  const shown = {
    postage: { ...trial, ...of },
    part: 'open',
    orderSn: null,
    others: [],
    serverTime: now,
    ...data,
  }
  const Page = () => <Screen {...{ ...usePage(), data: { shown } }} />
  set.show(<Page />)
  return set
}

describe('a trial', () => {
  it('says what is paid, how many are left, and its rules', () => {
    show()
    screen.getByText('剩余 12 / 50 份')
    screen.getByText('支付 ¥9 邮费即可得到一份售价 ¥39 的商品，不再另收运费')
    screen.getByText('收到后欢迎评价')
    expect(screen.getByRole('button', { name: '付 ¥9 邮费，领一份' })).toHaveProperty(
      'disabled',
      false,
    )
  })

  it.each([
    ['it has not begun', {}, { state: 'WAIT' }, '还没开始'],
    ['it is over', {}, { state: 'END' }, '试用已结束'],
    ['all are taken', {}, { left: 0 }, '名额已领完'],
    ['it is for others', { part: 'notNew' }, { audience: 'new' }, '仅限新朋友'],
  ] as const)('cannot be taken when %s', (_why, data, of, words) => {
    show(data, of)
    expect(screen.getByRole('button', { name: words })).toHaveProperty('disabled', true)
  })

  it('leads who had it to the order', () => {
    show({ part: 'joined', orderSn: '26112600000000000001' })
    expect(screen.getByRole('link', { name: '您已领过，查看订单' }).getAttribute('href')).toContain(
      '26112600000000000001',
    )
  })

  it('leads to its checkout', async () => {
    const { went } = show()
    fireEvent.click(screen.getByRole('button', { name: '付 ¥9 邮费，领一份' }))
    await waitFor(() => expect(went).toEqual([`/order/1-1/checkoutPostage/${postageUuid}`]))
  })
})
