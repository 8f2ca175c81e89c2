import { randomUUID } from 'node:crypto'
import { campaignAdminCalls } from '@mallard/contract/account/campaign/campaign-admin.calls'
import { largestId } from '@mallard/contract/fields'
import type { Caller } from '@mallard/testing/caller'
import type { AccessOf } from '#app/testing/test-access.ts'
import { memberOf } from '#app/testing/test-makers.ts'

const message = () => ({
  title: '周末会员日',
  titleEn: '',
  text: '本周末全场包邮。',
  textEn: '',
  link: '',
  purpose: 'marketing' as const,
  requestId: randomUUID(),
})

export const access: AccessOf = async ({ owner, buyer, theirs }) => {
  const mine = await memberOf(buyer)
  const stranger = await memberOf(theirs.buyer)
  const sentBy = async (who: Caller, to: { memberId: number }) => ({
    id: (await who.data(campaignAdminCalls.send, { ...message(), ...to })).id,
  })
  const one = await sentBy(owner, mine)
  const their = await sentBy(theirs.owner, stranger)
  const missing = { id: largestId }
  return {
    admin: {
      'campaignAdmin.list': { own: async () => ({}) },
      'campaignAdmin.detail': { own: async () => one, theirs: their, missing },
      'campaignAdmin.told': { own: async () => one, theirs: their, missing },
      'campaignAdmin.send': {
        own: async () => ({ ...message(), ...mine }),
        theirs: stranger,
        missing: { memberId: largestId },
        plain: ['title', 'titleEn', 'text', 'textEn', 'link', 'segmentId', 'requestId'],
      },
      'campaignAdmin.stop': { own: () => sentBy(owner, mine), theirs: their, missing },
    },
  }
}
