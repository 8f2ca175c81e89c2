import { QueryClient } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { inStore } from '#platform/test-in-store.tsx'
import { ShareForm } from './share.form.tsx'

const scope = { partnerId: 1, storeId: 1 }
const levels = [{ code: 'gold', name: '金卡', discountBp: 9500 }]

/** The form that sets many prices, for 48 SKUs. */
function show() {
  const share = vi.fn(async () => ({ changed: 48 }))
  const queries = new QueryClient()
  queries.setQueryData(['1-1', 'promotionAdmin', 'levels', {}], levels)
  const session = {
    scope,
    api: { promotionAdmin: { levels: async () => levels }, levelPriceAdmin: { share } },
  }
  render(
    inStore(
      session,
      <ShareForm
        of={{ count: 48, asked: { q: undefined, categoryId: 7 }, code: 'gold' }}
        onClose={() => undefined}
      />,
      queries,
    ),
  )
  return { share }
}

const apply = () => fireEvent.click(screen.getByRole('button', { name: /^设\s*置$/ }))
const typePercent = (value: string) =>
  fireEvent.change(screen.getByLabelText('售价的百分之几'), { target: { value } })

it('asks before many prices fall by more than half, says how many, and sends them once that is meant', async () => {
  const { share } = show()
  typePercent('10')
  apply()
  await screen.findByText('48 个规格按售价的 10% 出售')
  expect(share).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: '确定，就是这样' }))
  await waitFor(() => expect(share).toHaveBeenCalledOnce())
  expect(share.mock.calls[0]).toMatchObject([{ code: 'gold', categoryId: 7, bp: 1000 }])
})

it('sends nothing when the operator goes back', async () => {
  const { share } = show()
  typePercent('49.99')
  apply()
  fireEvent.click(await screen.findByRole('button', { name: '返回检查' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: '返回检查' })).toBeNull())
  expect(share).not.toHaveBeenCalled()
})

it('asks nothing for half of the price', async () => {
  const { share } = show()
  typePercent('50')
  apply()
  await waitFor(() => expect(share).toHaveBeenCalledOnce())
  expect(share.mock.calls[0]).toMatchObject([{ bp: 5000 }])
  expect(screen.queryByText('降价超过一半，确定吗？')).toBeNull()
})

it('asks nothing when prices of their own are taken away', async () => {
  const { share } = show()
  typePercent('10')
  fireEvent.click(screen.getByRole('checkbox'))
  apply()
  await waitFor(() => expect(share).toHaveBeenCalledOnce())
  expect(share.mock.calls[0]).toMatchObject([{ bp: null }])
  expect(screen.queryByText('降价超过一半，确定吗？')).toBeNull()
})
