import { invitationAdminCalls } from '@mallard/contract/activities/invitation/invitation-admin.calls'
import { randomUUID } from 'node:crypto'
import type { AccessOf } from '#app/testing/test-access.ts'
import { liked } from '../form/test-form.ts'
import { activityAccess } from '../activity/test-activity-access.ts'
import { eventSetup, openEvent } from './test-invitation.ts'

const fields = [
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
]

export const access: AccessOf = async ({ shop, owner, theirs }) => {
  const { id } = await openEvent(shop, owner)
  const quiet = await openEvent(shop, owner)
  const other = await openEvent(shop, theirs.owner)
  const { admin, one, byId } = activityAccess({
    domain: 'invitationAdmin',
    calls: invitationAdminCalls,
    owner,
    setup: () => eventSetup(shop),
    fields,
    theirs: other.id,
    lists: { entries: [] },
  })
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
      ...admin,
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
