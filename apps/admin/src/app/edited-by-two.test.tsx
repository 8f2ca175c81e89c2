import { QueryClient } from '@tanstack/react-query'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { CallFailure } from '#platform/api-error.ts'
import type { EditedPage } from '#platform/form/test-edited.ts'
import type { Session } from '#platform/session.ts'
import { inStore } from '#platform/test-in-store.tsx'

/** What features say of pages that two may edit at once. */
const edited = Object.values(
  import.meta.glob<EditedPage>('../features/*/*/test-edited.ts', { eager: true, import: 'edited' }),
)

function show({ domain, Screen, one }: EditedPage) {
  const api = {
    detail: vi.fn(async (): Promise<object> => one),
    clashes: async () => [],
    save: vi.fn(async (_setup: object): Promise<object> => one),
    skus: async () => [],
  }
  const value = {
    scope: { partnerId: 1, storeId: 1 },
    api: { [domain]: api },
    can: () => true,
  } as unknown as Session
  const queries = new QueryClient()
  render(inStore(value, <Screen key="5" id="5" />, queries))
  const byColleague = async () => {
    api.detail.mockResolvedValue({ ...one, version: 4, name: '元旦' })
    await act(() => queries.refetchQueries())
    await screen.findByText('元旦')
  }
  return { ...api, byColleague }
}

const name = () => screen.getByLabelText<HTMLInputElement>('活动名称')
const save = () => fireEvent.click(screen.getByRole('button', { name: /^保\s*存$/ }))

it('is drilled for whoever says so', () => {
  expect(edited.length).toBeGreaterThan(2)
})

it.each(edited)(
  '$domain: keeps what is typed when a colleague saves, and says so on saving',
  async (page) => {
    const { save: sent, byColleague } = show(page)
    await screen.findByLabelText('活动名称')
    fireEvent.change(name(), { target: { value: '新春' } })
    await byColleague()
    expect(name().value).toBe('新春')
    sent.mockRejectedValueOnce(new CallFailure('refused', '', 'versionConflict'))
    save()
    await screen.findByText(page.conflict)
    expect(sent.mock.calls).toMatchObject([[{ version: 3, name: '新春' }]])
  },
)

it.each(edited)('$domain: goes on from what was saved', async (page) => {
  const { one } = page
  const { save: sent } = show(page)
  await screen.findByLabelText('活动名称')
  fireEvent.change(name(), { target: { value: ' 新春 ' } })
  sent.mockResolvedValue({ ...one, version: 4, name: '新春' })
  save()
  await waitFor(() => expect(name().value).toBe('新春'))
  save()
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(2))
  expect(sent.mock.calls[1]).toMatchObject([{ version: 4, name: '新春' }])
})
