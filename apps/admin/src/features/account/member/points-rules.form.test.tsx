import type { AdminPointsRules } from '@mallard/contract/pricing/points/points-rules.calls'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { CallFailure } from '#platform/api-error.ts'
import { inStore } from '#platform/test-in-store.tsx'
import { PointsRulesForm } from './points-rules.form.tsx'
import { PointsRulesPanel } from './points-rules-panel.tsx'

const usual: AdminPointsRules = {
  earnBp: 10_000,
  spendPercent: 50,
  expiryYears: 1,
  version: 0,
  updatedAt: null,
}

function open(of: AdminPointsRules, save = vi.fn(async (_input: object): Promise<object> => ({}))) {
  const session = {
    me: { id: 1 },
    scope: { partnerId: 1, storeId: 1 },
    api: { pointsRules: { save } },
  }
  const onClose = vi.fn()
  const view = (now: AdminPointsRules) =>
    inStore(session, <PointsRulesForm of={now} onClose={onClose} />)
  const { rerender } = render(view(of))
  return { save, onClose, change: (now: AdminPointsRules) => rerender(view(now)) }
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = () => fireEvent.click(screen.getByRole('button', { name: /^保\s*存$/ }))

it('shows the usual rules, and sends those that were changed with the version that was seen', async () => {
  const { save } = open({ ...usual, version: 4 })
  expect(screen.getByLabelText<HTMLInputElement>('每实付 1 元得').value).toBe('1.00')
  expect(screen.getByText(/相当于返还 1%/)).toBeTruthy()
  type('每实付 1 元得', '2.5')
  expect(screen.getByText(/相当于返还 2.5%/)).toBeTruthy()
  type('最多抵商品金额', '30')
  press()
  await waitFor(() => expect(save).toHaveBeenCalledOnce())
  expect(save.mock.calls[0]![0]).toEqual({
    earnBp: 25_000,
    spendPercent: 30,
    expiryYears: 1,
    version: 4,
  })
})

it('turns earning and spending off, whose numbers are not asked for then', async () => {
  const { save } = open({ ...usual, expiryYears: null })
  fireEvent.click(screen.getByLabelText('购物得积分'))
  fireEvent.click(screen.getByLabelText('下单时用积分抵现'))
  await waitFor(() => expect(screen.queryByLabelText('每实付 1 元得')).toBeNull())
  expect(screen.queryByLabelText('最多抵商品金额')).toBeNull()
  press()
  await waitFor(() => expect(save).toHaveBeenCalledOnce())
  expect(save.mock.calls[0]![0]).toEqual({
    earnBp: null,
    spendPercent: null,
    expiryYears: null,
    version: 0,
  })
})

it('asks with its numbers before more than half is given away', async () => {
  const { save } = open(usual)
  type('每实付 1 元得', '80')
  type('最多抵商品金额', '90')
  press()
  await screen.findByText(/每实付 1 元得 80 积分，返还超过 50%/)
  expect(screen.getByText(/积分最多抵商品金额的 90%/)).toBeTruthy()
  expect(save).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: '确定，就是这样' }))
  await waitFor(() => expect(save).toHaveBeenCalledOnce())
})

it('that another changed meanwhile are refused: sent with the version of when it was opened, and kept as typed', async () => {
  const refused = vi.fn(async (_input: object): Promise<object> => {
    throw new CallFailure('refused', '', 'versionConflict')
  })
  const { save, onClose, change } = open({ ...usual, version: 1 }, refused)
  type('最多抵商品金额', '20')
  // The page behind the form has read them again.
  change({ ...usual, spendPercent: 40, version: 2 })
  press()
  await waitFor(() => expect(save).toHaveBeenCalledOnce())
  expect(save.mock.calls[0]![0]).toMatchObject({ version: 1, spendPercent: 20 })
  expect(onClose).not.toHaveBeenCalled()
  expect(screen.getByLabelText<HTMLInputElement>('最多抵商品金额').value).toBe('20')
})

const panelFor = (rules: AdminPointsRules, mayWrite: boolean) =>
  render(
    inStore(
      {
        scope: { partnerId: 1, storeId: 1 },
        can: () => false,
        canEverywhere: () => mayWrite,
        api: { pointsRules: { read: async () => rules } },
      },
      <PointsRulesPanel />,
    ),
  )

it('stand in words, to be changed by who may set levels in every store', async () => {
  panelFor(usual, true)
  await screen.findByRole('button', { name: '修改规则' })
  for (const words of ['默认规则', '到获得次年的 12 月 31 日'])
    expect(document.body.textContent).toContain(words)
  expect(document.body.textContent).toContain('100 积分抵 1 元，最多抵券后商品金额的 50%')
})

it('that are off say so, and others cannot change them', async () => {
  const off = { earnBp: null, spendPercent: null, expiryYears: null, version: 2, updatedAt: 1 }
  panelFor(off, false)
  expect(await screen.findAllByText('未开启')).toHaveLength(2)
  expect(document.body.textContent).toContain('长期有效')
  expect(screen.queryByRole('button')).toBeNull()
})
