import type {
  DeadJob,
  JobKindCounts,
} from '@mallard/contract/insight/operations/operations-admin.calls'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Button, Space } from 'antd'
import { useState } from 'react'
import { AllRows } from '#platform/parts/all-rows.tsx'
import { Blank } from '#platform/parts/blank.tsx'
import type { ListColumn } from '#platform/parts/card-list.tsx'
import { ActionButton } from '#platform/parts/action-button.tsx'
import { PagedTable } from '#platform/parts/paged-table.tsx'
import { Panel } from '#platform/parts/panel.tsx'
import { Pill } from '#platform/parts/pill.tsx'
import { ReasonForm } from '#platform/parts/reason-form.tsx'
import { useFilters } from '#platform/router.tsx'
import { useSession } from '#platform/session.ts'
import { dateTime } from '#platform/show.ts'
import { useFeedback } from '#platform/use-feedback.ts'
import { JobSubjectLink } from './job-subject.tsx'
import styles from './operations.module.css'
import { operationsTexts } from './operations.texts.ts'
import { useDeadJobActions, useJobs } from './use-operations.ts'

const pageSize = 20
const lateFrom = 60_000

export function Jobs() {
  const texts = operationsTexts.use()
  const answer = useJobs()
  const columns: ListColumn<JobKindCounts>[] = [
    {
      title: texts.kind,
      key: 'kind',
      render: (_, { kind, kindText }) => (
        <div className={styles.cell}>
          {kindText && <span>{kindText}</span>}
          <span className="mono soft small">{kind}</span>
        </div>
      ),
    },
    { title: texts.waiting, dataIndex: 'waiting', width: 100, align: 'right' },
    { title: texts.running_, dataIndex: 'running', width: 100, align: 'right' },
    {
      title: texts.dead,
      key: 'dead',
      width: 100,
      align: 'right',
      render: (_, { dead }) => (dead > 0 ? <Pill tone="bad">{dead}</Pill> : 0),
    },
    {
      title: texts.next,
      key: 'next',
      width: 220,
      render: (_, { nextTime, lateBy }) =>
        nextTime === null ? (
          <span className="soft">—</span>
        ) : (
          <>
            {dateTime(nextTime)}{' '}
            {lateBy >= lateFrom && (
              <Pill tone="warn">{texts.late(Math.floor(lateBy / lateFrom))}</Pill>
            )}
          </>
        ),
    },
  ]
  return (
    <div className={styles.page}>
      <DeadJobs />
      <Panel isFlush title={texts.jobs}>
        <AllRows rowKey="kind" columns={columns} answer={answer} rows={answer.data} width={720} />
      </Panel>
    </div>
  )
}

function DeadJobs() {
  const texts = operationsTexts.use()
  const feedback = useFeedback()
  const { api, can } = useSession()
  const [filters, setFilters] = useFilters()
  const pageNum = Math.max(1, Number(filters.get('page')) || 1)
  const answer = useQuery({
    ...api.operationsAdmin.deadJobs.query({ pageNum, pageSize }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const { retrying, discarding } = useDeadJobActions()
  const [leaving, setLeaving] = useState<number>()

  const columns: ListColumn<DeadJob>[] = [
    {
      title: texts.kind,
      key: 'kind',
      width: 220,
      render: (_, { kind, kindText, subject, attempts, createTime }) => (
        <div className={styles.cell}>
          <span>{kindText || kind}</span>
          {subject && <JobSubjectLink subject={subject} />}
          <span className="soft small">
            {texts.tries(attempts)} · {dateTime(createTime)}
          </span>
        </div>
      ),
    },
    {
      title: texts.error,
      key: 'error',
      render: (_, { lastError, kind, key, payload }) => (
        <>
          <div className={styles.error}>{lastError}</div>
          <details className="soft small">
            <summary>{texts.details}</summary>
            <span className={`mono ${styles.content}`}>
              {kind} {key} {JSON.stringify(payload)}
            </span>
          </details>
        </>
      ),
    },
    ...(can('system.write')
      ? [
          {
            title: texts.actions,
            key: 'actions',
            width: 170,
            render: (_: unknown, { id }: DeadJob) => (
              <Space size={8}>
                <ActionButton
                  size="small"
                  loading={retrying.isPending && retrying.variables === id}
                  onClick={() =>
                    retrying.mutate(id, {
                      onSuccess: () => feedback.done(texts.retried),
                      onError: feedback.failed,
                    })
                  }
                >
                  {texts.again}
                </ActionButton>
                <Button size="small" danger onClick={() => setLeaving(id)}>
                  {texts.discard}
                </Button>
              </Space>
            ),
          },
        ]
      : []),
  ]

  return (
    <Panel isFlush title={texts.deadTitle}>
      <p className={`soft small ${styles.bar}`}>{texts.deadHint}</p>
      <PagedTable
        answer={answer}
        rowKey="id"
        columns={columns}
        width={860}
        pages={{
          pageNum,
          pageSize,
          showTotal: texts.totalItems,
          onPage: (page) => setFilters({ page }),
        }}
        empty={<Blank title={texts.noDead} isSmall />}
      />
      {leaving !== undefined && (
        <ReasonForm
          words={{
            title: texts.discardTitle,
            hint: texts.discardHint,
            label: texts.why,
            needed: texts.needReason,
            usual: texts.usual,
            ok: texts.discard,
          }}
          least={2}
          call={discarding}
          inputOf={(reason) => ({ id: leaving, reason })}
          done={texts.discarded}
          onClose={() => setLeaving(undefined)}
        />
      )}
    </Panel>
  )
}
