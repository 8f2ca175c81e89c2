import type { invoiceRequestCalls } from '@mallard/contract/aftersales/invoice-request/invoice-request.calls'
import { invoiceCalls } from '@mallard/contract/aftersales/invoice/invoice.calls'
import type { InputOf } from '@mallard/contract/api'
import { minute, type Scope } from '@mallard/kernel'
import type { Caller } from '@mallard/testing/caller'
import type { TestShop } from '#app/testing/test-shop.ts'
import { codeTo } from '#features/aftersales/third-return/test-third.ts'
import type { Db } from '#platform/db/database.ts'
import { findRequest, insertRequest, type NewRequest } from './invoice-request.repo.ts'

/** The smallest file that says that it is a PDF, as it is sent. */
export const pdf = { name: 'fapiao.pdf', base64: Buffer.from('%PDF-1.7\n%%EOF').toString('base64') }

/** Proves a phone in this browser, with a number that nobody has. */
export async function provePhoneOf(shop: TestShop, browser: Caller, phone: string): Promise<void> {
  shop.clock.advance(minute)
  await browser.data(invoiceCalls.sendPhoneCode, { phone })
  await browser.call(invoiceCalls.thirdInvoice, {
    orderSn: 'NONE000000',
    phone,
    code: await codeTo(shop, phone),
  })
}

type Asking = InputOf<(typeof invoiceRequestCalls)['ask']>

/** What somebody asks for who bought in a store. */
export const askingOf = (phone: string, more: Partial<Asking> = {}): Asking => ({
  phone,
  channel: 'store',
  orderSn: 'POS-20260115-001',
  amount: 12_800,
  type: 1,
  name: '林小满',
  email: 'xiaoman@mail.example',
  ...more,
})

let numbers = 0

/** A request that waits in a store; its number. */
export async function waitingRequest(db: Db, scope: Scope): Promise<number> {
  const orderSn = `POS-${(numbers += 1)}-${Math.random().toString(36).slice(2, 10)}`
  const asked: NewRequest = {
    phone: '13711110000',
    channel: 'store',
    orderSn,
    amount: 12_800,
    knownAmount: null,
    type: 1,
    name: '林小满',
    taxNo: '',
    email: 'xiaoman@mail.example',
  }
  const id = await insertRequest(db, scope, asked, new Date())
  return (await findRequest(db, scope, id ?? 0))!.id
}
