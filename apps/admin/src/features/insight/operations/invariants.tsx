import { meaningOf } from '@mallard/contract/insight/operations/invariant-words'
import type { InvariantRun } from '@mallard/contract/insight/operations/operations-admin.calls'
import { Segmented, Skeleton, Table, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { Blank } from '#platform/parts/blank.tsx'
import { ActionButton } from '#platform/parts/action-button.tsx'
import { LoadFailed } from '#platform/parts/load-failed.tsx'
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
  const texts = operationsTexts.use()
  const locale = useLocale()
  const feedback = useFeedback()
  const { asked, running } = useInvariants()
  const [which, setWhich] = useState<'latest' | 'hourly'>('latest')
  if (!asked.data)
    return asked.error ? (
      <LoadFailed error={asked.error} onAgain={asked.refetch} />
    ) : (
      <Skeleton active style={{ padding: 16 }} />
    )
  const run = asked.data[which]
  const broken = run?.results.filter(({ total }) => total > 0).length ?? 0
  const unknown = run?.results.filter(({ fault }) => fault !== '').length ?? 0
  const isRunning =
    running.isPending || (asked.data.latest !== null && asked.data.latest.finishTime === null)

  const columns: TableColumnsType<Found> = [
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
        {run?.finishTime != null && (
          <span className={styles.grow}>
            <Pill tone={broken > 0 ? 'bad' : unknown > 0 ? 'warn' : 'good'}>
              {broken > 0
                ? texts.someBroken(broken)
                : unknown > 0
                  ? texts.someNotAsked(unknown)
                  : texts.allHold(run.results.length)}
            </Pill>{' '}
            <span className="soft small">
              {texts.by(run.staffName || texts.hourly, dateTime(run.startTime))}
            </span>
          </span>
        )}
        <ActionButton
          type="primary"
          loading={isRunning}
          style={{ marginLeft: 'auto' }}
          onClick={() => running.mutate(undefined, { onError: feedback.failed })}
        >
          {isRunning ? texts.running : texts.run}
        </ActionButton>
      </div>
      <Table
        rowKey="name"
        columns={columns}
        dataSource={run?.results}
        loading={isRunning}
        pagination={false}
        locale={{ emptyText: <Blank title={texts.never} isSmall /> }}
      />
    </>
  )
}
