import { href } from '@mallard/contract/paths'
import { Button } from 'antd'
import { defineActivity } from '#platform/activity/define-activity.tsx'
import { ShareLink } from '#platform/activity/share-link.tsx'
import { Sums } from '#platform/parts/sums.tsx'
import { addressOf } from '#platform/places.ts'
import { navigate } from '#platform/router.tsx'
import { count, dateTime } from '#platform/show.ts'
import { EventEntries } from './event-entries.tsx'
import { EventEditor } from './event.form.tsx'
import { eventTexts } from './event.texts.ts'
import { events } from './use-events.ts'

/** One event: its set-up until entries are taken, who entered from then on; or a new one. */
export default defineActivity({
  texts: eventTexts,
  queries: events,
  object: 'invitation',
  nameOf: ({ name }) => name,
  before: ({ texts, one }) =>
    `${texts.held} ${dateTime(one.holdsAt)} – ${dateTime(one.holdsUntil)}`,
  actions: ({ texts, session: { scope, can }, one, open }) => (
    <>
      {can('event.checkin') && (
        <Button onClick={() => void navigate(addressOf(scope, 'check-ins', one.id))}>
          {texts.checkIn}
        </Button>
      )}
      <Button
        onClick={() =>
          open((close) => (
            <ShareLink
              title={texts.share}
              hint={texts.shareHint}
              path={href('invitation', { ...scope, id: one.id })}
              onClose={close}
            />
          ))
        }
      >
        {texts.share}
      </Button>
    </>
  ),
  isCopied: true,
  editor: EventEditor,
  body: ({ texts, one, mayWrite }) => (
    <>
      <Sums
        sums={[
          {
            name: texts.taken,
            value: count(one.taken),
            note: texts.ofCapacity(count(one.capacity)),
          },
          { name: texts.waiting, value: count(one.waiting) },
          { name: texts.checkedIn, value: count(one.checkedIn) },
        ]}
      />
      <EventEntries of={one} mayExport={mayWrite && one.taken + one.waiting > 0} />
    </>
  ),
})
