import type { FxSetting } from '@mallard/contract/promoters/fx/fx-admin.calls'
import { paysNothing } from '@mallard/contract/promoters/fx/fx.codes'
import { orderKind } from '@mallard/contract/trade/order/order.codes'
import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { showPage } from '#platform/test-page.tsx'
import { SettingForm } from './rate.form.tsx'

const setting = {
  isOpen: true,
  rateBp: 800,
  minAmount: 1000,
  feeBp: 0,
  offKinds: [...paysNothing],
  employeesEarn: true,
  employeesPay: true,
  version: 3,
} as FxSetting

it('sends the ways to buy without a tick, and whether employees earn', async () => {
  const saveSetting = vi.fn(async () => setting)
  showPage(<SettingForm of={setting} onClose={() => {}} />, { fxAdmin: { saveSetting } }, [])
  expect(screen.getByLabelText<HTMLInputElement>('企业内购').checked).toBe(false)
  fireEvent.click(screen.getByLabelText('限时秒杀'))
  fireEvent.click(screen.getByLabelText('员工推广可得佣金'))
  fireEvent.click(screen.getByRole('button', { name: /^保\s*存$/ }))
  await vi.waitFor(() =>
    expect(saveSetting.mock.calls).toMatchObject([
      [
        {
          offKinds: [orderKind.seckill, orderKind.innerBuy],
          employeesEarn: false,
          employeesPay: true,
        },
      ],
    ]),
  )
})
