import type { AdminLevel } from '@mallard/contract/pricing/points/level-admin.calls'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { inStore } from '#platform/test-in-store.tsx'
import { LevelForm } from './level.form.tsx'

const level = {
  code: 'gold',
  name: '金卡',
  nameEn: 'Gold',
  growthMin: 5000,
  discountBp: 9500,
  pointsRateBp: 15_000,
  benefit: '',
  benefitEn: '',
  members: 3,
  version: 2,
} as AdminLevel

/** Types what the level pays and presses the button; the call that may follow. */
function saveAt(percent: string) {
  const save = vi.fn(async () => ({}))
  const session = {
    me: { id: 1 },
    scope: { partnerId: 1, storeId: 1 },
    api: { levelAdmin: { save } },
  }
  const onClose = vi.fn()
  render(inStore(session, <LevelForm of={level} onClose={onClose} />))
  fireEvent.change(screen.getByLabelText('会员价（%）'), { target: { value: percent } })
  fireEvent.click(screen.getByRole('button', { name: /^保\s*存$/ }))
  return { save, onClose }
}

it('asks with its number before a level pays less than half, and saves nothing on the way back', async () => {
  const { save, onClose } = saveAt('45')
  await screen.findByText('这个等级的会员按售价的 45% 购买所有商品')
  expect(save).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: '返回检查' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: '返回检查' })).toBeNull())
  expect(save).not.toHaveBeenCalled()
  expect(onClose).not.toHaveBeenCalled()
  // What was typed is still there, and asked about again.
  expect(screen.getByLabelText<HTMLInputElement>('会员价（%）').value).toBe('45.00')
  fireEvent.click(screen.getByRole('button', { name: /^保\s*存$/ }))
  fireEvent.click(await screen.findByRole('button', { name: '确定，就是这样' }))
  await waitFor(() => expect(save).toHaveBeenCalledOnce())
  expect(save.mock.calls[0]).toMatchObject([{ code: 'gold', discountBp: 4500, version: 2 }])
})

it.each(['50', '95'])(
  'saves at once what leaves half of the price or more: %s %',
  async (percent) => {
    const { save } = saveAt(percent)
    await waitFor(() => expect(save).toHaveBeenCalledOnce())
    expect(screen.queryByText('降价超过一半，确定吗？')).toBeNull()
  },
)
