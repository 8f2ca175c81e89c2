import type { AdminEvent } from '@mallard/contract/activities/invitation/invitation-admin.calls'
import { longestPoint } from '@mallard/contract/point'
import { Form, Input, Switch } from 'antd'
import { NamedPeriod } from '#platform/activity/named-period.tsx'
import { useSetupEditor } from '#platform/form/use-setup-editor.tsx'
import { PictureField } from '#platform/media/picture-field.tsx'
import type { PageHeaderProps } from '#platform/parts/page-header.tsx'
import { Panel } from '#platform/parts/panel.tsx'
import { MomentInput } from '#platform/pick/moment-input.tsx'
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

interface EventEditorProps {
  of: AdminEvent | undefined
  /** What a new one begins with. */
  like?: AdminEvent | undefined
  /** What the page of a known one says beside its title. */
  header?: Partial<PageHeaderProps>
}

/** Sets up an event, or changes one whose entries have not begun. */
export function EventEditor({ of, like, header }: EventEditorProps) {
  const texts = eventTexts.use()
  const { draft, fault, heading, change } = useSetupEditor({
    texts,
    section: events.section,
    saving: events.useSave(),
    of,
    header,
    draftOf,
    first: (now) => (like ? draftLike(like, now) : newDraft(now)),
    setupOf: (typed: EventDraft, named) => setupOf(typed, named),
  })
  return (
    <>
      {heading}
      <Form layout="vertical" requiredMark={false} className={styles.column}>
        <Basics draft={draft} fault={fault} change={change} />
        <Panel title={texts.html}>
          <RichTextField
            label={texts.html}
            value={draft.html}
            onChange={(html) => change({ html })}
          />
        </Panel>
        <Panel title={texts.htmlEn}>
          <RichTextField
            label={texts.htmlEn}
            value={draft.htmlEn}
            onChange={(htmlEn) => change({ htmlEn })}
          />
        </Panel>
        <Panel title={texts.questions}>
          <p className={`${styles.hint} soft small`}>{texts.questionsHint}</p>
          <FormBuilder
            questions={draft.questions}
            isAsked={fault !== undefined}
            onChange={(questions) => change({ questions })}
          />
        </Panel>
      </Form>
    </>
  )
}

interface BasicsProps {
  draft: EventDraft
  fault: Fault | undefined
  change: (part: Partial<EventDraft>) => void
}

const said = (help: string | undefined) => help && ({ validateStatus: 'error', help } as const)

type TextName = 'place' | 'placeEn' | 'point' | 'onlineUrl' | 'audience' | 'audienceEn' | 'capacity'

/** All of an event but its words and questions. */
function Basics({ draft, fault, change }: BasicsProps) {
  const texts = eventTexts.use()
  const saidAt = (text: Fault['text']) => (fault?.text === text ? texts[text] : undefined)
  const line = (
    name: TextName,
    most: number,
    { wrong, extra }: { wrong?: string | undefined; extra?: string } = {},
  ) => (
    <Form.Item
      label={texts[name]}
      htmlFor={`event-${name}`}
      {...(extra && { extra })}
      {...said(wrong)}
    >
      <Input
        id={`event-${name}`}
        value={draft[name]}
        maxLength={most}
        {...(name === 'capacity' && { inputMode: 'numeric' as const })}
        onChange={(event) => change({ [name]: event.target.value })}
      />
    </Form.Item>
  )
  const moment = (name: 'holdsAt' | 'holdsUntil', wrong?: string) => (
    <Form.Item label={texts[name]} htmlFor={`event-${name}`} {...said(wrong)}>
      <MomentInput
        id={`event-${name}`}
        value={draft[name]}
        onChange={(value) => change({ [name]: value })}
      />
    </Form.Item>
  )
  return (
    <Panel title={texts.basics}>
      <p className={`${styles.hint} soft small`}>{texts.begins}</p>
      <div className={styles.pair}>
        <NamedPeriod
          id="event"
          draft={draft}
          texts={texts}
          wrong={{ name: saidAt('badName'), until: saidAt('badTime') }}
          change={change}
        />
        {moment('holdsAt', saidAt('badHeld'))}
        {moment('holdsUntil')}
        {line('capacity', 6, { wrong: saidAt('badCapacity') })}
        <Form.Item label={texts.isOnline} htmlFor="event-online">
          <Switch
            id="event-online"
            checked={draft.isOnline}
            onChange={(isOnline) => change({ isOnline })}
          />
        </Form.Item>
        {draft.isOnline ? (
          line('onlineUrl', 300, { wrong: saidAt('badUrl'), extra: texts.onlineUrlHint })
        ) : (
          <>
            {line('place', 100, { wrong: saidAt('badPlace') })}
            {line('placeEn', 200)}
            {line('point', longestPoint, { wrong: saidAt('badPoint'), extra: texts.pointHint })}
          </>
        )}
        {line('audience', 60, { extra: texts.audienceHint })}
        {line('audienceEn', 120)}
        <Form.Item label={texts.pic}>
          <PictureField label={texts.pic} value={draft.pic} onChange={(pic) => change({ pic })} />
        </Form.Item>
      </div>
    </Panel>
  )
}
