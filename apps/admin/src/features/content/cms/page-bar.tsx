import type { AdminPage } from '@mallard/contract/content/cms/page-admin.calls'
import { Alert, Button, Dropdown } from 'antd'
import { useState } from 'react'
import { AuditLink } from '#platform/parts/audit-link.tsx'
import { Icon } from '#platform/parts/icons.tsx'
import { PageHeader } from '#platform/parts/page-header.tsx'
import { addressOf } from '#platform/places.ts'
import { useSession } from '#platform/session.ts'
import { dateTime } from '#platform/show.ts'
import { useFeedback } from '#platform/use-feedback.ts'
import { PreviewDialog, ScheduleForm, Versions } from './page-dialogs.tsx'
import { PageState } from './page-state.tsx'
import styles from './page.module.css'
import { pageTexts } from './page.texts.ts'
import type { Editor } from './use-editor.ts'
import { usePageChange } from './use-pages.ts'

interface PageBarProps {
  page: AdminPage
  editor: Editor
  mayWrite: boolean
}

type Over = 'preview' | 'schedule' | 'history'

/** What is done with the whole page: saved, shown on a phone, published, taken back. */
export function PageBar({ page, editor, mayWrite }: PageBarProps) {
  const texts = pageTexts.use()
  const { scope } = useSession()
  const feedback = useFeedback()
  const [over, setOver] = useState<Over>()
  const { publish, takeBack, withdraw, load, isBusy } = useActions(page, editor)
  const isPlanned = page.publishAt !== null

  /** What is shown or published is what was typed. */
  async function open(what: Over): Promise<void> {
    if (editor.isTouched && mayWrite && !(await editor.save())) return
    setOver(what)
  }

  const more = [
    { key: 'history', label: texts.history },
    ...(mayWrite && page.isPublished && !(page.layout === 'a' && page.type === 'home')
      ? [{ key: 'withdraw', label: texts.withdraw, danger: true }]
      : []),
  ]
  return (
    <>
      <PageHeader
        title={editor.draft.title || page.title}
        back={{ to: addressOf(scope, 'pages'), text: texts.back }}
        beside={<PageState page={page} />}
        hint={
          <>
            <a href={page.path} target="_blank" rel="noreferrer" className="mono">
              {page.path}
            </a>{' '}
            · {editor.isTouched ? texts.unsaved : `${dateTime(page.savedAt)} ${page.savedBy}`}
            {!mayWrite && ` · ${texts.readOnly}`} <AuditLink object={`page ${page.id}`} />
          </>
        }
        actions={
          <>
            <Dropdown
              menu={{
                items: more,
                onClick: ({ key }) => (key === 'withdraw' ? void withdraw() : setOver('history')),
              }}
            >
              <Button aria-label={texts.moreActions} icon={<Icon name="more" />} />
            </Dropdown>
            <Button onClick={() => void open('preview')}>{texts.preview}</Button>
            {mayWrite && !isPlanned && (
              <>
                <Button
                  disabled={!editor.isTouched}
                  loading={editor.isSaving}
                  onClick={() => void editor.saveAloud()}
                >
                  {texts.save}
                </Button>
                <Button onClick={() => void open('schedule')}>{texts.schedule}</Button>
                <Button type="primary" loading={isBusy} onClick={() => void publish()}>
                  {texts.publish}
                </Button>
              </>
            )}
          </>
        }
      />
      <Notes page={page} editor={editor} mayWrite={mayWrite} />
      {over === 'preview' && <PreviewDialog id={page.id} onClose={() => setOver(undefined)} />}
      {over === 'schedule' && (
        <ScheduleForm
          of={{ id: page.id, revision: editor.revision }}
          onClose={() => setOver(undefined)}
        />
      )}
      {over === 'history' && (
        <Versions
          page={page}
          isLocked={!mayWrite || isPlanned}
          onLoad={(number) =>
            void load(number).then(() => {
              setOver(undefined)
              feedback.found(texts.versionLoaded)
            }, feedback.failed)
          }
          onTakeBack={(number) => void takeBack(number)}
          onClose={() => setOver(undefined)}
        />
      )}
    </>
  )
}

/** What is done after a question, and said when it is done. */
function useActions(page: AdminPage, editor: Editor) {
  const texts = pageTexts.use()
  const { api } = useSession()
  const feedback = useFeedback()
  const publishing = usePageChange('publish')
  const takingBack = usePageChange('takeBack')
  const withdrawing = usePageChange('withdraw')
  const { id } = page

  async function done(title: string, text: string, send: () => Promise<string | undefined>) {
    if (!(await feedback.ask({ title, text, ok: title, cancel: texts.cancel }))) return
    try {
      const said = await send()
      if (said) feedback.done(said)
    } catch (error) {
      feedback.failed(error)
    }
  }

  return {
    isBusy: publishing.isPending,
    publish: () =>
      done(texts.publishNow, texts.publishAsk, async () => {
        const saved = editor.isTouched ? await editor.save() : page
        if (!saved) return undefined
        await publishing.mutateAsync({ id, revision: saved.revision })
        return texts.published
      }),
    takeBack: (number: number) =>
      done(texts.takeBack, texts.takeBackAsk, async () => {
        const next = await takingBack.mutateAsync({ id, number })
        // A draft with work in it stays as it is.
        if (!editor.isTouched && next.revision !== editor.revision) editor.follow(next)
        return texts.tookBack
      }),
    withdraw: () =>
      done(texts.withdraw, texts.withdrawAsk, async () => {
        await withdrawing.mutateAsync({ id })
        return texts.withdrawn
      }),
    async load(number: number) {
      const content = await api.pageAdmin.version({ id, number })
      editor.load(content)
    },
  }
}

/** What has to be known of the page before one writes on. */
function Notes({ page, editor, mayWrite }: PageBarProps) {
  const texts = pageTexts.use()
  const feedback = useFeedback()
  const call = usePageChange('unschedule')
  const taken = () =>
    call.mutate(
      { id: page.id },
      { onSuccess: () => feedback.done(texts.unscheduled), onError: feedback.failed },
    )
  return (
    <div className={styles.notes}>
      {editor.isConflict && (
        <Alert
          type="warning"
          showIcon
          title={texts.conflict}
          description={texts.conflictHint}
          action={
            <div className={styles.noteTools}>
              <Button size="small" onClick={() => void editor.takeTheirs()}>
                {texts.conflictTheirs}
              </Button>
              <Button size="small" onClick={() => void editor.keepMine()}>
                {texts.conflictMine}
              </Button>
            </div>
          }
        />
      )}
      {page.publishAt !== null && (
        <Alert
          type="info"
          showIcon
          title={texts.scheduledFor(dateTime(page.publishAt))}
          action={
            mayWrite && (
              <Button size="small" loading={call.isPending} onClick={taken}>
                {texts.unschedule}
              </Button>
            )
          }
        />
      )}
      {page.problem && <Alert type="error" showIcon title={texts.problem(page.problem)} />}
    </div>
  )
}
