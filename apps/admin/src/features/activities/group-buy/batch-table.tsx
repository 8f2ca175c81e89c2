import type {
  AdminBatch,
  AdminGroup,
} from '@mallard/contract/activities/group-buy/group-buy-admin.calls'
import { MemberCell, OrderCell, Records } from '#platform/activity/records.tsx'
import type { ListColumn } from '#platform/parts/card-list.tsx'
import { Pill, type Tone } from '#platform/parts/pill.tsx'
import { count, dateTime, money } from '#platform/show.ts'
import styles from './group-buy.module.css'
import { groupTexts } from './group-buy.texts.ts'
import { watched } from './use-group-buys.ts'

const filters = ['unpaid', 'waiting', 'formed', 'refund', 'cancelled'] as const

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
export function BatchTable({ group }: { group: AdminGroup }) {
  const texts = groupTexts.use()
  return (
    <Records
      of={group}
      every={watched(group)}
      title={texts.batches}
      filter={{
        label: texts.state,
        any: texts.allStates,
        options: filters.map((value) => ({ value, label: texts[`filter_${value}`] })),
      }}
      read={(api, asked, state) =>
        api.groupBuyAdmin.batches.query({ ...asked, state: state ?? 'ALL' })
      }
      rowKey="batchId"
      columns={columnsOf(texts)}
      width={640}
      empty={texts.noBatches}
    />
  )
}

const columnsOf = (texts: ReturnType<typeof groupTexts.use>): ListColumn<AdminBatch>[] => [
  {
    title: texts.member,
    key: 'member',
    render: (_, { memberId, name }) => <MemberCell id={memberId} name={name} />,
  },
  {
    title: texts.state,
    key: 'status',
    card: 'corner',
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
        <div key={sn} className="small">
          <OrderCell sn={sn} />
        </div>
      )),
  },
  {
    title: texts.when,
    key: 'at',
    width: 140,
    render: (_, { createdAt, paidAt }) => (
      <span className="small">{dateTime(paidAt ?? createdAt)}</span>
    ),
  },
]
