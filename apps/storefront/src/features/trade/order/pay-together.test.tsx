import type { Order } from '@mallard/contract/trade/order/order.fields'
import { fen } from '@mallard/kernel/money'
import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { stage } from '#platform/test-stage.ts'
import { TogetherBar, useTogether } from './pay-together.tsx'

const order = (orderSn: string, actions: string[]) =>
  ({ orderSn, actions, amounts: { payAmount: fen(1000) } }) as unknown as Order

function Bar({ orders }: { orders: readonly Order[] }) {
  return <TogetherBar together={useTogether(orders)} />
}

it('all that can be paid are all, though a transfer for another order is still looked at; pressed again, it lets them go', () => {
  stage({ isSignedIn: true }).show(
    <Bar
      orders={[
        order('1', ['pay', 'cancel']),
        order('2', ['voucher']),
        order('3', ['pay', 'cancel']),
      ]}
    />,
  )
  const all = screen.getByRole<HTMLInputElement>('checkbox')
  fireEvent.click(all)
  expect([all.checked, all.indeterminate]).toEqual([true, false])
  fireEvent.click(all)
  expect(all.checked).toBe(false)
  expect(screen.getAllByRole('button').at(-1)).toHaveProperty('disabled', true)
})
