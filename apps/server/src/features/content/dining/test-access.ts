import { diningCalls } from '@mallard/contract/content/dining/dining.calls'
import type { Caller } from '@mallard/testing/caller'
import type { AccessOf } from '#app/testing/test-access.ts'
import { commentInput, issued, issueInput } from './test-dining.ts'

async function commented(owner: Caller, buyer: Caller): Promise<{ id: number }> {
  const token = await issued(owner)
  const { commentId } = await buyer.data(diningCalls.comment, commentInput(token))
  return { id: commentId }
}

export const access: AccessOf = async ({ owner, buyer, theirs }) => ({
  open: {
    'dining.receipt': { token: await issued(owner) },
    'dining.comment': commentInput('0'.repeat(22)),
  },
  refusals: { 'dining.comment': 'receiptUnknown' },
  admin: {
    'diningAdmin.receipts': { own: async () => ({}), plain: ['q'] },
    'diningAdmin.issue': { own: async () => issueInput(), plain: Object.keys(issueInput()) },
    'diningAdmin.comments': { own: async () => ({}), plain: ['q'] },
    'diningAdmin.judge': {
      own: async () => ({ ...(await commented(owner, buyer)), from: 0, show: true }),
      theirs: await commented(theirs.owner, theirs.buyer),
      missing: { id: 999_999 },
      plain: ['from', 'reason'],
    },
  },
})
