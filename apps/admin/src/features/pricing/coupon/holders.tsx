import type {
  AdminCouponPage,
  AdminHeldCoupon,
} from '@mallard/contract/pricing/coupon/coupon-admin.calls'
import { Button, Select } from 'antd'
import { useState } from 'react'
import { PagedRows } from '#platform/list/paged-rows.tsx'
import type { ListColumn } from '#platform/parts/card-list.tsx'
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

const tones: readonly Tone[] = ['plain', 'warn', 'good', 'plain', 'bad']

/** Who has a coupon and what became of it; an unused one can be taken back. */
export function Holders({ coupon: { id, states, taken } }: { coupon: AdminCouponPage }) {
  const texts = couponTexts.use()
  const [status, setStatus] = useState<number>()
  const [taking, setTaking] = useState<AdminHeldCoupon>()
  const counts = [states.unused, states.locked, states.used, states.expired, states.voided]
  return (
    <Panel
      title={texts.holders}
      isFlush
      extra={
        taken > 0 && (
          <Select
            aria-label={texts.status}
            value={status ?? -1}
            onChange={(value) => setStatus(value < 0 ? undefined : value)}
            options={[
              { value: -1, label: texts.allStates },
              ...namesOf(texts).map((label, value) => ({
                value,
                label: `${label} ${counts[value]}`,
              })),
            ]}
            style={{ width: 140 }}
          />
        )
      }
    >
      <PagedRows
        read={(api, asked) =>
          api.couponAdmin.held.query({ id, ...asked, ...(status !== undefined && { status }) })
        }
        pageSize={10}
        rowKey="id"
        columns={useColumns(setTaking)}
        width={560}
        empty={texts.noHolders}
      />
      {taking && <TakeForm of={taking} onClose={() => setTaking(undefined)} />}
    </Panel>
  )
}

const namesOf = (texts: ReturnType<typeof couponTexts.use>) => [
  texts.status0,
  texts.status1,
  texts.status2,
  texts.status3,
  texts.status4,
]

function useColumns(onTake: (coupon: AdminHeldCoupon) => void): ListColumn<AdminHeldCoupon>[] {
  const texts = couponTexts.use()
  const { can, scope } = useSession()
  const names = namesOf(texts)
  return [
    {
      title: texts.member,
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
          <Button type="text" size="small" danger onClick={() => onTake(row)}>
            {texts.voidIt}
          </Button>
        ),
    },
  ]
}

function TakeForm({ of, onClose }: { of: AdminHeldCoupon; onClose: () => void }) {
  const texts = couponTexts.use()
  const { voiding } = useCouponActs()
  return (
    <ReasonForm
      words={{
        title: texts.voidAsk,
        hint: `${of.nickname} ${of.phoneMasked} · ${texts.voidHint}`,
        label: texts.reason,
        needed: texts.reasonNeeded,
        usual: texts.voidReasons,
        ok: texts.voidIt,
      }}
      call={voiding}
      inputOf={(reason) => ({ id: of.id, reason })}
      done={texts.done}
      onClose={onClose}
    />
  )
}
