import type {
  AdminCouponPage,
  AdminHeldCoupon,
} from '@mallard/contract/pricing/coupon/coupon-admin.calls'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Button, Select, Table, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { LoadFailed } from '#platform/parts/load-failed.tsx'
import { Panel } from '#platform/parts/panel.tsx'
import { Pill, type Tone } from '#platform/parts/pill.tsx'
import { ReasonForm } from '#platform/parts/reason-form.tsx'
import { addressOf } from '#platform/places.ts'
import { Link } from '#platform/router.tsx'
import { useSession } from '#platform/session.ts'
import { dateTime } from '#platform/show.ts'
import styles from './coupon.module.css'
import { couponTexts } from './coupon.texts.ts'
import { useCouponActs } from './use-coupons.ts'

const pageSize = 10
const tones: readonly Tone[] = ['plain', 'warn', 'good', 'plain', 'bad']

/** Who has a coupon and what became of it; an unused one can be taken back. */
export function Holders({ coupon: { id, states, taken } }: { coupon: AdminCouponPage }) {
  const texts = couponTexts.use()
  const { api, can, scope } = useSession()
  const [pageNum, setPageNum] = useState(1)
  const [status, setStatus] = useState<number>()
  const [taking, setTaking] = useState<AdminHeldCoupon>()
  const { data, error, isPending, refetch } = useQuery({
    ...api.couponAdmin.held.query({
      id,
      pageNum,
      pageSize,
      ...(status !== undefined && { status }),
    }),
    placeholderData: keepPreviousData,
  })
  const { voiding } = useCouponActs()
  const names = [texts.status0, texts.status1, texts.status2, texts.status3, texts.status4]
  const counts = [states.unused, states.locked, states.used, states.expired, states.voided]

  const columns: TableColumnsType<AdminHeldCoupon> = [
    {
      title: texts.holder,
      key: 'holder',
      render: (_, row) => (
        <div className={styles.cell}>
          <span>{row.nickname}</span>
          <span className="soft small">{row.phoneMasked}</span>
        </div>
      ),
    },
    {
      title: texts.status,
      key: 'status',
      width: 190,
      render: (_, row) => (
        <div className={styles.cell}>
          <span>
            <Pill tone={tones[row.status] ?? 'plain'}>{names[row.status]}</Pill>
          </span>
          {row.orderSn && (
            <Link to={addressOf(scope, 'orders', row.orderSn)} className="small">
              {row.orderSn}
            </Link>
          )}
        </div>
      ),
    },
    {
      title: texts.drawnAt,
      key: 'at',
      width: 212,
      render: (_, row) => (
        <div className={`${styles.cell} soft small nowrap`}>
          <span>{dateTime(row.at)}</span>
          <span>
            {texts.validTo} {dateTime(row.validTo)}
          </span>
        </div>
      ),
    },
    {
      title: <span className="sr-only">{texts.voidIt}</span>,
      key: 'actions',
      align: 'right',
      width: 80,
      render: (_, row) =>
        row.status === 0 &&
        can('promotion.write') && (
          <Button type="text" size="small" danger onClick={() => setTaking(row)}>
            {texts.voidIt}
          </Button>
        ),
    },
  ]
  return (
    <Panel
      title={texts.holders}
      isFlush
      extra={
        taken > 0 && (
          <Select
            aria-label={texts.status}
            value={status ?? -1}
            onChange={(value) => {
              setStatus(value < 0 ? undefined : value)
              setPageNum(1)
            }}
            options={[
              { value: -1, label: texts.allStates },
              ...names.map((label, value) => ({ value, label: `${label} ${counts[value]}` })),
            ]}
            style={{ width: 140 }}
          />
        )
      }
    >
      {error && !data ? (
        <LoadFailed error={error} onAgain={refetch} />
      ) : (
        <Table
          rowKey="id"
          columns={columns}
          dataSource={data?.list}
          loading={isPending}
          scroll={{ x: 560 }}
          pagination={{
            current: pageNum,
            pageSize,
            total: data?.total ?? 0,
            onChange: setPageNum,
            hideOnSinglePage: true,
            style: { paddingInline: 16 },
          }}
          locale={{ emptyText: texts.noHolders }}
        />
      )}
      {taking && (
        <ReasonForm
          words={{
            title: texts.voidAsk,
            hint: `${taking.nickname} ${taking.phoneMasked} · ${texts.voidHint}`,
            label: texts.reason,
            needed: texts.reasonNeeded,
            usual: texts.voidReasons,
            ok: texts.voidIt,
          }}
          call={voiding}
          inputOf={(reason) => ({ id: taking.id, reason })}
          done={texts.done}
          onClose={() => setTaking(undefined)}
        />
      )}
    </Panel>
  )
}
