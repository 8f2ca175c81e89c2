import { invoiceScanCalls } from '@mallard/contract/aftersales/invoice/invoice.calls'
import type { Answered, Caller } from './caller.ts'

/** A company with everything that an invoice can say about it. */
export const companyTitle = {
  type: 2 as const,
  name: '杭州野鸭科技有限公司',
  taxNo: '91350100M000100Y43',
  bankName: '工商银行西湖支行',
  bankAccount: '6222000011112222',
  regAddress: '西湖区文三路1号',
  regPhone: '0571-88880000',
  email: 'books@mail.example',
}

/** What of it no answer to somebody else may hold. */
export const companyWords = Object.values(companyTitle).filter((value) => typeof value === 'string')

/**
 * Tries every way to write over an invoice by a link to fill it in: with another name, and with the
 * very words that stand there.
 */
export async function writeOverInvoice(
  browser: Caller,
  link: { readonly orderId: string; readonly randomToken: string },
): Promise<Answered<unknown>[]> {
  const other = { type: 1 as const, name: '别人' }
  return [
    await browser.call(invoiceScanCalls.updateInvoice, { ...link, ...other }),
    await browser.call(invoiceScanCalls.orderInvoice, { ...link, ...other }),
    // A right guess is answered like a wrong one.
    await browser.call(invoiceScanCalls.updateInvoice, { ...link, ...companyTitle }),
  ]
}

/**
 * The token at the end of the address of the page where an invoice is filled in; empty where there
 * is no such page.
 */
export const tokenIn = (path: string | null): string => path?.split('/').at(-1) ?? ''
