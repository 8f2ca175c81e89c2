import { invitationAdminCalls } from '@mallard/contract/activities/invitation/invitation-admin.calls'
import type { TestActivity } from '#app/testing/test-activities.ts'
import { branching } from '../form/test-form.ts'
import { eventSetup } from './test-invitation.ts'

export const activity: TestActivity = {
  name: 'event',
  setUp: {
    object: 'invitation',
    calls: invitationAdminCalls,
    setup: (shop) => eventSetup(shop),
    change: { name: '改名' },
    begun: 'invitationBegun',
    mayHaveBegun: true,
    faults: () => [
      [{ holdsUntil: 1 }, 'badInput'],
      [{ holdsAt: 1 }, 'badInput'],
      [{ place: '' }, 'badInput'],
      [{ point: '120.2,30.1' }, 'badInput'],
      [{ isOnline: true, place: '', onlineUrl: 'https://meet.example/a' }, 'badInput'],
      [{ isOnline: true, point: '', onlineUrl: 'https://meet.example/a' }, 'badInput'],
      [{ isOnline: true, place: '', point: '', onlineUrl: 'meet' }, 'badInput'],
      [{ pic: '/pictures/gone/v-1' }, 'mediaGone'],
      [{ questions: [{ ...branching[0]!, options: [] }] }, 'formWrong'],
    ],
  },
}
