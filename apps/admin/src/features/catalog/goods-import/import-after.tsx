import { maxZipBytes } from '@mallard/contract/catalog/goods-import/import-after.codes'
import type { GoodsImport } from '@mallard/contract/catalog/goods-import/goods-import.calls'
import type {
  ImportAfter as After,
  KeptGoods,
} from '@mallard/contract/catalog/goods-import/import-after.calls'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Alert, Button, Progress } from 'antd'
import { useState } from 'react'
import type { ListColumn } from '#platform/parts/card-list.tsx'
import { FileButton } from '#platform/parts/file-button.tsx'
import { PagedTable } from '#platform/parts/paged-table.tsx'
import { Panel } from '#platform/parts/panel.tsx'
import { Pill } from '#platform/parts/pill.tsx'
import { addressOf } from '#platform/places.ts'
import { Link } from '#platform/router.tsx'
import { useSession } from '#platform/session.ts'
import { dateTime } from '#platform/show.ts'
import { useFeedback } from '#platform/use-feedback.ts'
import styles from './import-after.module.css'
import { importAfterTexts } from './import-after.texts.ts'
import { useAfterSteps, useImportAfter, useSendZip } from './use-import-after.ts'

interface PartProps {
  of: GoodsImport
  after: After
}

/** The pictures of an import, and how it is taken back; nothing where neither is there. */
export function ImportAfter({ of }: { of: GoodsImport }) {
  const { data: after } = useImportAfter(of)
  if (!after) return null
  const takesZip =
    of.profile !== 'stock' && !after.back && (of.state === 'checked' || of.state === 'done')
  const hasPictures = after.zip !== null || (after.pictures.all > 0 && of.state !== 'checking')
  if (!takesZip && !hasPictures && after.backUntil === null && !after.back) return null
  return (
    <div className={styles.parts}>
      {(takesZip || hasPictures) && <Pictures of={of} after={after} takesZip={takesZip} />}
      <Back of={of} after={after} />
    </div>
  )
}

function Pictures({ of, after, takesZip }: PartProps & { takesZip: boolean }) {
  const texts = importAfterTexts.use()
  const { pictures, zip, isAgain, back } = after
  const step = useAfterSteps(of)
  const mayFetch = pictures.failed > 0 && of.state === 'done' && !isAgain && !back
  return (
    <Panel
      title={texts.pictures}
      extra={
        <div className={styles.steps}>
          {mayFetch && (
            <Button loading={step.isPending} onClick={() => step.mutate('fetchAgain')}>
              {texts.again(pictures.failed)}
            </Button>
          )}
          {takesZip && <SendZip of={of} isReading={zip?.state === 'reading'} />}
        </div>
      }
    >
      <div className={styles.lines}>
        {takesZip && <p className="soft small">{texts.zipHint}</p>}
        {pictures.all > 0 && <Fetched of={of} after={after} />}
        {zip && <Zip zip={zip} />}
      </div>
    </Panel>
  )
}

function Fetched({ of, after: { pictures, isAgain } }: PartProps) {
  const texts = importAfterTexts.use()
  const { all, waiting, failed } = pictures
  if (waiting > 0 && (isAgain || of.state === 'running'))
    return (
      <Progress
        percent={Math.floor(((all - waiting) / all) * 100)}
        status="active"
        aria-label={texts.pictures}
        format={() => texts.fetched(all - waiting, all)}
      />
    )
  return <p>{waiting > 0 ? texts.willFetch(waiting) : texts.had(all - failed, failed)}</p>
}

function Zip({ zip: { state, had, failed, passed } }: { zip: NonNullable<After['zip']> }) {
  const texts = importAfterTexts.use()
  if (state === 'reading') return <p>{texts.zipReading}</p>
  if (state !== 'done') return <Alert type="error" title={texts[zipFaults[state]]} />
  return (
    <p>
      {texts.zipHad(had, failed)}
      {passed > 0 && texts.zipPassed(passed)}
    </p>
  )
}

const zipFaults = {
  waiting: 'zipMissing',
  missing: 'zipMissing',
  tooLarge: 'zipTooLarge',
  tooMany: 'zipTooMany',
  unreadable: 'zipUnreadable',
} as const

/** Sends a zip of pictures in. */
function SendZip({ of, isReading }: { of: GoodsImport; isReading: boolean }) {
  const texts = importAfterTexts.use()
  const feedback = useFeedback()
  const sending = useSendZip(of)

  function send(file: File): void {
    if (file.size > maxZipBytes) return feedback.note(texts.zip, texts.zipTooLarge)
    if (file.size === 0) return feedback.note(texts.zip, texts.zipUnreadable)
    sending.mutate(file)
  }

  return (
    <FileButton
      label={texts.zip}
      accept=".zip,application/zip"
      loading={sending.isPending || isReading}
      onFile={send}
    />
  )
}

function Back({ of, after: { backUntil, back } }: PartProps) {
  const texts = importAfterTexts.use()
  const feedback = useFeedback()
  const step = useAfterSteps(of)

  async function take(): Promise<void> {
    const question = { title: texts.takeAsk, text: texts.takeHint, ok: texts.ok }
    if (await feedback.ask({ ...question, isDangerous: true })) step.mutate('takeBack')
  }

  if (back) return <Taken of={of} back={back} />
  if (backUntil === null) return null
  return (
    <Panel
      title={texts.back}
      extra={
        <Button danger loading={step.isPending} onClick={() => void take()}>
          {texts.take}
        </Button>
      }
    >
      <p>{texts.backUntil(dateTime(backUntil))}</p>
    </Panel>
  )
}

function Taken({ of, back }: { of: GoodsImport; back: NonNullable<After['back']> }) {
  const texts = importAfterTexts.use()
  const { state, goodsCount, goodsDone, restored, partly, kept, staffName, doneTime } = back
  return (
    <Panel title={texts.back}>
      {state === 'taking' ? (
        <Progress
          percent={Math.floor((goodsDone / goodsCount) * 100)}
          status="active"
          aria-label={texts.taking}
          format={() => texts.fetched(goodsDone, goodsCount)}
        />
      ) : (
        <p>{texts.taken(staffName, dateTime(doneTime ?? 0))}</p>
      )}
      <div className={styles.pills}>
        {restored > 0 && <Pill tone="good">{texts.restored(restored)}</Pill>}
        {partly > 0 && <Pill tone="warn">{texts.partly(partly)}</Pill>}
        {kept > 0 && <Pill tone="warn">{texts.kept(kept)}</Pill>}
      </div>
      {state === 'taken' && partly + kept > 0 && <Kept of={of} back={back} />}
    </Panel>
  )
}

const pageSize = 20

function Kept({ of, back }: { of: GoodsImport; back: NonNullable<After['back']> }) {
  const texts = importAfterTexts.use()
  const { api, scope } = useSession()
  const [pageNum, setPage] = useState(1)
  const kept = api.importAfter.kept.query({ id: of.id, pageNum, pageSize })
  const answer = useQuery({
    ...kept,
    // Others whenever its counts or its state have changed.
    queryKey: [...kept.queryKey, of.state, back.kept, back.partly],
    placeholderData: keepPreviousData,
  })
  const outcomes = {
    restored: texts.outcomeRestored,
    partly: texts.outcomePartly,
    kept: texts.outcomeKept,
  }
  const columns: ListColumn<KeptGoods>[] = [
    { title: texts.line, dataIndex: 'line', width: 64, align: 'right' },
    {
      title: texts.goods,
      key: 'goods',
      width: 240,
      render: (_, { goodsId, title, code }) =>
        title ? (
          <>
            <Link to={addressOf(scope, 'goods', goodsId)}>{title}</Link>
            <div className="soft small mono">{code}</div>
          </>
        ) : (
          texts.gone
        ),
    },
    {
      title: texts.result,
      key: 'outcome',
      card: 'corner',
      width: 110,
      render: (_, { outcome }) => <Pill tone="warn">{outcomes[outcome]}</Pill>,
    },
    {
      title: texts.why,
      key: 'why',
      card: 'wide',
      render: (_, { why }) => (
        <ul className={`small ${styles.why}`}>
          {why.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      ),
    },
  ]
  return (
    <section className={styles.kept} aria-label={texts.keptTitle}>
      <h3 className={styles.keptTitle}>{texts.keptTitle}</h3>
      <PagedTable
        answer={answer}
        rowKey="line"
        columns={columns}
        width={720}
        pages={{
          pageNum,
          pageSize,
          showTotal: texts.totalItems,
          onPage: (page) => setPage(page ?? 1),
        }}
      />
    </section>
  )
}
