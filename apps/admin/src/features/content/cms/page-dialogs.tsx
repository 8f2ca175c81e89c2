import type { AdminPage } from '@mallard/contract/content/cms/page-admin.calls'
import { useQuery } from '@tanstack/react-query'
import { Button, Drawer, Form, Modal, QRCode } from 'antd'
import { defineForm } from '#platform/form/define-form.tsx'
import { CopyButton } from '#platform/parts/copy-button.tsx'
import { Loaded } from '#platform/parts/loaded.tsx'
import { Pill } from '#platform/parts/pill.tsx'
import { MomentInput } from '#platform/pick/moment-input.tsx'
import { useSession } from '#platform/session.ts'
import { dateTime } from '#platform/show.ts'
import { momentOf } from '#platform/store-clock.ts'
import styles from './page.module.css'
import { pageTexts } from './page.texts.ts'
import { usePageChange } from './use-pages.ts'

/** The draft on a phone: a code to scan, and the address behind it. */
export function PreviewDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const texts = pageTexts.use()
  const { api } = useSession()
  const answer = useQuery({ ...api.pageAdmin.preview.query({ id }), gcTime: 0 })
  return (
    <Modal open title={texts.previewTitle} footer={null} width={420} onCancel={onClose}>
      <Loaded answer={answer}>
        {({ link, until }) => (
          <div className={styles.shared}>
            <QRCode value={link} size={200} bordered={false} type="svg" />
            <p>{texts.previewHint(dateTime(until))}</p>
            <p className={styles.address}>
              <a href={link} target="_blank" rel="noreferrer" className="mono">
                {link}
              </a>
              <CopyButton text={link} label={texts.copyLink} done={texts.copied} />
            </p>
            <Button href={link} target="_blank" rel="noreferrer">
              {texts.previewOpen}
            </Button>
          </div>
        )}
      </Loaded>
    </Modal>
  )
}

/** Publishes the draft at a time. */
export const ScheduleForm = defineForm({
  texts: pageTexts,
  initial: (_of: { id: number; revision: number }): { at?: string } => ({}),
  useOwn: () => usePageChange('publish'),
  inputOf: ({ at = '' }, _begun, { id, revision }) => ({ id, revision, at: momentOf(at) ?? 0 }),
  send: (_api, input, _requestId, publishing) => publishing.mutateAsync(input),
  title: ({ texts }) => texts.scheduleTitle,
  ok: ({ texts }) => texts.schedule,
  cancel: ({ texts }) => texts.cancel,
  fields: ({ texts }) => (
    <Form.Item
      name="at"
      label={texts.scheduleAt}
      rules={[
        {
          validator: (_, at: string | undefined) =>
            (momentOf(at ?? '') ?? 0) > Date.now()
              ? Promise.resolve()
              : Promise.reject(new Error()),
          message: texts.scheduleNeeded,
        },
      ]}
    >
      <MomentInput />
    </Form.Item>
  ),
  done: ({ texts }) => texts.scheduled,
})

interface VersionsProps {
  page: AdminPage
  isLocked: boolean
  onLoad: (number: number) => void
  onTakeBack: (number: number) => void
  onClose: () => void
}

/** What was published, the latest first. */
export function Versions({ page, isLocked, onLoad, onTakeBack, onClose }: VersionsProps) {
  const texts = pageTexts.use()
  return (
    <Drawer open title={texts.history} size={420} onClose={onClose}>
      {page.versions.length === 0 && <p className="soft">{texts.historyNone}</p>}
      <ol className={styles.versions}>
        {page.versions.map(({ number, title, blocks, publishedAt, by }, place) => {
          const isNow = place === 0 && page.isPublished
          return (
            <li key={number} className={styles.version}>
              <div>
                <strong>{texts.version(number)}</strong> {title}{' '}
                {isNow && <Pill tone="good">{texts.current}</Pill>}
                <div className="soft small">
                  {dateTime(publishedAt)} · {by || texts.versionFirst} ·{' '}
                  {texts.versionBlocks(blocks)}
                </div>
              </div>
              {!isLocked && (
                <div className={styles.versionTools}>
                  <Button size="small" onClick={() => onLoad(number)}>
                    {texts.versionLoad}
                  </Button>
                  {!isNow && (
                    <Button size="small" onClick={() => onTakeBack(number)}>
                      {texts.takeBack}
                    </Button>
                  )}
                </div>
              )}
            </li>
          )
        })}
      </ol>
    </Drawer>
  )
}
