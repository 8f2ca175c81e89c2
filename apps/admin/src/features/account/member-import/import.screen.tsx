import type {
  ImportRow,
  ImportSheet,
} from '@mallard/contract/account/member-import/member-import-admin.calls'
import {
  importProblems,
  importStates,
  type ImportKind,
  type ImportState,
} from '@mallard/contract/account/member-import/member-import.codes'
import { maxSheetBytes } from '@mallard/contract/sheet'
import { useMutation } from '@tanstack/react-query'
import { Alert, Button, Modal } from 'antd'
import { useState } from 'react'
import { base64Of, saveBlob } from '#platform/files.ts'
import { AllRows } from '#platform/parts/all-rows.tsx'
import type { ListColumn } from '#platform/parts/card-list.tsx'
import { FileButton } from '#platform/parts/file-button.tsx'
import { PageHeader } from '#platform/parts/page-header.tsx'
import { Panel } from '#platform/parts/panel.tsx'
import { Pill, type Tone } from '#platform/parts/pill.tsx'
import { useSession } from '#platform/session.ts'
import { count } from '#platform/show.ts'
import { useLocale } from '#platform/texts.ts'
import { useFeedback } from '#platform/use-feedback.ts'
import { useInvalidate } from '#platform/use-invalidate.ts'
import styles from './import.module.css'
import { importTexts } from './import.texts.ts'

interface Upload {
  readonly kind: ImportKind
  readonly name: string
  readonly base64: string
}

interface Found {
  readonly upload: Upload
  readonly sheet: ImportSheet
}

/** Brings members and old orders along, each by a table that is checked first. */
export default function MemberImportScreen() {
  const texts = importTexts.use()
  const { canEverywhere } = useSession()
  const [found, setFound] = useState<Found>()
  return (
    <>
      <PageHeader title={texts.title} hint={texts.hint} />
      {canEverywhere('member.import') ? (
        <div className={styles.stack}>
          <ImportPanel kind="members" onFound={setFound} />
          <ImportPanel kind="orders" onFound={setFound} />
        </div>
      ) : (
        <Alert type="info" showIcon message={texts.partnerWide} />
      )}
      {found && <Checked found={found} onClose={() => setFound(undefined)} />}
    </>
  )
}

function ImportPanel({ kind, onFound }: { kind: ImportKind; onFound: (found: Found) => void }) {
  const texts = importTexts.use()
  const feedback = useFeedback()
  const { api } = useSession()
  const checking = useMutation({
    mutationFn: async (file: File): Promise<Found> => {
      const upload = { kind, name: file.name, base64: await base64Of(file) }
      return { upload, sheet: await api.memberImportAdmin.check(upload) }
    },
    onSuccess: onFound,
    onError: feedback.failed,
  })
  const head = kind === 'members' ? texts.membersHead : texts.ordersHead
  return (
    <Panel title={texts[kind]}>
      <p className="soft">{kind === 'members' ? texts.membersHint : texts.ordersHint}</p>
      <div className={styles.buttons}>
        <FileButton
          label={texts.choose}
          accept=".csv,.xlsx"
          loading={checking.isPending}
          onFile={(file) =>
            file.size > maxSheetBytes
              ? feedback.note(texts[kind], texts.tooLarge)
              : checking.mutate(file)
          }
        />
        <Button
          onClick={() =>
            saveBlob(`${kind}.csv`, new Blob([`\uFEFF${head}\r\n`], { type: 'text/csv' }))
          }
        >
          {texts.template}
        </Button>
      </div>
    </Panel>
  )
}

const tones: Readonly<Record<ImportState, Tone>> = { new: 'good', known: 'plain', wrong: 'bad' }

function Checked({ found: { upload, sheet }, onClose }: { found: Found; onClose: () => void }) {
  const texts = importTexts.use()
  const feedback = useFeedback()
  const { api } = useSession()
  const invalidate = useInvalidate()
  const importing = useMutation({
    mutationFn: () => api.memberImportAdmin.run(upload),
    onSettled: () => invalidate(api.memberAdmin, api.levelAdmin, api.staff.audit),
  })
  const { counts, rows, points, growth } = sheet
  const [ready, all] = [counts.new, counts.new + counts.known + counts.wrong]
  function run(): void {
    importing.mutate(undefined, {
      onSuccess: (done) => {
        feedback.done(texts.imported(done.counts.new))
        onClose()
      },
      onError: feedback.failed,
    })
  }
  return (
    <Modal
      open
      title={texts.checked}
      width={720}
      okText={texts.doImport(ready)}
      okButtonProps={{ disabled: ready === 0 }}
      cancelText={texts.cancel}
      confirmLoading={importing.isPending}
      onOk={run}
      onCancel={onClose}
    >
      <div className={styles.counts}>
        {importStates.map((state) => (
          <Pill key={state} tone={tones[state]}>
            {texts[state]} {count(counts[state])}
          </Pill>
        ))}
      </div>
      {points + growth > 0 && <p>{texts.broughtSum(count(points), count(growth))}</p>}
      <AllRows isSmall rowKey="line" columns={useColumns()} rows={rows} width={560} height={360} />
      {all > rows.length && <p className="soft small">{texts.shownFirst}</p>}
    </Modal>
  )
}

function useColumns(): ListColumn<ImportRow>[] {
  const texts = importTexts.use()
  const language = useLocale() === 'en' ? 1 : 0
  return [
    { title: texts.line, dataIndex: 'line', width: 60 },
    {
      title: texts.phone,
      key: 'phone',
      width: 140,
      render: (_, { phone }) => <span className="mono">{phone}</span>,
    },
    { title: texts.said, key: 'said', render: (_, { said }) => said },
    {
      title: texts.state,
      key: 'state',
      width: 200,
      render: (_, { state, problem }) =>
        problem ? (
          <span>{importProblems[problem][language]}</span>
        ) : (
          <Pill tone={tones[state]}>{texts[state]}</Pill>
        ),
    },
  ]
}
