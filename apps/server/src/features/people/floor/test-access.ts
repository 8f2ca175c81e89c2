import { identityCalls } from '@mallard/contract/people/identity/identity.calls'
import type { AccessOf } from '#app/test-access.ts'

export const access: AccessOf = ({ buyer }) => ({
  admin: {
    'floorAdmin.list': { own: async () => ({}) },
    'floorAdmin.save': {
      own: async () => ({
        memberId: (await buyer.data(identityCalls.userInfo, {})).id,
        role: Math.random() < 0.5 ? 'guide' : 'supervisor',
      }),
      missing: { memberId: 999_999_999 },
      plain: ['role'],
    },
  },
})
