import { z } from 'zod'
import { GET, POST } from '../../api.ts'
import { Money, RowId } from '../../fields.ts'
import { Deciding, Proposal } from '../../people/staff/proposal.fields.ts'

/** A lower price of an unpaid order that waits for a second person. */
export const PriceProposal = Proposal.extend({
  orderSn: z.string(),
  /** Fen to pay for the whole order, when it was asked for and then. */
  was: Money,
  payAmount: Money,
})
export type PriceProposal = z.output<typeof PriceProposal>

export const priceAdminCalls = {
  waiting: GET('/admin/api/{p}-{s}/price-proposals', {
    summary: 'Lower prices of unpaid orders that wait for another person',
    authz: 'operator',
    right: 'order.read',
    reply: z.array(PriceProposal),
  }),
  decide: POST('/admin/api/{p}-{s}/price-proposals/{id}/decide', {
    summary:
      'Another person agrees to a lower price or declines it, or its author takes it back; on a yes open cashiers are closed, and the shopper is told',
    authz: 'operator',
    right: 'order.write',
    params: z.object({ id: RowId }),
    body: z.strictObject(Deciding),
    reply: z.array(PriceProposal),
  }),
}
