import { randomUUID } from 'node:crypto'
import { pointsAdminCalls } from '@mallard/contract/pricing/points/points-admin.calls'
import { pointsRulesCalls } from '@mallard/contract/pricing/points/points-rules.calls'
import { largestId } from '@mallard/contract/fields'
import type { AccessOf } from '#app/testing/test-access.ts'
import { gone, memberOf } from '#app/testing/test-makers.ts'
import { levelInput } from './test-levels.ts'

export const access: AccessOf = async ({ make, owner, buyer, theirs }) => {
  let saves = 0
  let levels = 0
  const byMember = { theirs: await memberOf(theirs.buyer), missing: { memberId: largestId } }
  const adjusting = async (delta: number) => ({
    ...(await memberOf(buyer)),
    what: 'points' as const,
    delta,
    reason: '补发',
    requestId: randomUUID(),
  })
  return {
    open: {
      'points.list': {},
      'points.growthList': {},
    },
    owned: {
      'points.ofOrder': {
        own: async (who) => ({ sn: await make.orderOf(who) }),
        missing: { sn: gone.sn },
      },
    },
    admin: {
      'levelAdmin.list': { own: async () => ({}) },
      'levelAdmin.save': {
        own: async () => levelInput((levels += 1)),
        plain: Object.keys(levelInput(1)),
      },
      'levelAdmin.remove': { own: async () => ({ code: 'no-such-level' }), plain: ['code'] },
      'pointsAdmin.read': { own: () => memberOf(buyer), ...byMember },
      'pointsAdmin.waiting': { own: async () => ({}) },
      'pointsAdmin.decide': {
        own: async () => {
          const open = await owner.data(pointsAdminCalls.waiting, {})
          for (const { id } of open)
            await owner.data(pointsAdminCalls.decide, { id, verdict: 'withdraw', note: '' })
          const { waiting } = await owner.data(pointsAdminCalls.adjust, await adjusting(100_000))
          return { id: waiting!.id, verdict: 'withdraw', note: '' }
        },
        theirs: { id: await theirs.proposalOf('points') },
        missing: { id: largestId },
        plain: ['phoneCode', 'note'],
      },
      'pointsAdmin.adjust': {
        own: () => adjusting(1),
        ...byMember,
        plain: ['delta', 'reason', 'requestId'],
      },
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
    shared: {
      // Within the limit of a day; members and their points belong to the partner.
      'pointsAdmin.adjust': ['member', 'points_ledger'],
    },
  }
}
