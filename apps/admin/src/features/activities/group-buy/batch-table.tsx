import type { AdminBatch } from '@mallard/contract/activities/group-buy/group-buy-admin.calls'
import { Segmented, Table, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { Panel } from '#platform/parts/panel.tsx'
import { Pill, type Tone } from '#platform/parts/pill.tsx'
import { addressOf } from '#platform/places.ts'
import { Link } from '#platform/router.tsx'
import { useSession } from '#platform/session.ts'
import { count, dateTime, money } from '#platform/show.ts'
import styles from './group-buy.module.css'
import { groupTexts } from './group-buy.texts.ts'
import { useBatches, type BatchesInput } from './use-group-buys.ts'

const pageSize = 20
const filters = ['ALL', 'unpaid', 'waiting', 'formed', 'refund', 'cancelled'] as const

const tones: Readonly<Record<AdminBatch['status'], Tone>> = {
  0: 'warn',
  1: 'blue',
  2: 'good',
  3: 'warn',
  4: 'plain',
  5: 'plain',
  6: 'good',
}

/** Who bought in an activity, the latest first, with their orders. */
export function BatchTable({ id, isLive }: { id: number; isLive: boolean }) {
  const texts = groupTexts.use()
  const [state, setState] = useState<NonNullable<BatchesInput['state']>>('ALL')
  const [pageNum, setPage] = useState(1)
  const asked = { id, state, pageNum, pageSize }
  const { data, isPlaceholderData, isPending } = useBatches(asked, isLive)
  return (
    <Panel isFlush title={texts.batches}>
      <div className={styles.filter}>
        <Segmented
          value={state}
          options={filters.map((value) => ({
            value,
            label: value === 'ALL' ? texts.ALL : texts[`filter_${value}`],
          }))}
          onChange={(wanted) => {
            setState(wanted)
            setPage(1)
          }}
        />
      </div>
      <Table<AdminBatch>
        rowKey="batchId"
        columns={useColumns()}
        dataSource={data ? [...data.list] : []}
        loading={isPending || isPlaceholderData}
        locale={{ emptyText: texts.noBatches }}
        scroll={{ x: 640 }}
        pagination={{
          current: pageNum,
          pageSize,
          total: data?.total ?? 0,
          hideOnSinglePage: true,
          onChange: setPage,
        }}
      />
    </Panel>
  )
}

function useColumns(): TableColumnsType<AdminBatch> {
  const texts = groupTexts.use()
  const { scope } = useSession()
  return [
    {
      title: texts.member,
      key: 'member',
      render: (_, { memberId, name }) => (
        <Link to={addressOf(scope, 'members', memberId)} className={styles.link}>
          {name}
        </Link>
      ),
    },
    {
      title: texts.state,
      key: 'status',
      width: 150,
      render: (_, { status, hasLeft }) => (
        <Pill tone={tones[status]}>
          {texts[`status${status}`]}
          {hasLeft && ` · ${texts.hasLeft}`}
        </Pill>
      ),
    },
    {
      title: texts.amount,
      key: 'amount',
      width: 130,
      align: 'right',
      className: styles.figure!,
      render: (_, { payAmount, units }) => (
        <>
          {money(payAmount)}
          <div className="soft small">{texts.units(count(units))}</div>
        </>
      ),
    },
    {
      title: texts.orders,
      key: 'orders',
      width: 190,
      render: (_, { orderSns }) =>
        orderSns.map((sn) => (
          <div key={sn} className="small mono">
            <Link to={addressOf(scope, 'orders', sn)} className={styles.link}>
              {sn}
            </Link>
          </div>
        )),
    },
    {
      title: texts.at,
      key: 'at',
      width: 140,
      render: (_, { createdAt, paidAt }) => (
        <span className="small">{dateTime(paidAt ?? createdAt)}</span>
      ),
    },
  ]
}
