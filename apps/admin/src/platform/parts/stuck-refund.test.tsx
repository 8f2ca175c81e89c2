import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { type Session, SessionContext } from '../session.ts'
import { StuckRefund } from './stuck-refund.tsx'

const session = (rights: string[]) =>
  ({
    scope: { partnerId: 1, storeId: 2 },
    can: (right: string) => rights.includes(right),
  }) as unknown as Session

function show(rights: string[]) {
  return render(
    <SessionContext value={session(rights)}>
      <StuckRefund q="26112318431992359589" />
    </SessionContext>,
  )
}

it('leads to the refund who may handle it, and tells others alone', () => {
  const { unmount } = show(['pay.repair'])
  expect(screen.getByRole('link', { name: '去处理退款' }).getAttribute('href')).toBe(
    '/admin/1-2/payments?tab=refunds&q=26112318431992359589',
  )
  unmount()
  show(['order.read'])
  expect(screen.getByRole('alert').textContent).toContain('退款没有成功')
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.queryByText('去处理退款')).toBeNull()
})
