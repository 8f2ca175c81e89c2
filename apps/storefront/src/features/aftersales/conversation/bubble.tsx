import type { Message } from '@mallard/contract/aftersales/conversation/conversation.fields'
import { href } from '@mallard/contract/paths'
import { Picture } from '@mallard/ui/picture'
import { Price } from '@mallard/ui/price'
import type { ReactNode } from 'react'
import { Link } from '#platform/navigator/link.tsx'
import { usePage } from '#platform/navigator/index.ts'
import styles from './conversation.module.css'
import { conversationTexts } from './conversation.texts.ts'

/** A message at its side, with who says it for those who listen. */
export function Line({
  isMine,
  note,
  children,
}: {
  isMine: boolean
  note?: ReactNode
  children: ReactNode
}) {
  const texts = conversationTexts()
  return (
    <li className={isMine ? `${styles.line} ${styles.mine}` : styles.line}>
      <span className="sr-only">{isMine ? texts.you : texts.service}: </span>
      {children}
      {note && <span className={styles.note}>{note}</span>}
    </li>
  )
}

export function Words({ children }: { children: string }) {
  return <p className={styles.bubble}>{children}</p>
}

/** What a message holds. */
export function Content({ message, onPicture }: { message: Message; onPicture: () => void }) {
  const texts = conversationTexts()
  const { partnerId, storeId } = usePage().scope
  const { text, pic, goods, order } = message
  if (pic)
    return (
      <button
        type="button"
        className={styles.picture}
        aria-label={texts.pictureOf}
        aria-haspopup="dialog"
        onClick={onPicture}
      >
        <Picture
          src={pic.url}
          alt=""
          ratio={Math.min(Math.max(pic.width / pic.height, 0.5), 2)}
          tint={pic.color}
          sizes="160px"
          radius="m"
        />
      </button>
    )
  if (goods)
    return (
      <Link
        to={href('goods', { partnerId, storeId, itemId: goods.itemId })}
        className={styles.card}
      >
        <CardBody pic={goods.pic} title={goods.title}>
          <Price amount={goods.price} size="sm" />
        </CardBody>
      </Link>
    )
  if (order)
    return (
      <Link
        to={href('orderDetail', { partnerId, storeId, orderId: order.orderSn })}
        className={styles.card}
      >
        <span className={styles.cardHead}>
          {texts.orderSn} <span className="tnum">{order.orderSn}</span>
        </span>
        <CardBody pic={order.pic} title={order.title}>
          <span className={styles.cardLine}>
            <Price amount={order.amount} size="sm" tone="ink" /> {texts.count(order.count)}
          </span>
        </CardBody>
      </Link>
    )
  return <Words>{text}</Words>
}

/** Picture, title and a line below. */
export function CardBody({
  pic,
  title,
  children,
}: {
  pic: { url: string; color: string }
  title: string
  children: ReactNode
}) {
  return (
    <span className={styles.cardBody}>
      <span className={styles.cardPic}>
        <Picture src={pic.url} alt="" tint={pic.color} widths={[200]} sizes="56px" radius="s" />
      </span>
      <span className={styles.cardWords}>
        <span className={styles.cardTitle}>{title}</span>
        {children}
      </span>
    </span>
  )
}
