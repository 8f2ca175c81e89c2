import type { InnerGoods } from '@mallard/contract/activities/inner-buy/inner-buy.fields'
import { fen } from '@mallard/kernel'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ComponentType } from 'react'
import { describe, expect, it } from 'vitest'
import { usePage } from '#platform/navigator/index.ts'
import { stage, type Answers } from '#platform/test-stage.ts'
import list from './inner-buy-list.screen.tsx'

const pot: InnerGoods = {
  productSn: 'HL-AC06-INK-30',
  itemId: 7,
  title: '内胆',
  productAttr: '3 升',
  pic: { url: '/pot.webp', width: 100, height: 100, color: '#eeeeee' },
  price: fen(9900),
  salePrice: fen(14_900),
  stock: 3,
}
const quota = {
  year: 2026,
  amount: fen(30_000),
  used: fen(5000),
  reserved: fen(0),
  left: fen(25_000),
}

function show(data: object, answers: Answers = {}) {
  const set = stage({ isSignedIn: true, page: { name: 'innerBuyList' }, answers })
  const Screen = list.Screen as ComponentType<object>
  const shown = { isEmployee: true, quota, list: [pot], hasNext: false, ...data }
  const Page = () => <Screen {...{ ...usePage(), data: { shown } }} />
  set.show(<Page />)
  return set
}

const more = () =>
  within(screen.getByRole('group', { name: '内胆 3 升 数量' })).getByRole('button', {
    name: /增加|加/,
  })

describe('goods at inner prices', () => {
  it('are chosen by number, and lead to their checkout within the quota', async () => {
    const set = show({}, { 'innerBuy.innerBuy': { flowId: 'f'.repeat(22), cartId: '0' } })
    const go = screen.getByRole('button', { name: '去结算' })
    expect(go).toHaveProperty('disabled', true)
    fireEvent.click(more())
    fireEvent.click(more())
    screen.getByText('已选 2 件')
    fireEvent.click(go)
    await waitFor(() =>
      expect(set.calls).toContainEqual([
        'innerBuy.innerBuy',
        { items: [{ productSn: pot.productSn, quantity: 2 }] },
      ]),
    )
  })

  it('say by how much they are beyond it', () => {
    show({})
    for (let count = 0; count < 3; count += 1) fireEvent.click(more())
    screen.getByText('超出额度 ¥47.00')
    expect(screen.getByRole('button', { name: '去结算' })).toHaveProperty('disabled', true)
  })

  it('can be looked at without a quota, not chosen', () => {
    show({ quota: null })
    screen.getByText(/您今年还没有内购额度/)
    screen.getByText('内胆')
    expect(screen.queryByRole('group')).toBeNull()
    expect(screen.queryByRole('button', { name: '去结算' })).toBeNull()
  })

  it('are not for strangers, who are led to the company’s sign-in', () => {
    show({ isEmployee: false, quota: null, list: [] })
    const way = screen.getByRole('link', { name: '企业登录' })
    expect(way.getAttribute('href')).toContain('/companyPass?to=%2FinnerBuy%2F1-1%2Flist')
  })
})
