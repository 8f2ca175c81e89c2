import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { stage } from '#platform/test-stage.ts'
import { InvoiceForm } from './invoice.form.tsx'

it('wants the tax number of a company, and says so beside it; a person has none', async () => {
  const onSave = vi.fn(async () => undefined)
  stage({ isSignedIn: true }).show(<InvoiceForm canMail={false} search={async () => []} onSave={onSave} />)
  fireEvent.change(screen.getByLabelText(/发票抬头/), { target: { value: '禾光' } })
  fireEvent.click(screen.getByRole('radio', { name: '企业单位' }))
  const send = () => fireEvent.click(screen.getByRole('button', { name: '提交申请' }))
  send()
  expect(await screen.findByText('请填写税号')).toBeTruthy()
  expect(onSave).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('radio', { name: '个人' }))
  send()
  await waitFor(() => expect(onSave).toHaveBeenCalledExactlyOnceWith({ type: 1, name: '禾光', email: '' }))
})
