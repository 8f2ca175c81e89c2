import type { Proposal } from '@mallard/contract/people/staff/proposal.fields'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { asked, showPage } from '../test-page.tsx'
import { WaitingList } from './waiting-list.tsx'

const mutate = vi.fn()
const code = vi.fn(async () => ({ phoneMasked: '136****1111', expiresIn: 300, nextAfter: 60 }))
const words = { title: '等待', agreed: '已同意', declineTitle: '不同意', declineReasons: 'a|b' }
const deciding = {
  mutate,
  isPending: false,
  variables: undefined,
  error: null,
  reset: () => undefined,
}

function show(proposal: Partial<Proposal>): void {
  showPage(
    <WaitingList
      proposals={[{ ...asked, id: 7, ...proposal }]}
      words={words}
      mayDecide
      deciding={deciding}
      show={() => ({ what: '¥300', ask: '同意 ¥300？', details: '补差' })}
    />,
    { approval: { code } },
    ['order.read'],
  )
}
const buttons = () =>
  screen.queryAllByRole('button').map(({ textContent }) => textContent?.replace(/\s/g, ''))

afterEach(() => {
  cleanup()
  vi.clearAllMocks()
})

it.each([
  ['who may decide', {}, ['同意', '不同意'], undefined],
  [
    'who may be the one who asked',
    { next: 'independent', canDecide: false, approvers: ['财务'] },
    ['不同意'],
    /不能算第二个人；请 财务 处理/,
  ],
  [
    'of another role',
    { next: 'role', canDecide: false, canDecline: false, approvers: ['店主'] },
    [],
    /您的角色不能同意这一项，请 店主 处理/,
  ],
  [
    'who asked',
    {
      next: 'another',
      canDecide: false,
      canDecline: false,
      canWithdraw: true,
      approvers: ['A', 'B'],
    },
    ['撤回'],
    /等待 A、B 中的一位同意/,
  ],
  [
    'who asked, and has no colleague',
    { next: 'nobody', canDecide: false, canDecline: false, canWithdraw: true },
    ['撤回'],
    /没有其他同事可以同意/,
  ],
  [
    'who asked, and has no phone yet',
    { next: 'alonePhone', canDecide: false, canDecline: false, canWithdraw: true },
    ['撤回'],
    /您还没有验证手机/,
  ],
] as const)('%s sees the buttons that work, and what to do', (_who, proposal, expected, text) => {
  show(proposal as Partial<Proposal>)
  expect(buttons()).toEqual(expected)
  if (text) screen.getByText(text)
})

it('who asked agrees by a code that is sent to their phone', async () => {
  show({ next: 'alone', canDecide: false, canDecline: false, canAlone: true, canWithdraw: true })
  fireEvent.click(screen.getByRole('button', { name: '凭验证码同意' }))
  const form = within(await screen.findByRole('dialog'))
  fireEvent.click(form.getByRole('button', { name: '获取验证码' }))
  await form.findByText('已发送到 136****1111，5 分钟内有效')
  expect(code).toHaveBeenCalledExactlyOnceWith({})
  fireEvent.change(form.getByLabelText('手机验证码', { selector: 'input' }), {
    target: { value: '123456' },
  })
  fireEvent.click(form.getByRole('button', { name: /^同\s*意$/ }))
  await waitFor(() => expect(mutate).toHaveBeenCalledOnce())
  expect(mutate.mock.calls[0]?.[0]).toEqual({
    id: 7,
    verdict: 'approve',
    note: '',
    phoneCode: '123456',
  })
})
