import { importFaults } from '@mallard/contract/catalog/goods-import/goods-import.codes'
import type { GoodsImport } from '@mallard/contract/catalog/goods-import/goods-import.calls'
import { Alert, Button, Progress, Steps } from 'antd'
import { useState } from 'react'
import { definePage } from '#platform/page/define-page.tsx'
import { Panel } from '#platform/parts/panel.tsx'
import { Pill } from '#platform/parts/pill.tsx'
import { dateTime } from '#platform/show.ts'
import { useLocale } from '#platform/texts.ts'
import { useFeedback } from '#platform/use-feedback.ts'
import { useNarrow } from '#platform/use-narrow.ts'
import { ChooseForm } from './choose.form.tsx'
import { ImportAfter } from './import-after.tsx'
import { importTones } from './import-counts.tsx'
import { ImportRows } from './import-rows.tsx'
import styles from './import.module.css'
import { importTexts } from './import.texts.ts'
import { MapColumns } from './map-columns.tsx'
import { isCount, isMoving, isUnknown, useImportSteps } from './use-imports.ts'

/** ms between two looks at an import that is under way. */
const lookEvery = 1_000

export default definePage({
  texts: importTexts,
  read: (api, id) => ({ ...api.goodsImport.detail.query({ id: Number(id) || 0 }), staleTime: 0 }),
  every: (found) => (isMoving(found) ? lookEvery : 0),
  section: 'goods-imports',
  back: ({ back }) => back,
  waiting: ({ texts, id }) => texts.batch(Number(id) || 0),
  useOwn: () => {
    const [isMapping, setMapping] = useState(false)
    return { isMapping, setMapping }
  },
  head: ({ texts, one: found }, { setMapping }) => {
    const { state, rowCount, goodsCount, staffName, createTime } = found
    const size =
      isCount(found) || isUnknown(found)
        ? texts.counted(rowCount)
        : texts.summary(rowCount, goodsCount)
    return {
      title: found.fileName,
      beside: <Pill tone={importTones[state]}>{texts[state]}</Pill>,
      hint: `${rowCount > 0 ? `${size} · ` : ''}${staffName} · ${dateTime(createTime)}`,
      actions: <Actions of={found} onMap={() => setMapping(true)} />,
    }
  },
  body: ({ one: found }, { isMapping, setMapping }) => {
    const isMapped = isUnknown(found)
    return (
      <>
        <Where of={found} />
        <Notes of={found} />
        {isMapped || (isMapping && mayMap(found)) ? (
          <MapColumns
            of={found}
            onCancel={isMapped ? undefined : () => setMapping(false)}
            onDone={() => setMapping(false)}
          />
        ) : (
          found.rowCount > 0 && (
            <>
              <ImportAfter of={found} />
              <ImportRows of={found} />
            </>
          )
        )}
      </>
    )
  },
})

/** Whether somebody may say anew what its columns are: nothing of it is written yet. */
const mayMap = ({ state }: GoodsImport) => state === 'choosing' || state === 'checked'

/** What may be done with it now. */
function Actions({ of, onMap }: { of: GoodsImport; onMap: () => void }) {
  const { id, state, found, made, toShelve } = of
  const texts = importTexts.use()
  const feedback = useFeedback()
  const { stepping, saving } = useImportSteps()
  const rows = found.new + found.changed
  const hasWrong = (state === 'checked' ? found : made).wrong > 0

  async function ask(
    step: 'run' | 'stop' | 'shelve',
    question: { title: string; text: string; ok: string },
  ): Promise<void> {
    if (await feedback.ask({ ...question, isDangerous: step === 'stop' }))
      stepping.mutate({ id, step })
  }

  return (
    <>
      {hasWrong && (
        <Button loading={saving.isPending} onClick={() => saving.mutate(id)}>
          {texts.wrongFile}
        </Button>
      )}
      {mayMap(of) && !isUnknown(of) && <Button onClick={onMap}>{texts.mapAgain}</Button>}
      <Choose of={of} />
      {(state === 'reading' ||
        state === 'choosing' ||
        state === 'checking' ||
        state === 'running') && (
        <Button
          loading={stepping.isPending}
          onClick={() =>
            void ask('stop', { title: texts.stopAsk, text: texts.stopHint, ok: texts.stop })
          }
        >
          {texts.stop}
        </Button>
      )}
      {state === 'checked' && rows > 0 && (
        <Button
          type="primary"
          loading={stepping.isPending}
          onClick={() =>
            void ask('run', { title: texts.runAsk(rows), text: texts.runHint, ok: texts.ok })
          }
        >
          {texts.run(rows)}
        </Button>
      )}
      {state === 'done' && toShelve > 0 && (
        <Button
          type="primary"
          loading={stepping.isPending}
          onClick={() =>
            void ask('shelve', {
              title: texts.shelveAsk(toShelve),
              text: texts.shelveHint,
              ok: texts.shelveOk,
            })
          }
        >
          {texts.shelve(toShelve)}
        </Button>
      )}
    </>
  )
}

/** Adds what the table does not say, and has it checked. */
function Choose({ of }: { of: GoodsImport }) {
  const texts = importTexts.use()
  const [isOpen, setOpen] = useState(false)
  const isFirst = of.state === 'choosing'
  const mayChoose = (isFirst && !isUnknown(of)) || (of.state === 'checked' && !isCount(of))
  return (
    <>
      {mayChoose && (
        <Button type={isFirst ? 'primary' : 'default'} onClick={() => setOpen(true)}>
          {of.choices === null ? texts.choose : texts.chooseAgain}
        </Button>
      )}
      {/* Stays while it is sent: the import has moved on before the form hears that it may close. */}
      {isOpen && <ChooseForm of={of} onClose={() => setOpen(false)} />}
    </>
  )
}

const stepOf: Readonly<Record<GoodsImport['state'], number>> = {
  waiting: 0,
  reading: 0,
  choosing: 0,
  failed: 0,
  checking: 1,
  checked: 2,
  running: 2,
  shelving: 3,
  done: 3,
  stopped: 3,
}

/** Which step an import is at, and how far in it. */
function Where({ of }: { of: GoodsImport }) {
  const texts = importTexts.use()
  const isNarrow = useNarrow()
  const { state, goodsDone, goodsCount } = of
  const percent = goodsCount === 0 ? 0 : Math.floor((goodsDone / goodsCount) * 100)
  return (
    <div className={styles.steps}>
      <Panel>
        <Steps
          size="small"
          responsive={false}
          titlePlacement={isNarrow ? 'vertical' : 'horizontal'}
          current={stepOf[state]}
          status={state === 'failed' ? 'error' : state === 'done' ? 'finish' : 'process'}
          items={[texts.stepFile, texts.stepCheck, texts.stepRun, texts.stepResult].map(
            (title) => ({ title }),
          )}
        />
        {isMoving(of) && (
          <div className={styles.progress}>
            <Progress
              percent={percent}
              status="active"
              aria-label={texts[state]}
              format={() => texts.progress(goodsDone, goodsCount)}
            />
          </div>
        )}
      </Panel>
    </div>
  )
}

/** What is to be said of a table before it is checked. */
function chooseNote(of: GoodsImport, texts: ReturnType<typeof importTexts.use>): string {
  const { profile, mapping } = of
  if (isUnknown(of)) return texts.mapNote
  if (mapping) return texts.mappedNote(mapping.name)
  return profile ? texts.chooseNote(texts[profile]) : texts.chooseWhich
}

/** Columns that are named before the rest is counted. */
const maxNamed = 12

function Notes({ of }: { of: GoodsImport }) {
  const { state, fault, found, ignored, differing } = of
  const texts = importTexts.use()
  const place = useLocale() === 'en' ? 1 : 0
  const isIdle = state === 'checked' && found.new + found.changed === 0
  const names = ignored.slice(0, maxNamed).join(place ? ', ' : '、')
  return (
    <div className={styles.notes}>
      {state === 'choosing' && <Alert type="info" title={chooseNote(of, texts)} />}
      {fault && <Alert type="error" title={importFaults[fault][place]} />}
      {isIdle && (
        <Alert
          type={found.wrong > 0 ? 'warning' : 'info'}
          title={found.wrong > 0 ? texts.allWrong : texts.nothingNew}
        />
      )}
      {differing > 0 && <Alert type="warning" title={texts.differing(differing)} />}
      {ignored.length > 0 && (
        <Alert
          type="info"
          title={texts.ignored(
            ignored.length > maxNamed ? texts.andMore(names, ignored.length) : names,
          )}
        />
      )}
    </div>
  )
}
