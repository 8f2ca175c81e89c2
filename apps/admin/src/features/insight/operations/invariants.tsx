import { meaningOf } from '@mallard/contract/insight/operations/invariant-words'
import type { InvariantRun } from '@mallard/contract/insight/operations/operations-admin.calls'
import { Segmented } from 'antd'
import { useState } from 'react'
import { AllRows } from '#platform/parts/all-rows.tsx'
import { Blank } from '#platform/parts/blank.tsx'
import type { ListColumn } from '#platform/parts/card-list.tsx'
import { ActionButton } from '#platform/parts/action-button.tsx'
import { Loaded } from '#platform/parts/loaded.tsx'
import { Pill } from '#platform/parts/pill.tsx'
import { dateTime } from '#platform/show.ts'
import { useLocale } from '#platform/texts.ts'
import { useFeedback } from '#platform/use-feedback.ts'
import styles from './operations.module.css'
import { operationsTexts } from './operations.texts.ts'
import { useInvariants } from './use-operations.ts'

type Found = InvariantRun['results'][number]

/**
 * What the books were asked, and what they answered: by the one who asked last, and within the
 * hour.
 */
export function Invariants() {
  const { asked, running } = useInvariants()
  return (
    <Loaded answer={asked}>
      {({ latest, hourly }) => (
        <Answers
          runs={{ latest, hourly }}
          isRunning={running.isPending || (latest !== null && latest.finishTime === null)}
          onRun={running.mutate}
        />
      )}
    </Loaded>
  )
}

interface AnswersProps {
  runs: Readonly<Record<'latest' | 'hourly', InvariantRun | null>>
  isRunning: boolean
  onRun: ReturnType<typeof useInvariants>['running']['mutate']
}

function Answers({ runs, isRunning, onRun }: AnswersProps) {
  const texts = operationsTexts.use()
  const feedback = useFeedback()
  const [which, setWhich] = useState<'latest' | 'hourly'>('latest')
  const run = runs[which]
  return (
    <>
      <div className={styles.bar}>
        <Segmented
          aria-label={texts.invariants}
          value={which}
          options={[
            { value: 'latest', label: texts.latest },
            { value: 'hourly', label: texts.hourly },
          ]}
          onChange={setWhich}
        />
        {run?.finishTime != null && <Verdict run={run} />}
        <ActionButton
          type="primary"
          loading={isRunning}
          style={{ marginLeft: 'auto' }}
          onClick={() => onRun(undefined, { onError: feedback.failed })}
        >
          {isRunning ? texts.running : texts.run}
        </ActionButton>
      </div>
      <AllRows
        rowKey="name"
        columns={useColumns()}
        rows={run?.results ?? []}
        answer={{ isPlaceholderData: isRunning }}
        width={480}
        empty={<Blank title={texts.never} isSmall />}
      />
    </>
  )
}

/** What all answers come to, and who asked when. */
function Verdict({ run: { results, staffName, startTime } }: { run: InvariantRun }) {
  const texts = operationsTexts.use()
  const broken = results.filter(({ total }) => total > 0).length
  const unknown = results.filter(({ fault }) => fault !== '').length
  return (
    <span className={styles.grow}>
      <Pill tone={broken > 0 ? 'bad' : unknown > 0 ? 'warn' : 'good'}>
        {broken > 0
          ? texts.someBroken(broken)
          : unknown > 0
            ? texts.someNotAsked(unknown)
            : texts.allHold(results.length)}
      </Pill>{' '}
      <span className="soft small">{texts.by(staffName || texts.hourly, dateTime(startTime))}</span>
    </span>
  )
}

function useColumns(): ListColumn<Found>[] {
  const texts = operationsTexts.use()
  const locale = useLocale()
  return [
    {
      title: texts.rule,
      key: 'rule',
      render: (_, { name, rows }) => (
        <>
          {meaningOf(name, locale)}
          {rows.length > 0 && (
            <pre className={styles.rows} aria-label={texts.firstRows}>
              {rows.map((row) => JSON.stringify(row)).join('\n')}
            </pre>
          )}
        </>
      ),
    },
    {
      title: texts.result,
      key: 'result',
      width: 150,
      render: (_, { total, fault }) =>
        fault ? (
          <span title={fault}>
            <Pill tone="warn">{texts.notAsked}</Pill>
          </span>
        ) : (
          <Pill tone={total > 0 ? 'bad' : 'good'}>
            {total > 0 ? texts.broken(total) : texts.holds}
          </Pill>
        ),
    },
  ]
}
