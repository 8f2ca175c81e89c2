import { identityCalls } from '@mallard/contract/people/identity/identity.calls'
import { invoiceCalls, invoiceScanCalls } from '@mallard/contract/aftersales/invoice/invoice.calls'
import {
  companyTitle,
  companyWords,
  tokenIn,
  writeOverInvoice,
} from '@mallard/testing/invoice-takeover'
import { expect, it } from 'vitest'
import { codeFor, freshNumber, member, paidOrder, receiver, visitor } from './attackers.ts'

const scope = { partnerId: 1, storeId: 1 }

/** A parcel's label: number and phone of an order whose invoice was applied for. */
async function label() {
  const owner = await member()
  const phone = freshNumber()
  const orderSn = await paidOrder(owner, { ...receiver, phone })
  await owner.data(invoiceCalls.apply, { orderId: orderSn, ...companyTitle })
  return { owner, phone, orderSn }
}

it('wants somebody’s invoice with what stands on their parcel: number and phone open nothing', async () => {
  const { owner, phone, orderSn } = await label()
  const thief = visitor()
  await thief.data(identityCalls.ssoInit, scope)
  await thief.data(invoiceCalls.sendPhoneCode, { phone })
  const answers = [await thief.call(invoiceCalls.thirdInvoice, { orderSn, phone })]
  for (let code = 0; code < 10; code += 1)
    answers.push(
      await thief.call(invoiceCalls.thirdInvoice, { orderSn, phone, code: `00000${code}` }),
    )
  // A session of their own with a phone of their own is no key to another's either.
  const own = freshNumber()
  const other = visitor()
  await other.data(identityCalls.ssoInit, scope)
  await other.data(invoiceCalls.sendPhoneCode, { phone: own })
  answers.push(
    await other.call(invoiceCalls.thirdInvoice, {
      orderSn,
      phone: own,
      code: (await codeFor(own)) ?? '',
    }),
  )
  for (const { code, data } of answers) expect([code, data]).toEqual([500, null])
  expect((await owner.data(invoiceCalls.byOrder, { sn: orderSn })).invoice).toMatchObject(
    companyTitle,
  )
})

it('wants the buyer’s bank account, or another name on their invoice, as anyone who the parcel went to: neither is had', async () => {
  const { owner, phone, orderSn } = await label()
  const receiving = visitor()
  await receiving.data(identityCalls.ssoInit, scope)
  await receiving.data(invoiceCalls.sendPhoneCode, { phone })
  const found = await receiving.data(invoiceCalls.thirdInvoice, {
    orderSn,
    phone,
    code: (await codeFor(phone)) ?? '',
  })
  expect(found.editPath).toBeNull()
  const { path } = await owner.data(invoiceCalls.editLink, { sn: orderSn })
  const link = { orderId: orderSn, randomToken: tokenIn(path) }
  const seen = await receiving.call(invoiceScanCalls.orderInit, link)
  const tries = await writeOverInvoice(receiving, link)
  for (const { code, data } of tries) expect([code, data]).toEqual([500, null])
  for (const word of companyWords) expect(JSON.stringify([found, seen, tries])).not.toContain(word)
  expect((await owner.data(invoiceCalls.byOrder, { sn: orderSn })).invoice).toMatchObject(
    companyTitle,
  )
})
