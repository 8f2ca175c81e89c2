import { orderKind, orderStatus } from '@mallard/contract/trade/order/order.codes'
import type { Order } from '@mallard/contract/trade/order/order.fields'
import { href } from '@mallard/contract/paths'
import { Card } from '@mallard/ui/card'
import { useLocale } from '@mallard/ui/locale'
import { Picture } from '@mallard/ui/picture'
import { Price } from '@mallard/ui/price'
import { Tag } from '@mallard/ui/tag'
import type { ReactNode } from 'react'
import { Link, usePage } from '#platform/navigator/index.ts'
import { momentText } from '#platform/moment-text.ts'
import { TradeLine } from '#entities/trade/trade-line.tsx'
import { OrderActions } from './order-actions.tsx'
import { orderTexts } from './order.texts.ts'
import { TimeLeft } from './time-left.tsx'
import type { OrderActionRunner } from './use-orders.ts'
import styles from './order.module.css'

/** Pictures that fit beside each other. */
const maxPictures = 3

interface OrderCardProps {
  order: Order
  runner: OrderActionRunner
  /** Before the head: a tick, where several orders can be chosen. */
  tick?: ReactNode
}

export function OrderCard({ order, runner, tick }: OrderCardProps) {
  const texts = orderTexts()
  const locale = useLocale()
  const { partnerId, storeId } = usePage().scope
  const { orderSn, items, status, statusText, amounts, payStatus, createTime } = order
  const to = href('orderDetail', { partnerId, storeId, orderId: orderSn })
  const count = items.reduce((sum, item) => sum + item.productQuantity, 0)
  const [first] = items
  return (
    <Card as="article" inset={false}>
      <div className={styles.cardTop}>
        {tick}
        <Link to={to} className={styles.cardHead}>
          <span>
            <time dateTime={new Date(createTime).toISOString()}>
              {momentText(createTime, locale)}
            </time>{' '}
            {order.kind === orderKind.exchange && <Tag>{texts.exchange}</Tag>}
            {order.kind === orderKind.seckill && <Tag>{texts.seckill}</Tag>}
            {order.kind === orderKind.postage && <Tag>{texts.postage}</Tag>}
            {order.kind === orderKind.innerBuy && <Tag>{texts.innerBuy}</Tag>}
            {order.kind === orderKind.groupBuy && <Tag>{texts.groupBuy}</Tag>}
            {order.kind === orderKind.bargain && <Tag>{texts.bargain}</Tag>}
            {order.kind === orderKind.points && <Tag>{texts.points}</Tag>}
            {order.kind === orderKind.gift && <Tag>{texts.newcomer}</Tag>}
            {order.kind === orderKind.evaluate && <Tag>{texts.evaluate}</Tag>}
          </span>
          <span className={`${styles.state} ${styles[toneOf(status)]}`}>{statusText}</span>
        </Link>
      </div>
      {first && items.length === 1 ? (
        <TradeLine line={first} href={to} />
      ) : (
        <Link
          to={to}
          className={styles.pictures}
          aria-label={items.map(({ title }) => title).join(', ')}
        >
          {items.slice(0, maxPictures).map(({ id, pic }) => (
            <Picture
              key={id}
              src={pic.url}
              alt=""
              sizes="(min-width: 540px) 112px, 21vw"
              tint={pic.color}
              radius="m"
            />
          ))}
          {items.length > maxPictures && (
            <span className={styles.rest}>+{items.length - maxPictures}</span>
          )}
        </Link>
      )}
      <p className={styles.sum}>
        <span>{texts.itemCount(count)}</span>
        <span>
          {payStatus === 1 ? texts.paid : status === orderStatus.closed ? texts.worth : texts.toPay}{' '}
          {order.kind === orderKind.points && (
            <b className="tnum">{texts.pointsSpent(amounts.integrationAmount)} + </b>
          )}
          <Price amount={amounts.payAmount} tone="ink" cents="always" />
        </span>
      </p>
      {status === orderStatus.unpaid && order.autoCloseAt !== null && (
        <p className={styles.clock}>
          <TimeLeft until={order.autoCloseAt} />
        </p>
      )}
      {order.actions.length > 0 && <OrderActions order={order} runner={runner} />}
    </Card>
  )
}

function toneOf(status: Order['status']): 'wanted' | 'quiet' {
  return status === orderStatus.done || status === orderStatus.closed ? 'quiet' : 'wanted'
}
