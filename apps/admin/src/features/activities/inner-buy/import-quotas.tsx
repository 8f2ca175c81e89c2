import {
  innerRowProblems,
  innerRowStates,
  type InnerRowState,
} from '@mallard/contract/activities/inner-buy/inner-buy.codes'
import type {
  InnerSheet,
  InnerSheetRow,
} from '@mallard/contract/activities/inner-buy/inner-buy-admin.calls'
import { fen } from '@mallard/kernel'
import { maxSheetBytes } from '@mallard/contract/sheet'
import { Modal } from 'antd'
import type { ReactNode } from 'react'
import { AllRows } from '#platform/parts/all-rows.tsx'
import type { ListColumn } from '#platform/parts/card-list.tsx'
import { FileButton } from '#platform/parts/file-button.tsx'
import { Pill, type Tone } from '#platform/parts/pill.tsx'
import { money } from '#platform/show.ts'
import { useLocale } from '#platform/texts.ts'
import { useFeedback } from '#platform/use-feedback.ts'
import styles from './inner-buy.module.css'
import { quotaTexts } from './quota.texts.ts'
import { useCheckSheet, useImportSheet, type Upload } from './use-inner-buy.ts'

interface ImportQuotasProps {
  open: (over: (close: () => void) => ReactNode) => void
}

/** Sends a table in to be checked, and shows what it would do before anything is written. */
export function ImportQuotas({ open }: ImportQuotasProps) {
  const texts = quotaTexts.use()
  const feedback = useFeedback()
  const checking = useCheckSheet()

  function send(file: File): void {
    if (file.size > maxSheetBytes) return feedback.note(texts.import, texts.tooLarge)
    checking.mutate(file, {
      onSuccess: ({ upload, sheet }) =>
        open((close) => <Checked upload={upload} sheet={sheet} onClose={close} />),
    })
  }

  return (
    <FileButton
      label={texts.import}
      accept=".csv,.xlsx"
      loading={checking.isPending}
      onFile={send}
    />
  )
}

const tones: Readonly<Record<InnerRowState, Tone>> = {
  new: 'good',
  changed: 'blue',
  same: 'plain',
  wrong: 'bad',
}

interface CheckedProps {
  upload: Upload
  sheet: InnerSheet
  onClose: () => void
}

function Checked({ upload, sheet, onClose }: CheckedProps) {
  const texts = quotaTexts.use()
  const feedback = useFeedback()
  const importing = useImportSheet()
  const { counts, rows, year } = sheet
  const ready = counts.new + counts.changed
  const all = ready + counts.same + counts.wrong

  function run(): void {
    importing.mutate(upload, {
      onSuccess: (done) => {
        feedback.done(texts.imported(done.counts.new + done.counts.changed))
        onClose()
      },
      onError: feedback.failed,
    })
  }

  return (
    <Modal
      open
      title={texts.sheetTitle}
      width={720}
      okText={texts.doImport(ready)}
      okButtonProps={{ disabled: ready === 0 }}
      cancelText={texts.cancel}
      confirmLoading={importing.isPending}
      onOk={run}
      onCancel={onClose}
    >
      <p className="soft">
        {texts.sheetYear(year)} · {texts.sheetHint}
      </p>
      <div className={styles.counts}>
        {innerRowStates.map((state) => (
          <Pill key={state} tone={tones[state]}>
            {texts[state]} {counts[state]}
          </Pill>
        ))}
      </div>
      <AllRows isSmall rowKey="line" columns={useColumns()} rows={rows} width={560} height={360} />
      {all > rows.length && <p className="soft small">{texts.shownFirst}</p>}
    </Modal>
  )
}

function useColumns(): ListColumn<InnerSheetRow>[] {
  const texts = quotaTexts.use()
  const language = useLocale() === 'en' ? 1 : 0
  return [
    { title: texts.line, dataIndex: 'line', width: 60 },
    {
      title: texts.person,
      key: 'person',
      render: (_, { phone, name }) => (
        <>
          <span className="mono">{phone}</span> {name}
        </>
      ),
    },
    {
      title: texts.before,
      key: 'before',
      width: 110,
      align: 'right',
      render: (_, { before }) => (before === null ? '–' : money(fen(before))),
    },
    {
      title: texts.quota,
      key: 'amount',
      width: 110,
      align: 'right',
      render: (_, { amount }) => (amount === null ? '–' : money(fen(amount))),
    },
    {
      title: texts.result,
      key: 'result',
      width: 220,
      render: (_, { state, problem }) => (
        <>
          <Pill tone={tones[state]}>{texts[state]}</Pill>{' '}
          {problem && <span className="small">{innerRowProblems[problem][language]}</span>}
        </>
      ),
    },
  ]
}
