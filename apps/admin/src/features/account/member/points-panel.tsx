import type { LedgerRow } from '@mallard/contract/pricing/points/points.calls'
import { useQuery } from '@tanstack/react-query'
import { Button, Segmented } from 'antd'
import { useState } from 'react'
import { AllRows } from '#platform/parts/all-rows.tsx'
import type { ListColumn } from '#platform/parts/card-list.tsx'
import { Panel } from '#platform/parts/panel.tsx'
import { addressOf } from '#platform/places.ts'
import { Link } from '#platform/router.tsx'
import { useSession } from '#platform/session.ts'
import { count, dateTime } from '#platform/show.ts'
import { AdjustForm } from './adjust.form.tsx'
import styles from './member.module.css'
import { memberTexts } from './member.texts.ts'
import { signed } from './waiting-points.tsx'

/** Both ledgers of a member, and the way to change them. */
export function PointsPanel({ memberId }: { memberId: number }) {
  const texts = memberTexts.use()
  const { api, can } = useSession()
  const answer = useQuery({
    ...api.pointsAdmin.read.query({ memberId }),
    staleTime: 0,
    retry: false,
  })
  const { data } = answer
  const [shown, setShown] = useState<'points' | 'growth'>('points')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Panel title={texts.ledger} isFlush>
      <div className={styles.switch}>
        <Segmented
          aria-label={texts.ledger}
          value={shown}
          onChange={setShown}
          options={[
            { value: 'points', label: texts.pointsLedger },
            { value: 'growth', label: texts.growthLedger },
          ]}
        />
        {data && can('points.write') && !data.waiting && (
          <Button onClick={() => setIsOpen(true)}>{texts.adjust}</Button>
        )}
      </div>
      <AllRows
        rowKey="id"
        answer={answer}
        rows={shown === 'points' ? data?.pointsLedger : data?.growthLedger}
        atOnce={10}
        columns={useLedgerColumns()}
        width={460}
        empty={texts.noLedger}
      />
      {isOpen && data && (
        <AdjustForm of={{ held: data, what: shown }} onClose={() => setIsOpen(false)} />
      )}
    </Panel>
  )
}

function useLedgerColumns(): ListColumn<LedgerRow>[] {
  const texts = memberTexts.use()
  const { can, scope } = useSession()
  return [
    {
      title: texts.at,
      key: 'at',
      width: 150,
      render: (_, row) => <span className="soft">{dateTime(row.at)}</span>,
    },
    {
      title: texts.reason,
      key: 'title',
      render: (_, { title, orderSn }) => (
        <div className={styles.cell}>
          <span>{title}</span>
          {orderSn && can('order.read') && (
            <Link to={addressOf(scope, 'orders', orderSn)} className="soft small">
              {orderSn}
            </Link>
          )}
        </div>
      ),
    },
    {
      title: texts.change,
      key: 'delta',
      align: 'right',
      width: 90,
      render: (_, { delta }) => signed(delta),
    },
    {
      title: texts.balance,
      key: 'balance',
      align: 'right',
      width: 90,
      render: (_, { balance }) => count(balance),
    },
  ]
}
