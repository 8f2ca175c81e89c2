import type { ActivityState } from '@mallard/contract/activities/activity/activity.codes'
import { hour } from '@mallard/kernel'
import { QueryClient } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { startAt, type DrilledPage } from '#platform/activity/test-page.ts'
import { CallFailure } from '#platform/api-error.ts'
import { inStore } from '#platform/test-in-store.tsx'

/** What each activity says of its page. */
const activities = Object.values(
  import.meta.glob<DrilledPage>('../features/activities/*/test-page.ts', {
    eager: true,
    import: 'drilled',
  }),
)
const screens = import.meta.glob<string>('../features/activities/*/*.screen.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
})

afterEach(cleanup)

function show(
  { domain, Screen, one, records: [list, row] = ['none', {}] }: DrilledPage,
  rights: readonly string[],
  records = vi.fn(async () => ({ list: [row], total: 1 })),
) {
  const as = (state: ActivityState, closeReason = '') => ({
    ...{ id: 5, version: 3, name: '电水壶', nameEn: '', startAt, endAt: startAt + hour },
    ...one,
    ...{ state, closeReason },
  })
  const calls = {
    detail: vi.fn(async () => as('RUN')),
    close: vi.fn(async (_input: object) => as('CLOSED', '库存不足')),
    clashes: async () => [],
    [list]: records,
  }
  const session = {
    scope: { partnerId: 1, storeId: 1 },
    api: { [domain]: calls },
    can: (right: string) => rights.includes(right),
  }
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(inStore(session, <Screen id="5" />, queries))
  return calls
}

it('is drilled for each activity that has one', () => {
  const pages = Object.values(screens).filter((text) => text.includes('defineActivity('))
  expect(activities).toHaveLength(pages.length)
})

describe.each(activities)('the page of $domain', (activity) => {
  const end = activity.end ?? '提前结束'

  it('ends it with a reason, and shows what that answered', async () => {
    const { detail, close } = show(activity, ['promotion.write'])
    fireEvent.click(await screen.findByText(end))
    const form = within(await screen.findByRole('dialog'))
    // From now on nothing is answered but the end.
    detail.mockReturnValue(new Promise(() => undefined))
    // In happy-dom only the button itself sends its form, not the words inside it.
    const confirm = () => fireEvent.click(form.getByText(end).closest('button')!)
    confirm()
    await form.findByText('请写明原因')
    expect(close).not.toHaveBeenCalled()
    fireEvent.change(form.getByLabelText('原因'), { target: { value: '库存不足' } })
    confirm()
    await screen.findByText('结束原因：库存不足', { exact: false })
    expect(close.mock.calls).toEqual([[{ id: 5, reason: '库存不足' }]])
  })

  it('says that it is only looked at, and leads from who took part to the member', async () => {
    const [, row] = activity.records ?? []
    const records = vi.fn(async () => ({ list: [row ?? {}], total: 1 }))
    records.mockRejectedValueOnce(new CallFailure('fault'))
    show(activity, ['order.read'], records)
    await screen.findByText('你可以查看，但不能修改。', { exact: false })
    expect(screen.queryByText(end)).toBeNull()
    if (!row) return
    fireEvent.click(await screen.findByText(/^重\s*试$/))
    const [member] = await screen.findAllByText('小林')
    expect(member!.closest('a')!.getAttribute('href')).toBe('/admin/1-1/members/8')
  })
})
