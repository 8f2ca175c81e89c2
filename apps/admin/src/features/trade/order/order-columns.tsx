import type { Locale } from '@mallard/kernel'
import type { AdminListOrder } from '@mallard/contract/trade/order/order-admin.calls'
import { orderKind, orderStatus } from '@mallard/contract/trade/order/order.codes'
import type { ReactNode } from 'react'
import { orderStatusText, orderStatusTone } from '#platform/order-status.ts'
import type { ListColumn } from '#platform/parts/card-list.tsx'
import { Pill } from '#platform/parts/pill.tsx'
import { Thumb } from '#platform/parts/thumb.tsx'
import { Link } from '#platform/router.tsx'
import type { Session } from '#platform/session.ts'
import { money, shortTime } from '#platform/show.ts'
import { useMinute } from '#platform/use-minute.ts'
import { hasOpenReturn } from './order-abilities.ts'
import { orderAddress } from './order-filters.ts'
import { Flag } from './order-flag.tsx'
import styles from './order-list.module.css'
import { orderTexts } from './order.texts.ts'

const maxThumbs = 3

interface View {
  readonly texts: ReturnType<typeof orderTexts.use>
  readonly locale: Locale
  readonly session: Pick<Session, 'scope'>
  readonly address: URLSearchParams
  /** One line for each order. */
  readonly isCompact: boolean
}

export function orderColumns({
  texts,
  locale,
  session: { scope },
  address,
  isCompact,
}: View): ListColumn<AdminListOrder>[] {
  return [
    {
      title: texts.order,
      key: 'order',
      width: isCompact ? 300 : 196,
      render: (_, { orderSn, createTime, flag }) => (
        <div>
          <Flag flag={flag} />
          <Link to={orderAddress(scope, orderSn, address)} className={`mono ${styles.number}`}>
            {orderSn}
          </Link>
          <Second isCompact={isCompact}>{shortTime(createTime)}</Second>
        </div>
      ),
    },
    {
      title: texts.goods,
      key: 'goods',
      card: 'wide',
      render: (_, order) => <GoodsCell order={order} isCompact={isCompact} />,
    },
    {
      title: texts.receiver,
      key: 'receiver',
      width: 150,
      responsive: ['lg'],
      render: (_, { receiver }) => (
        <div>
          {receiver.name}
          <Second isCompact={isCompact}>
            {receiver.province} {receiver.city}
          </Second>
        </div>
      ),
    },
    {
      title: texts.amount,
      key: 'amount',
      width: 112,
      align: 'right',
      render: (_, { amounts, refundedAmount }) => (
        <div>
          <span className={styles.amount}>{money(amounts.payAmount)}</span>
          {refundedAmount > 0 && (
            <div className="soft small">
              {texts.refunded} {money(refundedAmount)}
              <br />
              {texts.net} {money(amounts.payAmount - refundedAmount)}
            </div>
          )}
        </div>
      ),
    },
    {
      title: texts.status,
      key: 'status',
      card: 'corner',
      width: 150,
      render: (_, order) => <StateCell order={order} locale={locale} />,
    },
  ]
}

function StateCell({
  order: { kind, status, delivery, remark, items, shipBy },
  locale,
}: {
  order: AdminListOrder
  locale: Locale
}) {
  const texts = orderTexts.use()
  const isSentInPart = status === orderStatus.toShip && delivery.length > 0
  return (
    <div className={styles.states}>
      <Pill tone={orderStatusTone(status)}>{orderStatusText(status, locale)}</Pill>
      {kind === orderKind.exchange && <Pill tone="blue">{texts.exchange}</Pill>}
      {hasOpenReturn(items) && <Pill tone="warn">{texts.returnOpen}</Pill>}
      {shipBy !== null && <ShipBy at={shipBy} />}
      {isSentInPart && <span className="small soft">{texts.partShipped}</span>}
      {status === orderStatus.toShip && !isSentInPart && remark && (
        <span className="small soft">{texts.hasMessage}</span>
      )}
    </div>
  )
}

/** Until when it should be sent, loud once that is over. */
export function ShipBy({ at }: { at: number }) {
  const texts = orderTexts.use()
  const now = useMinute()
  return (
    <span className={now < at ? 'small soft' : `small ${styles.late}`}>
      {(now < at ? texts.shipBy : texts.late)(shortTime(at, now))}
    </span>
  )
}

/** What stands below the first line, or behind it where there is little room. */
function Second({ isCompact, children }: { isCompact: boolean; children: ReactNode }) {
  if (isCompact) return <span className="soft small"> {children}</span>
  return <div className="soft small">{children}</div>
}

function GoodsCell({ order, isCompact }: { order: AdminListOrder; isCompact: boolean }) {
  const texts = orderTexts.use()
  const [first] = order.items
  return (
    <div className={styles.goods}>
      <div className={styles.thumbs}>
        {order.items.slice(0, isCompact ? 1 : maxThumbs).map((item) => (
          <Thumb key={item.id} pic={item.pic} size={isCompact ? 24 : 40} />
        ))}
      </div>
      <div className={isCompact ? `${styles.titles} ${styles.oneLine}` : styles.titles}>
        <div className={styles.title}>{first?.title}</div>
        <div className="soft small">
          {order.items.length > 1 ? texts.moreLines(order.items.length) : first?.productAttr} ×{' '}
          {order.items.reduce((sum, { productQuantity }) => sum + productQuantity, 0)}
        </div>
        {order.note && (
          <div className={`small ${styles.newest}`} title={order.note.text}>
            {texts.noted} {order.note.text}
          </div>
        )}
      </div>
    </div>
  )
}
