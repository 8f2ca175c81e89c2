import { pointsRulesCalls } from '@mallard/contract/pricing/points/points-rules.calls'
import type { AccessOf } from '#app/test-access.ts'

export const access: AccessOf = ({ owner }) => {
  let saves = 0
  return {
    open: {},
    owned: {},
    admin: {
      'pointsRules.read': { own: async () => ({}) },
      'pointsRules.save': {
        own: async () => {
          // Not every save that is tried is let through: the version is the one that stands.
          const { version } = await owner.data(pointsRulesCalls.read, {})
          saves += 1
          return { earnBp: 10_000 + saves, spendPercent: 50, expiryYears: 1, version }
        },
        plain: ['earnBp', 'spendPercent', 'expiryYears', 'version'],
      },
    },
  }
}
