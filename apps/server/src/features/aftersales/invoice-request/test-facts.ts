import { titleType } from '@mallard/contract/aftersales/invoice/invoice.codes'
import {
  requestChannelCodes,
  requestStates,
  requestMailStates,
} from '@mallard/contract/aftersales/invoice-request/invoice-request.codes'
import type { Facts } from '#app/testing/test-facts.ts'

export const facts: Facts = {
  stored: [
    [titleType, 'invoice_request.type'],
    [requestChannelCodes, 'invoice_request.channel'],
    [requestStates, 'invoice_request.state'],
    [requestMailStates, 'invoice_request.mail_state'],
  ],
}
