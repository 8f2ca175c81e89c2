import type {
  AdminEntry,
  AdminEvent,
} from '@mallard/contract/activities/invitation/invitation-admin.calls'
import {
  entryStates,
  type EntryState,
} from '@mallard/contract/activities/invitation/invitation.codes'
import { ExportRecords } from '#platform/activity/export-records.tsx'
import { MemberCell, Records } from '#platform/activity/records.tsx'
import { Pill, type Tone } from '#platform/parts/pill.tsx'
import { SaidAnswers } from '#platform/questions/said-answers.tsx'
import { dateTime } from '#platform/show.ts'
import { eventTexts } from './event.texts.ts'
import { watched } from './use-events.ts'

interface EventEntriesProps {
  of: AdminEvent
  mayExport: boolean
}

const words = { in: 'in', waiting: 'waits', withdrawn: 'withdrawn' } as const
const tones: Readonly<Record<EntryState, Tone>> = {
  in: 'good',
  waiting: 'warn',
  withdrawn: 'plain',
}

/** Who entered, where they stand and who came; all of it as a file. */
export function EventEntries({ of, mayExport }: EventEntriesProps) {
  const texts = eventTexts.use()
  return (
    <>
      <Records<AdminEntry, EntryState>
        of={of}
        every={watched(of)}
        title={texts.entries}
        extra={
          mayExport && (
            <ExportRecords
              text={texts.export}
              read={(api, format) => api.invitationAdmin.exportEntries({ id: of.id, format })}
            />
          )
        }
        read={(api, asked, state) =>
          api.invitationAdmin.entries.query({ ...asked, ...(state && { state }) })
        }
        filter={{
          label: texts.entryState,
          any: texts.anyState,
          options: entryStates.map((value) => ({ value, label: texts[words[value]] })),
        }}
        rowKey="id"
        columns={[
          {
            title: texts.member,
            key: 'member',
            render: (_, { memberId, name, phone }) => (
              <MemberCell id={memberId} name={name} note={phone} />
            ),
          },
          {
            title: texts.entryState,
            key: 'state',
            card: 'corner',
            width: 120,
            render: (_, { state }) => <Pill tone={tones[state]}>{texts[words[state]]}</Pill>,
          },
          { title: texts.at, key: 'at', width: 170, render: (_, { at }) => dateTime(at) },
          {
            title: texts.came,
            key: 'came',
            width: 180,
            render: (_, { checkedInAt, checkedInBy }) =>
              checkedInAt === null ? (
                <span className="soft">{texts.notCame}</span>
              ) : (
                <>
                  {dateTime(checkedInAt)}
                  <div className="soft small">{texts.by(checkedInBy)}</div>
                </>
              ),
          },
        ]}
        more={({ answers }) => (answers.length > 0 ? <SaidAnswers answers={answers} /> : null)}
        width={720}
        empty={texts.noEntries}
      />
      <p className="soft small">{texts.kept}</p>
    </>
  )
}
