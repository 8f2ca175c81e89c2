import type { DeskCoupon } from '@mallard/contract/coupon/coupon-desk.calls'
import { Button, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { Blank } from '#platform/parts/blank.tsx'
import { FilterBar } from '#platform/parts/filter-bar.tsx'
import { Icon } from '#platform/parts/icons.tsx'
import { PageHeader } from '#platform/parts/page-header.tsx'
import { PagedTable } from '#platform/parts/paged-table.tsx'
import { Panel } from '#platform/parts/panel.tsx'
import { Pill } from '#platform/parts/pill.tsx'
import { WordSearch } from '#platform/parts/word-search.tsx'
import { addressOf } from '#platform/places.ts'
import { Link, navigate, useFilters } from '#platform/router.tsx'
import { useSession } from '#platform/session.ts'
import { count, dateTime, money } from '#platform/show.ts'
import { obtainText, termsText } from './coupon-words.ts'
import { CouponForm } from './coupon.form.tsx'
import styles from './coupon.module.css'
import { couponTexts } from './coupon.texts.ts'
import { stateTone } from './state-tone.ts'
import { useCouponsPage } from './use-coupons.ts'

const pageSize = 20

export default function CouponListScreen() {
  const texts = couponTexts.use()
  const { scope, can } = useSession()
  const [filters, setFilters] = useFilters()
  const q = filters.get('q') ?? ''
  const pageNum = Math.max(1, Number(filters.get('page')) || 1)
  const [isCreating, setIsCreating] = useState(false)
  const answer = useCouponsPage({ pageNum, pageSize, ...(q && { q }) })

  const columns: TableColumnsType<DeskCoupon> = [
    {
      title: texts.name,
      key: 'name',
      render: (_, row) => (
        <div className={styles.cell}>
          <Link to={addressOf(scope, 'coupons', row.id)} className={styles.link}>
            {row.coupon.name}
          </Link>
          <span className="soft small">{termsText(row, texts)}</span>
          <span className="soft small">{row.coupon.scopeText}</span>
        </div>
      ),
    },
    { title: texts.given, key: 'obtain', width: 104, render: (_, { obtain }) => obtainText(obtain, texts) },
    {
      title: texts.state,
      key: 'state',
      width: 150,
      render: (_, { state, drawTo }) => (
        <div className={styles.cell}>
          <span>
            <Pill tone={stateTone[state]}>{texts[state]}</Pill>
          </span>
          <span className="soft small">{dateTime(drawTo)}</span>
        </div>
      ),
    },
    {
      title: texts.drawn,
      key: 'drawn',
      width: 112,
      align: 'right',
      render: (_, { taken, total }) => (
        <div className={styles.cell}>
          <span>{count(taken)}</span>
          <span className="soft small">{texts.ofTotal(count(total))}</span>
        </div>
      ),
    },
    { title: texts.used, dataIndex: 'used', width: 84, align: 'right' },
    {
      title: texts.discounted,
      key: 'saved',
      width: 124,
      align: 'right',
      render: (_, { saved, paid }) => (
        <div className={styles.cell}>
          <span>{money(saved)}</span>
          {paid > 0 && (
            <span className="soft small">
              {texts.paid} {money(paid)}
            </span>
          )}
        </div>
      ),
    },
  ]

  return (
    <>
      <PageHeader
        title={texts.title}
        hint={texts.hint}
        actions={
          can('promotion.write') && (
            <Button type="primary" icon={<Icon name="plus" size={16} />} onClick={() => setIsCreating(true)}>
              {texts.create}
            </Button>
          )
        }
      />
      <Panel isFlush>
        <FilterBar>
          <WordSearch label={texts.search} hint={texts.search} asked={q} onAsk={(word) => setFilters({ q: word, page: undefined })} />
        </FilterBar>
        <PagedTable
          answer={answer}
          rowKey="id"
          columns={columns}
          width={740}
          addressOf={({ id }) => addressOf(scope, 'coupons', id)}
          pageNum={pageNum}
          pageSize={pageSize}
          showTotal={texts.listTotal}
          onPage={(page) => setFilters({ page })}
          empty={<Blank title={texts.none} text={texts.noneHint} isSmall />}
        />
      </Panel>
      {isCreating && <CouponForm onClose={() => setIsCreating(false)} onMade={({ id }) => void navigate(addressOf(scope, 'coupons', id))} />}
    </>
  )
}
