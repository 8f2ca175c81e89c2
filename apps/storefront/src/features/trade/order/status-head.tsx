import { closeReason, orderStatus } from '@mallard/contract/trade/order/order.codes'
import type { Order } from '@mallard/contract/trade/order/order.fields'
import {
  BoxIcon,
  CheckCircleIcon,
  ClockIcon,
  CloseIcon,
  TruckIcon,
  WalletIcon,
} from '@mallard/ui/icons'
import { useLocale } from '@mallard/ui/locale'
import type { ReactNode } from 'react'
import { momentText } from '#platform/moment-text.ts'
import { orderTexts } from './order.texts.ts'
import { TimeLeft } from './time-left.tsx'
import styles from './order.module.css'

/** Where the order stands, and how long for. */
export function StatusHead({ order, onTimeUp }: { order: Order; onTimeUp: () => void }) {
  const icons: Readonly<Record<number, ReactNode>> = {
    [orderStatus.unpaid]: <WalletIcon size={28} />,
    [orderStatus.reviewing]: <ClockIcon size={28} />,
    [orderStatus.grouping]: <ClockIcon size={28} />,
    [orderStatus.toShip]: <BoxIcon size={28} />,
    [orderStatus.toReceive]: <TruckIcon size={28} />,
    [orderStatus.done]: <CheckCircleIcon size={28} />,
    [orderStatus.closed]: <CloseIcon size={28} />,
  }
  const tone =
    order.status === orderStatus.closed
      ? styles.grey
      : order.status === orderStatus.done
        ? styles.good
        : ''
  return (
    <section className={styles.headline}>
      <span className={`${styles.seal} ${tone}`}>
        {icons[order.status] ?? <BoxIcon size={28} />}
      </span>
      <div>
        <h2 className={styles.statusText}>{order.statusText}</h2>
        <p className={styles.statusNote}>
          <Words order={order} onTimeUp={onTimeUp} />
        </p>
      </div>
    </section>
  )
}

function Words({ order, onTimeUp }: { order: Order; onTimeUp: () => void }) {
  const texts = orderTexts()
  const locale = useLocale()
  if (order.status === orderStatus.unpaid)
    return order.autoCloseAt === null ? null : (
      <TimeLeft until={order.autoCloseAt} onTimeUp={onTimeUp} />
    )
  if (order.status === orderStatus.reviewing) return texts.reviewingNote
  if (order.status === orderStatus.grouping) return texts.groupingNote
  if (order.status === orderStatus.toShip)
    return order.delivery.length > 0 ? texts.partShippedNote : texts.toShipNote
  if (order.status === orderStatus.toReceive)
    return order.autoConfirmAt === null
      ? texts.onWay
      : texts.toReceiveNote(momentText(order.autoConfirmAt, locale))
  if (order.status === orderStatus.done) return texts.doneNote
  const reasons: Readonly<Record<number, string>> = {
    [closeReason.timeout]: texts.closedTimeout,
    [closeReason.refunded]: order.amounts.payAmount > 0 ? texts.closedRefunded : texts.closedFree,
    [closeReason.buyer]: texts.closedBuyer,
    [closeReason.operator]: texts.closedOperator,
    [closeReason.group]: texts.closedGroup,
  }
  return reasons[order.closeReason ?? 0] ?? texts.closedOther
}
