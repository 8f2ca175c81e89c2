import type { AdminAccount } from '@mallard/contract/trade/payment/account-admin.calls'
import { QueryClient } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { CallFailure } from '#platform/api-error.ts'
import type { Session } from '#platform/session.ts'
import { inStore } from '#platform/test-in-store.tsx'
import { AccountForm } from './account.form.tsx'

type Account = NonNullable<AdminAccount['account']>

const account = {
  holder: '某某公司',
  bank: '某银行',
  accountNo: '62220000',
  leastAmount: 0,
  twoPersonsFrom: 500_000,
  version: 3,
} as Account

it('proposes an account under the version that its fields are of', async () => {
  const propose = vi.fn(async (_input: object) => {
    throw new CallFailure('refused', '', 'versionConflict')
  })
  const session = {
    scope: { partnerId: 1, storeId: 1 },
    api: { accountAdmin: { propose } },
  } as unknown as Session
  const queries = new QueryClient()
  const page = (now: Account) =>
    inStore(session, <AccountForm of={now} onClose={() => undefined} />, queries)
  const { rerender } = render(page(account))
  fireEvent.change(document.getElementById('reason')!, { target: { value: '换银行' } })
  rerender(page({ ...account, accountNo: '62229999', version: 4 }))
  fireEvent.submit(document.querySelector('form')!)
  await screen.findByText('数据已被他人修改，请刷新后重试')
  expect(propose.mock.calls).toMatchObject([[{ version: 3, accountNo: '62220000' }]])
})
