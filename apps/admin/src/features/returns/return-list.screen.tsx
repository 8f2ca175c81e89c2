import type { DeskReturnRow } from '@mallard/contract/returns/pickup-desk.fields'
import type { ThirdRet } from '@mallard/contract/third-return/third-return.fields'
import { Segmented, type TableColumnsType } from 'antd'
import { useMemo } from 'react'
import { Blank } from '#platform/parts/blank.tsx'
import { CountTabs } from '#platform/parts/count-tabs.tsx'
import { FilterBar } from '#platform/parts/filter-bar.tsx'
import { PageHeader } from '#platform/parts/page-header.tsx'
import { PagedTable } from '#platform/parts/paged-table.tsx'
import { Panel } from '#platform/parts/panel.tsx'
import { Pill } from '#platform/parts/pill.tsx'
import { Thumb } from '#platform/parts/thumb.tsx'
import { WordSearch } from '#platform/parts/word-search.tsx'
import { addressOf, otherReturn } from '#platform/places.ts'
import { returnStatusText } from '#platform/return-status.ts'
import { Link, useFilters } from '#platform/router.tsx'
import { useSession } from '#platform/session.ts'
import { money, shortTime } from '#platform/show.ts'
import { useLocale } from '#platform/texts.ts'
import { pickupTexts } from './pickup.texts.ts'
import { isOverdue, pickupTone, returnTone } from './return-status.ts'
import styles from './returns.module.css'
import { returnsTexts } from './returns.texts.ts'
import { ThirdThumb } from './third-line.tsx'
import { useReturnPage, useThirdPage } from './use-returns.ts'

const pageSize = 20
const couriers = ['open', 'failed'] as const
/** What waits for the store comes first. */
const states = [-1, 1, 2, 0, 3, 4, 5] as const

export default function ReturnListScreen() {
  const texts = returnsTexts.use()
  const courier = pickupTexts.use()
  const locale = useLocale()
  const { scope } = useSession()
  const [filters, setFilters] = useFilters()
  const chosen = states.find((status) => String(status) === filters.get('status'))
  const page = Math.max(1, Math.trunc(Number(filters.get('page') ?? 1)) || 1)
  const q = (filters.get('q') ?? '').trim().slice(0, 50)
  const isOther = filters.get('from') === 'other'
  const pickup = isOther ? undefined : couriers.find((each) => each === filters.get('pickup'))
  const isNarrowed = chosen !== undefined || q !== '' || pickup !== undefined
  const wish = { status: chosen, q, pickup, pageNum: page, pageSize }
  const own = useReturnPage(wish, !isOther)
  const other = useThirdPage(wish, isOther)
  const answer = isOther ? other : own
  const { data } = answer
  const columns = useColumns()
  const countOf = (status: number) => data?.counts.find((each) => each.status === status)?.count ?? (data && 0)

  return (
    <>
      <PageHeader title={texts.returns} />
      <Panel isFlush>
        <CountTabs
          chosen={String(chosen ?? '')}
          tabs={[
            { key: '', text: texts.all, count: data?.counts.reduce((sum, { count }) => sum + count, 0) },
            ...states.map((status) => ({ key: String(status), text: returnStatusText(status, locale), count: countOf(status) })),
          ]}
          onChoose={(status) => setFilters({ status: status || undefined, page: undefined })}
        />
        <FilterBar>
          <Segmented
            aria-label={texts.from}
            value={isOther ? 'other' : 'own'}
            onChange={(from) => setFilters({ from: from === 'other' ? from : undefined, q: undefined, pickup: undefined, page: undefined })}
            options={[
              { value: 'own', label: texts.fromOwn },
              { value: 'other', label: texts.fromOther },
            ]}
          />
          {!isOther && (
            <Segmented
              aria-label={courier.filter}
              value={pickup ?? ''}
              onChange={(next) => setFilters({ pickup: next || undefined, page: undefined })}
              options={[
                { value: '', label: courier.any },
                { value: 'open', label: courier.open(own.data?.pickups.open ?? 0) },
                { value: 'failed', label: courier.missed(own.data?.pickups.failed ?? 0) },
              ]}
            />
          )}
          <WordSearch
            key={String(isOther)}
            asked={q}
            onAsk={(word) => setFilters({ q: word || undefined, page: undefined })}
            label={isOther ? texts.searchOther : texts.search}
            hint={isOther ? texts.searchOther : texts.search}
          />
        </FilterBar>
        <PagedTable
          answer={answer}
          rowKey="applyId"
          columns={columns}
          width={680}
          addressOf={(row) => addressOf(scope, 'returns', idOf(row))}
          pageNum={page}
          pageSize={pageSize}
          showTotal={texts.total}
          onPage={(next) => setFilters({ page: next })}
          empty={
            isNarrowed ? (
              <Blank title={texts.noneFound} text={texts.noneFoundHint} isSmall />
            ) : (
              <Blank title={texts.none} text={isOther ? texts.noneOtherHint : texts.noneHint} isSmall />
            )
          }
        />
      </Panel>
    </>
  )
}

type Row = DeskReturnRow | ThirdRet

/** Both kinds are pages of this section. */
const idOf = (row: Row) => ('platform' in row ? `${otherReturn}${row.applyId}` : row.applyId)

function useColumns(): TableColumnsType<Row> {
  const texts = returnsTexts.use()
  const courier = pickupTexts.use()
  const locale = useLocale()
  const { scope } = useSession()
  return useMemo(
    () => [
      {
        title: texts.apply,
        key: 'apply',
        width: 196,
        render: (_, row) => (
          <div>
            <Link to={addressOf(scope, 'returns', idOf(row))} className="mono">
              {row.applyId}
            </Link>
            <div className="soft small">
              {shortTime(row.createTime)} {'platform' in row && row.platformText}
            </div>
          </div>
        ),
      },
      {
        title: texts.goods,
        key: 'goods',
        render: (_, row) => (
          <div className={styles.item}>
            {'platform' in row ? <ThirdThumb line={row.line} size={40} /> : row.items[0] && <Thumb pic={row.items[0].pic} size={40} />}
            <div>
              <div className={styles.title}>{'platform' in row ? row.line.title : row.items[0]?.title}</div>
              <div className="soft small">× {row.num}</div>
            </div>
          </div>
        ),
      },
      { title: texts.type, key: 'type', width: 110, render: (_, { typeText }) => typeText },
      {
        title: texts.amount,
        key: 'amount',
        width: 110,
        align: 'right',
        render: (_, { applyAmount, approvedAmount }) => (applyAmount > 0 ? money(approvedAmount ?? applyAmount) : ''),
      },
      {
        title: texts.status,
        key: 'status',
        width: 140,
        render: (_, each) => (
          <div className={styles.states}>
            <Pill tone={returnTone(each.status)}>{returnStatusText(each.status, locale)}</Pill>
            {'pickup' in each && each.pickup && each.status === 0 && (
              <Pill tone={pickupTone(each.pickup.status)}>
                {courier.title} · {each.pickup.statusText}
              </Pill>
            )}
            {each.deadlineAt !== null && (
              <span className={isOverdue(each, Date.now()) ? `small ${styles.late}` : 'small soft'}>
                {isOverdue(each, Date.now()) ? texts.overdue : texts.until(shortTime(each.deadlineAt))}
              </span>
            )}
          </div>
        ),
      },
    ],
    [texts, courier, scope, locale],
  )
}
