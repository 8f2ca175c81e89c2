import { invoiceRequestAdminCalls } from '@mallard/contract/aftersales/invoice-request/invoice-request-admin.calls'
import { invoiceRequestCalls } from '@mallard/contract/aftersales/invoice-request/invoice-request.calls'
import { expect, it } from 'vitest'
import { testShop } from '#app/testing/test-shop.ts'
import { askingOf, pdf, provePhoneOf } from './test-requests.ts'

const shop = await testShop()
const [admin, other] = [await shop.staff(), await shop.staff()]
const phone = '13671234567'
const browser = await shop.visitor()
await provePhoneOf(shop, browser, phone)

it('is one request, however often it is sent at once', async () => {
  const asking = askingOf(phone)
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => browser.call(invoiceRequestCalls.ask, asking)),
  )
  expect(answers.map(({ code }) => code)).toEqual(answers.map(() => 200))
  expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1)
  expect(await browser.data(invoiceRequestCalls.list, { phone })).toHaveLength(1)
})

it('is ended by one of two operators and the buyer, and the others are told', async () => {
  const { id } = await browser.data(
    invoiceRequestCalls.ask,
    askingOf(phone, { orderSn: 'POS-RACE-1' }),
  )
  const answers = await Promise.all([
    admin.call(invoiceRequestAdminCalls.issue, { id, invoiceNo: '26117000000000000001', ...pdf }),
    other.call(invoiceRequestAdminCalls.refuse, { id, reason: '由平台开具' }),
    browser.call(invoiceRequestCalls.withdraw, { id }),
  ])
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(1)
  expect(answers.filter(({ reason }) => reason === 'invoiceRequestOver')).toHaveLength(2)
})
