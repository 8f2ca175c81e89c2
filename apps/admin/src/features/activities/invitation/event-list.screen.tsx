import { defineActivityList } from '#platform/activity/define-activity-list.tsx'
import { count, dateTime } from '#platform/show.ts'
import { eventTexts } from './event.texts.ts'

/** Events, those whose entries begin last first. */
export default defineActivityList({
  texts: eventTexts,
  section: 'events',
  read: (api, asked) => api.invitationAdmin.list.query(asked),
  nameOf: ({ name }) => name,
  note: ({ holdsAt }, texts) => `${texts.held} ${dateTime(holdsAt)}`,
  columns: (texts) => [
    {
      title: texts.taken,
      key: 'taken',
      width: 120,
      align: 'right',
      render: (_, { taken, capacity }) => `${count(taken)} / ${count(capacity)}`,
    },
    {
      title: texts.waiting,
      key: 'waiting',
      width: 90,
      align: 'right',
      render: (_, { waiting }) => count(waiting),
    },
  ],
  width: 760,
})
