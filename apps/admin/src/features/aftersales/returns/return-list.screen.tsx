import type { AdminReturnRow } from '@mallard/contract/aftersales/returns/pickup-admin.fields'
import type { ThirdRet } from '@mallard/contract/aftersales/third-return/third-return.fields'
import { Segmented } from 'antd'
import type { CallQuery } from '#platform/api.ts'
import { defineList, type ListPage } from '#platform/list/define-list.tsx'
import { SegmentField, WordField } from '#platform/list/fields.tsx'
import { oneOf, words } from '#platform/list/filters.ts'
import { Pill } from '#platform/parts/pill.tsx'
import { Thumb } from '#platform/parts/thumb.tsx'
import { WaitingRefunds } from '#platform/parts/waiting-refunds.tsx'
import { otherReturn } from '#platform/other-return.ts'
import { addressOf } from '#platform/places.ts'
import { returnStatusText } from '#platform/return-status.ts'
import { Link } from '#platform/router.tsx'
import { money, shortTime } from '#platform/show.ts'
import { pickupTexts } from './pickup.texts.ts'
import { isOverdue, pickupTone, returnTone } from './return-status.ts'
import styles from './returns.module.css'
import { returnsTexts } from './returns.texts.ts'
import { ThirdThumb } from './third-line.tsx'

const couriers = ['open', 'failed'] as const
/** What waits for the store comes first. */
const states = [-1, 1, 2, 0, 3, 4, 5] as const

type Row = AdminReturnRow | ThirdRet

interface More {
  readonly counts: readonly { readonly status: number; readonly count: number }[]
  /** Only of own orders. */
  readonly pickups?: Readonly<Record<(typeof couriers)[number], number>>
}

/** Both kinds are pages of this section. */
const idOf = (row: Row) => ('platform' in row ? `${otherReturn}${row.applyId}` : row.applyId)

/** Returns of the store's own orders, or of those that were bought on other platforms. */
export default defineList({
  texts: returnsTexts,
  filters: {
    status: oneOf(states),
    from: oneOf(['own', 'other'], 'own'),
    pickup: oneOf(couriers),
    q: words(),
  },
  name: 'returns',
  read: (api, { from, pickup, ...asked }): CallQuery<ListPage<Row> & More> =>
    from === 'other'
      ? api.thirdReturnAdmin.list.query(asked)
      : api.returnsAdmin.list.query({ ...asked, pickup }),
  every: 30_000,
  head: ({ texts }) => ({ title: texts.returns }),
  above: () => <WaitingRefunds />,
  tab: 'status',
  tabs: ({ texts, locale, asked, data, change }) => {
    const countOf = (status: number) =>
      data?.counts.find((each) => each.status === status)?.count ?? (data && 0)
    return {
      chosen: String(asked.status ?? ''),
      tabs: [
        {
          key: '',
          text: texts.all,
          count: data?.counts.reduce((sum, { count }) => sum + count, 0),
        },
        ...states.map((status) => ({
          key: String(status),
          text: returnStatusText(status, locale),
          count: countOf(status),
        })),
      ],
      onChoose: (status) => change({ status }),
    }
  },
  fields: ({ texts, locale, asked: { from }, data, field, change }) => {
    const courier = pickupTexts.of(locale)
    const search = from === 'other' ? texts.searchOther : texts.search
    return (
      <>
        <Segmented
          aria-label={texts.from}
          value={from}
          onChange={(next) =>
            change({ from: next === 'other' ? next : undefined, q: undefined, pickup: undefined })
          }
          options={[
            { value: 'own', label: texts.fromOwn },
            { value: 'other', label: texts.fromOther },
          ]}
        />
        {from === 'own' && (
          <SegmentField
            of={field('pickup')}
            label={courier.filter}
            any={courier.all}
            options={[
              { value: 'open', label: courier.open(data?.pickups?.open ?? 0) },
              { value: 'failed', label: courier.missed(data?.pickups?.failed ?? 0) },
            ]}
          />
        )}
        <WordField key={from} of={field('q')} label={search} />
      </>
    )
  },
  rowKey: 'applyId',
  columns: ({ texts, locale, session: { scope } }) => [
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
      card: 'wide',
      render: (_, row) => (
        <div className={styles.item}>
          {'platform' in row ? (
            <ThirdThumb line={row.line} size={40} />
          ) : (
            row.items[0] && <Thumb pic={row.items[0].pic} size={40} />
          )}
          <div>
            <div className={styles.title}>
              {'platform' in row ? row.line.title : row.items[0]?.title}
            </div>
            <div className="soft small">
              {row.num > 0 && `× ${row.num}`}
              {'exchange' in row &&
                row.exchange?.productAttr &&
                ` · ${texts.exchangeFor(row.exchange.productAttr)}`}
            </div>
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
      render: (_, { applyAmount, approvedAmount }) =>
        applyAmount > 0 ? money(approvedAmount ?? applyAmount) : '',
    },
    {
      title: texts.status,
      key: 'status',
      card: 'corner',
      width: 140,
      render: (_, each) => (
        <div className={styles.states}>
          <Pill tone={returnTone(each.status)}>{returnStatusText(each.status, locale)}</Pill>
          {'pickup' in each && each.pickup && each.status === 0 && (
            <Pill tone={pickupTone(each.pickup.status)}>
              {pickupTexts.of(locale).title} · {each.pickup.statusText}
            </Pill>
          )}
          {each.deadlineAt !== null && (
            <span className={isOverdue(each, Date.now()) ? `small ${styles.late}` : 'small soft'}>
              {isOverdue(each, Date.now())
                ? texts.overdue
                : texts.until(shortTime(each.deadlineAt))}
            </span>
          )}
        </div>
      ),
    },
  ],
  width: 780,
  opens: (row, { session }) => addressOf(session.scope, 'returns', idOf(row)),
  total: ({ texts }) => texts.total,
  empty: ({ texts, asked: { status, q, from, pickup } }) =>
    status !== undefined || q || pickup
      ? { title: texts.noneFound, text: texts.noneFoundHint }
      : { title: texts.none, text: from === 'other' ? texts.noneOtherHint : texts.noneHint },
})
