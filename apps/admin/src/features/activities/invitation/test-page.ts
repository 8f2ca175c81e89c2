import { member, startAt, type DrilledPage } from '#platform/activity/test-page.ts'
import EventScreen from './event.screen.tsx'

export const drilled: DrilledPage = {
  domain: 'invitationAdmin',
  Screen: EventScreen,
  end: '结束报名',
  one: {
    ...{ holdsAt: startAt, holdsUntil: startAt, isOnline: false, place: '二楼', questions: [] },
    ...{ capacity: 9, taken: 1, waiting: 0, checkedIn: 0, pic: null },
  },
  records: [
    'entries',
    {
      ...member,
      ...{ id: 1, phone: '138****0000', state: 'in', checkedInAt: null, checkedInBy: '' },
      answers: [],
    },
  ],
}
