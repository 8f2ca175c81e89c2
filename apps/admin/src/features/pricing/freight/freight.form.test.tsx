import type { AdminFreight } from '@mallard/contract/pricing/freight/freight-admin.calls'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { Session } from '#platform/session.ts'
import { inStore } from '#platform/test-in-store.tsx'
import { FreightForm } from './freight.form.tsx'

const fees = { first: 1000, firstFee: 800, step: 1000, stepFee: 200 }
const template: AdminFreight = {
  id: 4,
  name: '标准',
  mode: 1,
  goods: 3,
  version: 2,
  cutOffHour: 16,
  areas: [
    { ...fees, codes: ['330000'], freeOverAmount: 9900, deny: false, days: 1 },
    {
      ...fees,
      first: 1,
      firstFee: 0,
      step: 1,
      stepFee: 0,
      codes: [],
      freeOverAmount: null,
      deny: true,
      days: null,
    },
  ],
}
const places = {
  data: { version: '1', provinces: [['330000', '浙江省', []] as never] },
  nameOf: (code: string) => code,
}

function show() {
  const save = vi.fn(async () => ({ id: 4 }))
  const scope = { partnerId: 1, storeId: 1 }
  const session = { me: { id: 9 }, scope, api: { freightAdmin: { save } } } as unknown as Session
  const page = (now: AdminFreight) =>
    inStore(
      session,
      <FreightForm of={{ template: now, before: template, places }} onClose={() => undefined} />,
    )
  const { rerender } = render(page(template))
  return { save, fetchAgain: (now: AdminFreight) => rerender(page(now)) }
}

afterEach(() => sessionStorage.clear())

it('keeps nothing of a template that was only looked at', async () => {
  show()
  await screen.findByLabelText('名称')
  await act(async () => undefined)
  expect(Object.values(sessionStorage)).toEqual([])
})

it('sends what was typed beside what was there', async () => {
  const { save } = show()
  const [first] = await screen.findAllByLabelText('首费（元）')
  fireEvent.change(first!, { target: { value: '6.5' } })
  fireEvent.click(screen.getByRole('button', { name: /保\s*存/ }))
  await waitFor(() => expect(save).toHaveBeenCalledOnce())
  const [near, rest] = template.areas
  expect(save.mock.calls[0]).toMatchObject([
    { id: 4, version: 2, name: '标准', mode: 1, areas: [{ ...near, firstFee: 650 }, rest] },
  ])
})

it('says that somebody changed the template, and saves over that', async () => {
  const { save, fetchAgain } = show()
  await screen.findByLabelText('名称')
  fetchAgain({ ...template, name: '普通', version: 3 })
  await screen.findByText('有人刚改过这个模板（现名「普通」）。再次保存将以你填写的为准。')
  fireEvent.click(screen.getByRole('button', { name: /保\s*存/ }))
  await waitFor(() => expect(save).toHaveBeenCalledOnce())
  expect(save.mock.calls[0]).toMatchObject([{ id: 4, version: 3, name: '标准' }])
})
