import type { BillDifference } from '@mallard/contract/payment/bill-desk.calls'
import { Button, Segmented, Space, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { Blank } from '#platform/parts/blank.tsx'
import { DeedButton } from '#platform/parts/deed-button.tsx'
import { PageLink } from '#platform/parts/page-link.tsx'
import { PagedTable } from '#platform/parts/paged-table.tsx'
import { Panel } from '#platform/parts/panel.tsx'
import { Pill } from '#platform/parts/pill.tsx'
import { ReasonForm } from '#platform/parts/reason-form.tsx'
import { useFilters } from '#platform/router.tsx'
import { dateTime, money } from '#platform/show.ts'
import { useTell } from '#platform/use-tell.ts'
import { billTexts } from './bill.texts.ts'
import styles from './repair.module.css'
import { methodText, repairTexts } from './repair.texts.ts'
import { useBillDeeds, useDifferences } from './use-bills.ts'

const pageSize = 20
const causes = { onlyOurs: 'onlyOurs', onlyTheirs: 'onlyTheirs', amount: 'amount', state: 'status' } as const
const words = ['done', 'open', 'processing', 'failed'] as const

export function Differences() {
  const texts = billTexts.use()
  const methods = repairTexts.use()
  const tell = useTell()
  const [filters, setFilters] = useFilters()
  const state = filters.get('which') === 'all' ? 'all' : 'open'
  const pageNum = Math.max(1, Number(filters.get('page')) || 1)
  const answer = useDifferences({ pageNum, pageSize, state })
  const { asking, noting } = useBillDeeds()
  const [explaining, setExplaining] = useState<number>()

  const side = (amount: number | null, its: string) => {
    const word = words.find((each) => each === its)
    return amount === null ? (
      <span className="soft">—</span>
    ) : (
      <div className={styles.cell}>
        <span className={styles.amount}>{money(amount)}</span>
        <span className="soft small">{word ? texts[word] : its}</span>
      </div>
    )
  }

  const columns: TableColumnsType<BillDifference> = [
    {
      title: texts.number,
      key: 'number',
      render: (_, { day, method, number, kind, oursAmount }) => (
        <div className={styles.cell}>
          {/* What is in the channel's bill alone leads nowhere. */}
          {oursAmount === null ? (
            <span className="mono">{number}</span>
          ) : (
            <span className="mono">
              <PageLink to="payments" query={kind === 'refund' ? { tab: 'refunds', view: 'all', q: number } : { view: 'all', q: number }}>
                {number}
              </PageLink>
            </span>
          )}
          <span className="soft small">
            {day} · {methodText(method, methods)} · {texts[kind]}
          </span>
        </div>
      ),
    },
    { title: texts.cause, key: 'cause', width: 130, render: (_, { cause }) => texts[causes[cause]] },
    { title: texts.ourAmount, key: 'ours', width: 104, render: (_, { oursAmount, oursState }) => side(oursAmount, oursState) },
    { title: texts.theirAmount, key: 'theirs', width: 104, render: (_, { theirsAmount, theirsState }) => side(theirsAmount, theirsState) },
    {
      title: texts.actions,
      key: 'actions',
      width: 190,
      render: (_, { id, state: its, note, staffName, settledTime }) =>
        its === 'open' ? (
          <Space wrap size={8}>
            <DeedButton
              size="small"
              loading={asking.isPending && asking.variables === id}
              onClick={() =>
                asking.mutate(id, {
                  onSuccess: (after) => (after.state === 'open' ? tell.found(texts.stillOpen) : tell.done(texts.settledNow)),
                  onError: tell.failed,
                })
              }
            >
              {texts.ask}
            </DeedButton>
            <Button size="small" onClick={() => setExplaining(id)}>
              {texts.note}
            </Button>
          </Space>
        ) : (
          <div className={styles.cell}>
            <Pill tone={its === 'settled' ? 'good' : 'plain'}>{texts[its]}</Pill>
            {note && <span className="small">{note}</span>}
            {settledTime !== null && (
              <span className="soft small">
                {staffName} {dateTime(settledTime)}
              </span>
            )}
          </div>
        ),
    },
  ]

  return (
    <Panel
      isFlush
      title={texts.differences}
      extra={
        <Segmented
          size="small"
          aria-label={texts.differences}
          value={state}
          options={[
            { value: 'open', label: texts.onlyOpen },
            { value: 'all', label: texts.all },
          ]}
          onChange={(value) => setFilters({ which: value === 'all' ? 'all' : undefined, page: undefined })}
        />
      }
    >
      <PagedTable
        answer={answer}
        rowKey="id"
        columns={columns}
        width={780}
        pageNum={pageNum}
        pageSize={pageSize}
        showTotal={texts.total}
        onPage={(page) => setFilters({ page })}
        empty={<Blank title={texts.noDifferences} isSmall />}
      />
      {explaining !== undefined && (
        <ReasonForm
          words={{
            title: texts.noteTitle,
            hint: texts.noteHint,
            label: texts.reason,
            needed: texts.needReason,
            usual: texts.usual,
            ok: texts.save,
          }}
          least={2}
          call={noting}
          inputOf={(reason) => ({ id: explaining, reason })}
          done={texts.noted}
          onClose={() => setExplaining(undefined)}
        />
      )}
    </Panel>
  )
}
