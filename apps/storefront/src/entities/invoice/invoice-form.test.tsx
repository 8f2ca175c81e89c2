import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { stage } from '#platform/test-stage.ts'
import { InvoiceForm } from './invoice.form.tsx'

it('wants the tax number of a company, and says so beside it; a person has none', async () => {
  const onSave = vi.fn(async () => undefined)
  stage({ isSignedIn: true }).show(
    <InvoiceForm canMail={false} search={async () => []} onSave={onSave} />,
  )
  fireEvent.change(screen.getByLabelText(/发票抬头/), { target: { value: '禾光' } })
  fireEvent.click(screen.getByRole('radio', { name: '企业单位' }))
  const send = () => fireEvent.click(screen.getByRole('button', { name: '提交申请' }))
  send()
  expect(await screen.findByText('请填写税号')).toBeTruthy()
  expect(onSave).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('radio', { name: '个人' }))
  send()
  await waitFor(() =>
    expect(onSave).toHaveBeenCalledExactlyOnceWith({ type: 1, name: '禾光', email: '' }),
  )
})

it('offers a company no name of a person that it had filled in itself, and keeps what was typed', async () => {
  const titles = [
    {
      id: 2,
      type: 1 as const,
      name: '林小满',
      taxNo: '',
      bankName: '',
      bankAccount: '',
      regAddress: '',
      regPhone: '',
      email: 'a@mail.example',
    },
    {
      id: 1,
      type: 2 as const,
      name: '杭州青禾有限公司',
      taxNo: '91350100M000100Y43',
      bankName: '',
      bankAccount: '',
      regAddress: '',
      regPhone: '',
      email: '',
    },
  ]
  stage({ isSignedIn: true }).show(
    <InvoiceForm canMail titles={titles} search={async () => []} onSave={async () => undefined} />,
  )
  const name = () => screen.getByLabelText<HTMLInputElement>(/发票抬头/)
  const choose = (kind: string) => fireEvent.click(screen.getByRole('radio', { name: kind }))
  expect(name().value).toBe('林小满')
  choose('企业单位')
  expect(name().value).toBe('杭州青禾有限公司')
  expect(screen.getByLabelText<HTMLInputElement>(/税号/).value).toBe('91350100M000100Y43')
  expect(screen.getByLabelText<HTMLInputElement>(/邮箱/).value).toBe('a@mail.example')
  fireEvent.change(name(), { target: { value: '另一家公司' } })
  choose('个人')
  expect(name().value).toBe('另一家公司')
})
