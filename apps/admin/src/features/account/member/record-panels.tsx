import type {
  MemberNote,
  MemberRecord,
} from '@mallard/contract/account/member/member-record-admin.calls'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { Loaded } from '#platform/parts/loaded.tsx'
import { Panel } from '#platform/parts/panel.tsx'
import { useSession } from '#platform/session.ts'
import { dateTime } from '#platform/show.ts'
import { useFeedback } from '#platform/use-feedback.ts'
import { useInvalidate } from '#platform/use-invalidate.ts'
import styles from './member.module.css'
import { NoteForm } from './note.form.tsx'
import { recordTexts } from './record.texts.ts'
import { TagPill } from './tag-pill.tsx'
import { WearForm } from './wear.form.tsx'

interface Kept {
  readonly memberId: number
  readonly nickname: string
}

/** What staff keep of a member: tags and notes. */
export function RecordPanels({ member }: { member: Kept }) {
  const { api } = useSession()
  const answer = useQuery(api.memberRecordAdmin.read.query({ memberId: member.memberId }))
  return (
    <Loaded answer={answer}>
      {(record) => (
        <>
          <TagsPanel member={member} record={record} />
          <NotesPanel memberId={member.memberId} notes={record.notes} />
        </>
      )}
    </Loaded>
  )
}

function TagsPanel({ member, record: { tags } }: { member: Kept; record: MemberRecord }) {
  const texts = recordTexts.use()
  const { can } = useSession()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Panel
      title={texts.worn}
      extra={
        can('member.write') && (
          <Button size="small" onClick={() => setIsOpen(true)}>
            {texts.wear}
          </Button>
        )
      }
    >
      {tags.length === 0 ? (
        <p className="soft">{texts.noWorn}</p>
      ) : (
        <div className={styles.buttons}>
          {tags.map((tag) => (
            <TagPill key={tag.id} tag={tag} />
          ))}
        </div>
      )}
      {isOpen && <WearForm of={{ ...member, tags }} onClose={() => setIsOpen(false)} />}
    </Panel>
  )
}

function NotesPanel({ memberId, notes }: { memberId: number; notes: readonly MemberNote[] }) {
  const texts = recordTexts.use()
  const { can } = useSession()
  const [isOpen, setIsOpen] = useState(false)
  const remove = useNoteRemoval(memberId)
  return (
    <Panel
      title={texts.notes}
      extra={
        can('member.write') && (
          <Button size="small" onClick={() => setIsOpen(true)}>
            {texts.addNote}
          </Button>
        )
      }
    >
      {notes.length === 0 && <p className="soft">{texts.noNotes}</p>}
      <ul className={styles.waiting}>
        {notes.map(({ id, text, by, at }) => (
          <li key={id}>
            <div className={styles.cell}>
              <span className={styles.note}>{text}</span>
              <span className="soft small">{texts.by(by, dateTime(at))}</span>
            </div>
            {can('member.write') && (
              <Button type="text" size="small" danger onClick={() => void remove(id)}>
                {texts.remove}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {isOpen && <NoteForm of={memberId} onClose={() => setIsOpen(false)} />}
    </Panel>
  )
}

function useNoteRemoval(memberId: number): (noteId: number) => Promise<void> {
  const texts = recordTexts.use()
  const feedback = useFeedback()
  const { api } = useSession()
  const invalidate = useInvalidate()
  const removing = useMutation({
    mutationFn: (noteId: number) => api.memberRecordAdmin.removeNote({ memberId, noteId }),
    onSettled: () => invalidate(api.memberRecordAdmin.read, api.staff.audit),
  })
  return async (noteId) => {
    const question = { title: texts.noteRemoveAsk, ok: texts.remove, isDangerous: true }
    if (await feedback.ask(question))
      removing.mutate(noteId, {
        onSuccess: () => feedback.done(texts.removed),
        onError: feedback.failed,
      })
  }
}
