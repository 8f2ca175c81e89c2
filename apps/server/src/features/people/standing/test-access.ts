import { largestId } from '@mallard/contract/fields'
import type { AccessOf } from '#app/testing/test-access.ts'
import { memberOf } from '#app/testing/test-makers.ts'

export const access: AccessOf = async ({ buyer, theirs }) => ({
  admin: {
    'standingAdmin.set': {
      // Nobody may be kept from what the other tests do.
      own: async () => ({
        ...(await memberOf(buyer)),
        what: 'blocked',
        isOn: false,
        reason: '误判',
      }),
      theirs: await memberOf(theirs.buyer),
      missing: { memberId: largestId },
      plain: ['reason'],
    },
  },
})
