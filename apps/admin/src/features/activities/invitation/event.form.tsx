import { invitationAdmin } from '@mallard/contract/admin-limits.gen'
import type { AdminEvent } from '@mallard/contract/activities/invitation/invitation-admin.calls'
import { Form } from 'antd'
import { NamedPeriod } from '#platform/activity/named-period.tsx'
import { defineEditor } from '#platform/form/define-editor.tsx'
import type { DraftFields } from '#platform/form/draft-fields.tsx'
import { PictureField } from '#platform/media/picture-field.tsx'
import { Panel } from '#platform/parts/panel.tsx'
import { FormBuilder } from '#platform/questions/form-builder.tsx'
import { RichTextField } from '#platform/rich/rich-text-field.tsx'
import {
  draftLike,
  draftOf,
  newDraft,
  setupOf,
  type EventDraft,
  type Fault,
} from './event-draft.ts'
import styles from './event.module.css'
import { eventTexts } from './event.texts.ts'
import { events } from './use-events.ts'

/** Sets up an event, or changes one whose entries have not begun. */
export const EventEditor = defineEditor({
  texts: eventTexts,
  id: 'event',
  section: events.section,
  limits: invitationAdmin.save,
  draftOf,
  first: (now, like: AdminEvent | undefined) => (like ? draftLike(like, now) : newDraft(now)),
  setupOf,
  useSave: events.useSave,
  fields: (view) => (
    <>
      <Basics {...view} />
      {(['html', 'htmlEn'] as const).map((name) => (
        <Panel key={name} title={view.texts[name]}>
          <RichTextField
            label={view.texts[name]}
            value={view.draft[name]}
            onChange={(html) => view.change({ [name]: html })}
          />
        </Panel>
      ))}
      <Panel title={view.texts.questions}>
        <p className={`${styles.hint} soft small`}>{view.texts.questionsHint}</p>
        <FormBuilder
          questions={view.draft.questions}
          isAsked={view.fault !== undefined}
          onChange={(questions) => view.change({ questions })}
        />
      </Panel>
    </>
  ),
})

interface BasicsProps extends DraftFields<EventDraft> {
  draft: EventDraft
  wrong: (text: Fault['text']) => string | undefined
  change: (part: Partial<EventDraft>) => void
}

/** All of an event but its words and questions. */
function Basics(props: BasicsProps) {
  const texts = eventTexts.use()
  const { draft, wrong, change, line, moment, toggle } = props
  return (
    <Panel title={texts.basics}>
      <p className={`${styles.hint} soft small`}>{texts.begins}</p>
      <div className={styles.pair}>
        <NamedPeriod
          of={props}
          texts={texts}
          wrong={{ name: wrong('badName'), until: wrong('badTime') }}
        />
        {moment('holdsAt', { label: texts.holdsAt, wrong: wrong('badHeld') })}
        {moment('holdsUntil', { label: texts.holdsUntil })}
        {line('capacity', {
          label: texts.capacity,
          isNumber: true,
          wrong: wrong('badCapacity'),
        })}
        {toggle('isOnline', { label: texts.isOnline })}
        {draft.isOnline ? (
          line('onlineUrl', {
            label: texts.onlineUrl,
            hint: texts.onlineUrlHint,
            wrong: wrong('badUrl'),
          })
        ) : (
          <>
            {line('place', { label: texts.place, wrong: wrong('badPlace') })}
            {line('placeEn', { label: texts.placeEn })}
            {line('point', {
              label: texts.point,
              hint: texts.pointHint,
              wrong: wrong('badPoint'),
            })}
          </>
        )}
        {line('audience', { label: texts.audience, hint: texts.audienceHint })}
        {line('audienceEn', { label: texts.audienceEn })}
        <Form.Item label={texts.picture}>
          <PictureField
            label={texts.picture}
            value={draft.pic}
            onChange={(pic) => change({ pic })}
          />
        </Form.Item>
      </div>
    </Panel>
  )
}
