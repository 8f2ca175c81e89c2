import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { stage } from '#platform/test-stage.ts'
import { TransferForm } from './transfer.form.tsx'

const send = () => fireEvent.click(screen.getByRole('button', { name: '提交凭证' }))

it('says beside each field what a voucher lacks, leads to the pictures, and sends nothing', async () => {
  const { calls, show } = stage({ isSignedIn: true })
  show(<TransferForm orderId={'1'.repeat(20)} before={null} onSent={vi.fn()} />)
  send()
  for (const words of ['请填写付款人', '请填写付款银行'])
    expect(await screen.findByText(words)).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText(/付款人/))
  fireEvent.change(screen.getByLabelText(/付款人/), { target: { value: '林小满' } })
  fireEvent.change(screen.getByLabelText(/付款银行/), { target: { value: '示例银行' } })
  send()
  expect(await screen.findAllByText('请上传转账凭证图片')).not.toHaveLength(0)
  expect(document.activeElement).toBe(screen.getByLabelText('添加图片'))
  expect(calls).toEqual([])
})
