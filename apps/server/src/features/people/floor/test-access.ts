import { identityCalls } from '@mallard/contract/people/identity/identity.calls'
import type { AccessOf } from '#app/testing/test-access.ts'

export const access: AccessOf = async ({ buyer, theirs }) => ({
  admin: {
    'floorAdmin.list': { own: async () => ({}) },
    'floorAdmin.save': {
      own: async () => ({
        memberId: (await buyer.data(identityCalls.userInfo, {})).id,
        role: Math.random() < 0.5 ? 'guide' : 'supervisor',
      }),
      theirs: { memberId: (await theirs.buyer.data(identityCalls.userInfo, {})).id },
      missing: { memberId: 999_999_999 },
    },
  },
  // What somebody is in all stores together follows from what they are in each.
  shared: { 'floorAdmin.save': ['member'] },
})
