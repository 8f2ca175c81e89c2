import { invitationAdminCalls } from '@mallard/contract/activities/invitation/invitation-admin.calls'
import { largestId } from '@mallard/contract/fields'
import { randomUUID } from 'node:crypto'
import type { AccessOf } from '#app/testing/test-access.ts'
import { liked } from '../form/test-form.ts'
import { eventSetup, openEvent } from './test-invitation.ts'

const plain = [
  'version',
  'name',
  'nameEn',
  'startAt',
  'endAt',
  'holdsAt',
  'holdsUntil',
  'isOnline',
  'place',
  'placeEn',
  'point',
  'onlineUrl',
  'pic',
  'audience',
  'audienceEn',
  'html',
  'htmlEn',
  'questions',
  'capacity',
  'requestId',
]

export const access: AccessOf = async ({ shop, owner, theirs }) => {
  const { id } = await openEvent(shop, owner)
  const quiet = await openEvent(shop, owner)
  const other = await openEvent(shop, theirs.owner)
  const one = async () => ({
    id: (await owner.data(invitationAdminCalls.save, eventSetup(shop))).id,
  })
  const byId = { theirs: { id: other.id }, missing: { id: largestId } }
  return {
    open: {
      'invitation.list': {},
      'invitation.detail': { id },
      'invitation.form': { id },
      'invitation.add': { id, requestId: randomUUID(), answers: liked },
      'invitation.withdraw': { id: quiet.id },
      'activity.eventList': {},
    },
    // Whom the tests send has not entered.
    refusals: { 'invitation.withdraw': 'notFound' },
    admin: {
      'invitationAdmin.list': { own: async () => ({}) },
      'invitationAdmin.detail': { own: one, ...byId },
      'invitationAdmin.entries': { own: one, ...byId },
      'invitationAdmin.save': { own: async () => eventSetup(shop), ...byId, plain },
      'invitationAdmin.close': {
        own: async () => ({ ...(await one()), reason: '提前结束' }),
        ...byId,
        plain: ['reason'],
      },
      'invitationAdmin.exportEntries': {
        own: async () => ({ ...(await one()), format: 'csv' }),
        ...byId,
      },
      'invitationAdmin.checkIn': {
        own: async () => ({ ...(await one()), code: 'x', requestId: randomUUID() }),
        ...byId,
        plain: ['code', 'requestId'],
      },
    },
  }
}
