import type { DeskPromotionRow } from '@mallard/contract/promotion/promotion-desk.calls'
import { promotionStates } from '@mallard/contract/promotion/promotion.codes'
import { Button, Select, type TableColumnsType } from 'antd'
import { Blank } from '#platform/parts/blank.tsx'
import { FilterBar } from '#platform/parts/filter-bar.tsx'
import { Icon } from '#platform/parts/icons.tsx'
import { PageHeader } from '#platform/parts/page-header.tsx'
import { PagedTable } from '#platform/parts/paged-table.tsx'
import { Panel } from '#platform/parts/panel.tsx'
import { Pill } from '#platform/parts/pill.tsx'
import { addressOf } from '#platform/places.ts'
import { Link, navigate, useFilters } from '#platform/router.tsx'
import { useSession } from '#platform/session.ts'
import { dateTime, money } from '#platform/show.ts'
import styles from './promotion.module.css'
import { promotionTexts } from './promotion.texts.ts'
import { tones } from './state-tone.ts'
import { usePromotionsPage } from './use-promotions.ts'

const pageSize = 20
const kinds = [1, 2, 3, 4, 5] as const
type Kind = (typeof kinds)[number]

export default function PromotionListScreen() {
  const texts = promotionTexts.use()
  const { scope, can } = useSession()
  const [filters, setFilters] = useFilters()
  const state = promotionStates.find((each) => each === filters.get('state'))
  const type = kinds.find((each) => String(each) === filters.get('type'))
  const pageNum = Math.max(1, Number(filters.get('page')) || 1)
  const answer = usePromotionsPage({ pageNum, pageSize, state: state ?? 'ALL', ...(type ? { type } : {}) })

  const columns: TableColumnsType<DeskPromotionRow> = [
    {
      title: texts.name,
      key: 'name',
      render: (_, { id, name, text }) => (
        <div>
          <Link to={addressOf(scope, 'promotions', id)} className={styles.link}>
            {name}
          </Link>
          <div className="soft small">{text}</div>
        </div>
      ),
    },
    { title: texts.kind, key: 'type', width: 100, render: (_, row) => texts[`type${row.type as Kind}`] },
    { title: texts.state, key: 'state', width: 90, render: (_, row) => <Pill tone={tones[row.state]}>{texts[row.state]}</Pill> },
    {
      title: texts.time,
      key: 'time',
      width: 150,
      responsive: ['md'],
      render: (_, { startAt, endAt }) => (
        <div className="small">
          {dateTime(startAt)}
          <div className="soft">{dateTime(endAt)}</div>
        </div>
      ),
    },
    {
      title: texts.scope,
      key: 'scope',
      width: 110,
      responsive: ['lg'],
      render: (_, row) => (row.scope === 'all' ? texts.all : row.scope === 'category' ? texts.categories(row.scopeCount) : texts.skus(row.scopeCount)),
    },
    {
      title: texts.used,
      key: 'used',
      width: 110,
      align: 'right',
      responsive: ['lg'],
      render: (_, { orders, amount }) => (
        <div>
          {texts.usedBy(orders)}
          {amount > 0 && <div className="soft small">{money(0 - amount)}</div>}
        </div>
      ),
    },
  ]

  return (
    <>
      <PageHeader
        title={texts.title}
        actions={
          <>
            <Button onClick={() => void navigate(addressOf(scope, 'promotions', 'level-prices'))}>{texts.levelPrices}</Button>
            <Button onClick={() => void navigate(addressOf(scope, 'promotions', 'trial'))}>{texts.tryOut}</Button>
            {can('promotion.write') && (
              <Button type="primary" icon={<Icon name="plus" />} onClick={() => void navigate(addressOf(scope, 'promotions', 'new'))}>
                {texts.create}
              </Button>
            )}
          </>
        }
      />
      <Panel isFlush>
        <FilterBar>
          <Select
            aria-label={texts.state}
            value={state ?? ''}
            onChange={(value) => setFilters({ state: value, page: undefined })}
            options={[{ value: '', label: texts.allStates }, ...promotionStates.map((value) => ({ value, label: texts[value] }))]}
            style={{ width: 130 }}
          />
          <Select
            aria-label={texts.kind}
            value={type ?? ''}
            onChange={(value) => setFilters({ type: value, page: undefined })}
            options={[{ value: '', label: texts.allTypes }, ...kinds.map((value) => ({ value, label: texts[`type${value}`] }))]}
            style={{ width: 130 }}
          />
        </FilterBar>
        <PagedTable
          answer={answer}
          rowKey="id"
          columns={columns}
          width={560}
          addressOf={({ id }) => addressOf(scope, 'promotions', id)}
          pageNum={pageNum}
          pageSize={pageSize}
          showTotal={texts.total}
          onPage={(page) => setFilters({ page })}
          empty={
            <Blank title={texts.none} text={texts.noneHint} isSmall>
              <Button onClick={() => setFilters({ state: undefined, type: undefined, page: undefined })}>{texts.clear}</Button>
            </Blank>
          }
        />
      </Panel>
    </>
  )
}
