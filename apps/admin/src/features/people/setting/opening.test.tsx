import { type LegalGap } from '@mallard/contract/people/setting/legal.codes'
import type { Opening as State } from '@mallard/contract/people/setting/opening-admin.calls'
import { openingSteps, type OpeningStep } from '@mallard/contract/people/setting/opening.codes'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { inStore } from '#platform/test-in-store.tsx'
import Opening from './opening.tsx'

const stateOf = (
  done: readonly OpeningStep[],
  gaps: readonly LegalGap[] = ['payments'],
): State => ({
  steps: openingSteps.map((kind) => ({ kind, isDone: done.includes(kind) })),
  gaps: [...gaps],
  isDone: done.length === openingSteps.length,
})

/** The list as somebody finds it whose shop is so far. */
function show(state: State, { everywhere = true, storeId = 1 } = {}) {
  const read = vi.fn<() => Promise<State>>(async () => state)
  const session = {
    api: { openingAdmin: { read } },
    scope: { partnerId: 1, storeId },
    can: () => true,
    canEverywhere: () => everywhere,
  }
  return { read, ...render(inStore(session, <Opening />)) }
}
const list = async () => within(await screen.findByRole('region', { name: '开店准备' }))
const linkOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

it('leads to every step that is not done, and stresses the next one', async () => {
  show(stateOf(['brand', 'goods'], ['icp', 'user', 'payments']))
  const sheet = await list()
  expect(sheet.getByText('已完成 2 / 9')).toBeTruthy()
  expect(sheet.getAllByRole('listitem')).toHaveLength(9)
  expect(sheet.queryByRole('link', { name: '品牌' })).toBeNull()
  const current = sheet
    .getAllByRole('listitem')
    .find((item) => item.getAttribute('aria-current') === 'step')
  expect(current?.textContent).toContain('还缺：ICP 备案号、自己发布的《用户协议》（现为示例）。')
  expect(linkOf('去完成：法定信息')).toBe('/admin/1-1/stores')
  expect(linkOf('运费')).toBe('/admin/1-1/freight')
  expect(linkOf('收款方式')).toBe('/admin/1-1/vouchers/account')
  expect(linkOf('首页')).toBe('/admin/1-1/pages')
  expect(linkOf('测试订单')).toBe('/a/1-1')
  expect(screen.getByRole('link', { name: '测试订单' }).getAttribute('target')).toBe('_blank')
})

it('leads to the agreements when they alone are left', async () => {
  show(stateOf(['brand'], ['user', 'privacy', 'payments']))
  await list()
  expect(linkOf('去完成：法定信息')).toBe('/admin/1-1/agreements')
})

it('says what keeps a shop from opening that did all else', async () => {
  show(stateOf(openingSteps.slice(0, 8)))
  const sheet = await list()
  fireEvent.click(sheet.getByRole('button', { name: '展开' }))
  expect(sheet.getByText(/还缺：真实的支付渠道（现为沙箱）。/)).toBeTruthy()
})

it('leaves the brand to colleagues of all stores, and goes on with what is one’s own', async () => {
  show(stateOf([]), { everywhere: false })
  const sheet = await list()
  expect(sheet.getAllByText(/由管理全部门店的同事设置/)).toHaveLength(2)
  expect(linkOf('去完成：法定信息')).toBe('/admin/1-1/stores')
})

it('is a line once an order was paid, unless somebody unfolds it; that is kept', async () => {
  const { unmount } = show(stateOf(['brand', 'order']))
  const sheet = await list()
  expect(sheet.queryAllByRole('listitem')).toHaveLength(0)
  expect(linkOf('法定信息')).toBe('/admin/1-1/stores')
  fireEvent.click(sheet.getByRole('button', { name: '展开' }))
  expect(sheet.getAllByRole('listitem')).toHaveLength(9)
  unmount()
  show(stateOf(['brand', 'order']))
  expect((await list()).getAllByRole('listitem')).toHaveLength(9)
})

it('is gone when all is done, and not asked for again in this store', async () => {
  const first = show(stateOf(openingSteps, []))
  await waitFor(() => expect(localStorage.getItem('mallard.admin.opened')).toBe('1-1'))
  expect(first.container.textContent).toBe('')
  first.unmount()
  expect(show(stateOf([])).read).not.toHaveBeenCalled()
  const other = show(stateOf([]), { storeId: 2 })
  await list()
  expect(other.read).toHaveBeenCalledTimes(1)
})
