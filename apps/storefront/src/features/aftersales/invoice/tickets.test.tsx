import { fen } from '@mallard/kernel/money'
import { useQuery } from '@tanstack/react-query'
import { fireEvent, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { expect, it } from 'vitest'
import { useApi } from '#platform/api.ts'
import { usePage } from '#platform/navigator/index.ts'
import { stage } from '#platform/test-stage.ts'
import tickets from './tickets.screen.tsx'

const orderId = '26112022090012345679'
const title = {
  type: 1,
  name: '林小满',
  taxNo: '',
  bankName: '',
  bankAccount: '',
  regAddress: '',
  regPhone: '',
  email: '',
}
const invoice = {
  ...title,
  invoiceId: 1,
  orderId,
  orderSn: orderId,
  state: 0,
  stage: 'applied',
  stageText: '已申请',
  amount: fen(9900),
  invoiceNo: null,
  redNo: null,
  reason: '',
  canEdit: true,
  canMail: false,
  pdfUrl: null,
  otherFiles: [],
  issuedBy: 'channel',
  createTime: 0,
  issueTime: null,
}
const order = {
  orderSn: orderId,
  bar: null,
  amount: fen(9900),
  isReceived: false,
  invoice,
  earlier: [],
  titles: [],
  mailTo: '',
  canMail: false,
}

it('shows an invoice that was made in the meantime as it is now, instead of the form for its change', async () => {
  const answers = [
    order,
    { ...order, invoice: { ...invoice, stage: 'issuing', stageText: '开票中', canEdit: false } },
  ]
  const set = stage({
    isSignedIn: true,
    page: { name: 'tickets', params: { partnerId: '1', storeId: '1', orderId } },
    answers: { 'invoice.byOrder': () => answers.shift(), 'invoice.apply': '发票状态已变化' },
  })
  const Screen = tickets.Screen as ComponentType<object>
  const Page = () => {
    const page = usePage()
    const { data } = useQuery(useApi().invoice.byOrder.query({ sn: orderId }))
    return data ? <Screen {...{ ...page, data: { order: data }, hint: undefined }} /> : null
  }
  set.show(<Page />)
  fireEvent.click(await screen.findByRole('button', { name: /修改/ }))
  fireEvent.click(screen.getByRole('button', { name: /^(保存|提交)/ }))
  expect(await screen.findByText('开票中')).toBeTruthy()
  expect(screen.queryByLabelText(/发票抬头/)).toBeNull()
})
