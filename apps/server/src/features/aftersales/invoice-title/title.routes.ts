import { invoiceCalls } from '@mallard/contract/aftersales/invoice/invoice.calls'
import { bind } from '#platform/http/bind.ts'
import { searchName, searchTax } from './company.service.ts'
import { deleteTitle } from './title.service.ts'

/** What an invoice may be made out to stands in the contract among the calls about invoices. */
const calls = {
  name: invoiceCalls.name,
  tax: invoiceCalls.tax,
  deleteTitle: invoiceCalls.deleteTitle,
}

export const titleRoutes = bind('invoice', calls, { name: searchName, tax: searchTax, deleteTitle })
