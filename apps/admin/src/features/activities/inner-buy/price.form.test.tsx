import type { AdminInnerGoods } from '@mallard/contract/activities/inner-buy/inner-buy-admin.calls'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { inStore } from '#platform/test-in-store.tsx'
import { PriceForm } from './price.form.tsx'

const goods = {
  id: 5,
  version: 2,
  skuId: 7,
  productSn: 'K-7',
  title: '手冲壶',
  attr: '黑',
  pic: { url: '/p/7.webp' },
  price: 12_000,
  salePrice: 16_600,
  available: 30,
} as AdminInnerGoods

/** Types an inner price and presses the button; the call that may follow. */
function saveAt(price: string) {
  const savePrice = vi.fn(async () => goods)
  const session = {
    me: { id: 1 },
    scope: { partnerId: 1, storeId: 1 },
    api: { innerBuyAdmin: { savePrice, clashes: async () => [] } },
  }
  render(inStore(session, <PriceForm of={goods} onClose={() => undefined} />))
  fireEvent.change(screen.getByLabelText('内购价'), { target: { value: price } })
  fireEvent.click(screen.getByRole('button', { name: /^保\s*存$/ }))
  return savePrice
}

it('asks before staff pay less than half of the price, and saves it once that is meant', async () => {
  const savePrice = saveAt('82.99')
  await screen.findByText('手冲壶 黑：¥166.00 → ¥82.99（降 50%）')
  expect(savePrice).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: '确定，就是这样' }))
  await waitFor(() => expect(savePrice).toHaveBeenCalledOnce())
  expect(savePrice.mock.calls[0]).toMatchObject([{ id: 5, version: 2, skuId: 7, price: 8299 }])
})

it('saves nothing when the operator goes back', async () => {
  const savePrice = saveAt('1.66')
  fireEvent.click(await screen.findByRole('button', { name: '返回检查' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: '返回检查' })).toBeNull())
  expect(savePrice).not.toHaveBeenCalled()
})

it('asks nothing for half of the price', async () => {
  const savePrice = saveAt('83')
  await waitFor(() => expect(savePrice).toHaveBeenCalledOnce())
  expect(screen.queryByText('降价超过一半，确定吗？')).toBeNull()
})
