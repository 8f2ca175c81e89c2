import type { CashOut } from '@mallard/contract/promoters/fx/fx.fields'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { ComponentType } from 'react'
import { expect, it } from 'vitest'
import { usePage } from '#platform/navigator/index.ts'
import { stage } from '#platform/test-stage.ts'
import withdrawal from './fx-withdrawal-new.screen.tsx'

const cash = {
  available: 500_000,
  min: 100,
  feeBp: 0,
  bank: { id: 3, bankName: '招商银行', cardTail: '1234' },
  open: null,
  leftToday: 3,
  phoneMasked: '138****0000',
} as CashOut

it('takes yuan and cents as they are typed', async () => {
  const set = stage({ isSignedIn: true, page: { name: 'fxWithdrawalNew' } })
  const Screen = withdrawal.Screen as ComponentType<object>
  const Page = () => <Screen {...{ ...usePage(), data: { cash }, hint: undefined }} />
  set.show(<Page />)
  fireEvent.change(screen.getByLabelText(/提现金额/), { target: { value: '12.50' } })
  fireEvent.change(screen.getByLabelText('验证码'), { target: { value: '123456' } })
  fireEvent.click(screen.getByRole('button', { name: '提交申请' }))
  await waitFor(() =>
    expect(set.calls.find(([name]) => name === 'fx.cashOutSubmit')?.[1]).toMatchObject({
      amount: 1250,
      bankId: 3,
    }),
  )
})
