import type { Coupon } from '@mallard/contract/pricing/coupon/coupon.fields'
import { fen } from '@mallard/kernel/money'
import { screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { expect, it } from 'vitest'
import { usePage } from '#platform/navigator/index.ts'
import { stage } from '#platform/test-stage.ts'
import buyIns from './buyins.screen.tsx'

const offered: Coupon = {
  couponHistoryId: null,
  grantUuid: 'g'.repeat(22),
  name: '新人见面礼',
  kind: 1,
  threshold: fen(9900),
  face: fen(1500),
  discountBp: 10_000,
  maxDiscount: fen(0),
  scopeText: '全场通用',
  validFrom: null,
  validTo: null,
  validDays: 30,
  status: null,
  drawn: true,
  left: true,
  stackPoints: false,
}
const held: Coupon = {
  ...offered,
  couponHistoryId: 21,
  validDays: null,
  validFrom: 0,
  validTo: Date.UTC(2026, 11, 23, 0, 37),
  status: 0,
}

it('says of a coupon that one has how long it is good for, not how long it would be', async () => {
  const { show } = stage({
    isSignedIn: true,
    page: {
      name: 'buyIns',
      params: { partnerId: '1', storeId: '1', grantUuid: offered.grantUuid, couponHistoryId: '21' },
    },
    answers: {
      'member.couponNewlist': { list: [held], counts: { unused: 1, used: 0, expired: 0 } },
    },
  })
  const Screen = buyIns.Screen as ComponentType<object>
  const Page = () => (
    <Screen
      {...{
        ...usePage(),
        data: { coupon: offered, goods: { list: [], hasNext: false } },
        hint: undefined,
      }}
    />
  )
  show(<Page />)
  expect(screen.queryByText(/领取后/)).toBeNull()
  expect(await screen.findByText('2026.12.23 08:37 前有效')).toBeTruthy()
})
