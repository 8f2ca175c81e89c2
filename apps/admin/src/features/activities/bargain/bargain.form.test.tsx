import type { AdminBargain } from '@mallard/contract/activities/bargain/bargain-admin.calls'
import { day } from '@mallard/kernel'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { inStore } from '#platform/test-in-store.tsx'
import { BargainForm } from './bargain.form.tsx'

const startAt = Date.UTC(2026, 10, 27, 4)
const bargain = {
  id: 5,
  version: 2,
  name: '砍到底',
  nameEn: '',
  skuId: 7,
  productSn: 'K-7',
  title: '手冲壶',
  productAttr: '黑',
  pic: { url: '/p/7.webp' },
  salePrice: 16_600,
  available: 30,
  startAt,
  endAt: startAt + 7 * day,
  startPrice: 16_600,
  floorPrice: 6_600,
  helpers: 8,
  stock: 20,
  roomHours: 24,
  dailyHelps: 5,
  helpLimit: 20,
} as AdminBargain

it('asks before hardly anything of the price is left at the floor, and saves it once that is meant', async () => {
  const save = vi.fn(async () => bargain)
  const session = {
    me: { id: 1 },
    scope: { partnerId: 1, storeId: 1 },
    api: { bargainAdmin: { save, clashes: async () => [] } },
  }
  render(inStore(session, <BargainForm of={bargain} onClose={() => undefined} />))
  fireEvent.change(screen.getByLabelText('底价'), { target: { value: '1.66' } })
  fireEvent.click(screen.getByText(/^保\s*存$/))
  await screen.findByText('手冲壶 黑 底价：¥166.00 → ¥1.66（降 99%）')
  expect(save).not.toHaveBeenCalled()
  fireEvent.click(screen.getByText('确定，就是这样'))
  await waitFor(() => expect(save).toHaveBeenCalledOnce())
  expect(save.mock.calls[0]).toMatchObject([{ id: 5, version: 2, floorPrice: 166 }])
})
