import type { NoticeTemplate } from '@mallard/contract/people/notices/notice-template-admin.calls'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { inStore } from '#platform/test-in-store.tsx'
import { NoticeTemplateForm } from './notice-template.form.tsx'

const house = {
  title: '优惠券即将过期',
  titleEn: 'A coupon is about to expire',
  text: '{coupon} 将于 {until} 过期',
  textEn: '{coupon} ends {until}',
}
const variable = { isNeeded: false, mayBeEmpty: false }
const template: NoticeTemplate = {
  event: 'coupon.ending',
  group: 'coupon',
  name: '优惠券即将过期',
  isFixed: false,
  isOn: true,
  isOwn: true,
  ...house,
  title: '别忘了您的券',
  house,
  variables: [
    { ...variable, name: 'coupon', label: '优惠券', example: '满减券', exampleEn: 'Money off' },
    { name: 'until', label: '过期时间', example: '12-01', exampleEn: '1 December', ...variable },
  ].map((each) => ({ ...each, isNeeded: each.name === 'until' })),
  version: 3,
}

function open(of = template) {
  const save = vi.fn(async () => of)
  const session = {
    me: { id: 1 },
    scope: { partnerId: 1, storeId: 1 },
    api: { noticeTemplateAdmin: { save } },
  }
  render(inStore(session, <NoticeTemplateForm of={of} onClose={vi.fn()} />))
  const card = within(screen.getByRole('region', { name: '预览（示例数据）' }))
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  const send = () => fireEvent.click(screen.getByRole('button', { name: /^保\s*存$/ }))
  return { save, card, type, send }
}

it('shows the message as it will be, with examples, and in the house’s words where a field is empty', async () => {
  const { card, type } = open()
  card.getByText('满减券 将于 12-01 过期')
  type('正文', '{until} 前用掉 {coupon}')
  await card.findByText('12-01 前用掉 满减券')
  type('标题', '')
  await card.findByText('优惠券即将过期')
})

it('says what the server would not take, and sends nothing', async () => {
  const { save, type, send } = open()
  type('正文', '{nobody}')
  send()
  await screen.findByText('没有变量 {nobody}')
  type('正文', '快过期了')
  await screen.findByText('缺少变量 {until}')
  expect(save).not.toHaveBeenCalled()
})

it('puts a variable in where one typed last, in brackets where it may be empty', () => {
  const reason = { name: 'reason', label: '原因', example: '缺货', exampleEn: 'sold out' }
  const { type } = open({
    ...template,
    variables: [...template.variables, { ...reason, isNeeded: false, mayBeEmpty: true }],
  })
  type('标题', '快用：明天过期')
  const title = screen.getByLabelText<HTMLInputElement>('标题')
  title.setSelectionRange(3, 5)
  fireEvent.blur(title)
  fireEvent.click(screen.getByRole('button', { name: '{until} 过期时间' }))
  fireEvent.click(screen.getByRole('button', { name: '{reason} 原因' }))
  expect(title.value).toBe('快用：{until}[：{reason}]过期')
})

it('goes back to the words of the house', async () => {
  const { save, send } = open()
  fireEvent.click(screen.getByRole('button', { name: '用回默认文案' }))
  send()
  await waitFor(() => expect(save).toHaveBeenCalledOnce())
  expect(save.mock.calls[0]).toMatchObject([
    { ...house, event: 'coupon.ending', isOn: true, version: 3 },
  ])
})

it('of money cannot be switched off', () => {
  open({ ...template, isFixed: true })
  expect(screen.getByRole('switch')).toHaveProperty('disabled', true)
})
