import type {
  AdminConversation,
  AdminMessage,
} from '@mallard/contract/aftersales/conversation/conversation-admin.calls'
import { Button } from 'antd'
import { useLayoutEffect, useRef } from 'react'
import { Panel } from '#platform/parts/panel.tsx'
import { Pictures } from '#platform/parts/pictures.tsx'
import { Thumb } from '#platform/parts/thumb.tsx'
import { addressOf } from '#platform/places.ts'
import { Link } from '#platform/router.tsx'
import { useSession } from '#platform/session.ts'
import { money, shortTime } from '#platform/show.ts'
import { Composer } from './composer.tsx'
import styles from './conversation.module.css'
import { conversationTexts } from './conversation.texts.ts'
import { useThread } from './use-thread.ts'

export type ShownConversation = AdminConversation & {
  readonly messages: { readonly list: AdminMessage[]; readonly hasEarlier: boolean }
  readonly seen: number
}

/** The messages, and the field for an answer below them. */
export function ThreadPanel({ conversation }: { conversation: ShownConversation }) {
  const texts = conversationTexts.use()
  const { can } = useSession()
  const { list, hasEarlier, isLoading, loadEarlier } = useThread(conversation)
  const log = useRef<HTMLOListElement>(null)
  const last = list.at(-1)?.id
  useLayoutEffect(() => {
    log.current?.scrollTo({ top: log.current.scrollHeight })
  }, [last])
  const lastSeen = list.findLast(({ id, from }) => from === 'staff' && id <= conversation.seen)?.id
  return (
    <Panel title={texts.thread}>
      {/* A list that scrolls must be reached by the keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ol ref={log} className={styles.log} aria-label={texts.thread} tabIndex={0}>
        {hasEarlier && (
          <li className={styles.earlier}>
            <Button size="small" loading={isLoading} onClick={() => void loadEarlier()}>
              {texts.earlier}
            </Button>
          </li>
        )}
        {list.map((message) => (
          <Line
            key={message.id}
            of={message}
            nickname={conversation.nickname}
            isSeen={message.id === lastSeen}
          />
        ))}
      </ol>
      {can('service.write') && <Composer id={conversation.id} />}
    </Panel>
  )
}

function Line({ of, nickname, isSeen }: { of: AdminMessage; nickname: string; isSeen: boolean }) {
  const texts = conversationTexts.use()
  const { from, by, at } = of
  const isOurs = from === 'staff'
  return (
    <li className={isOurs ? `${styles.line} ${styles.ours}` : styles.line}>
      <span className="soft small">
        {isOurs ? by : nickname} · {shortTime(at)}
      </span>
      <Content of={of} />
      {isSeen && <span className="soft small">{texts.seen}</span>}
    </li>
  )
}

function Content({ of: { text, pic, goods, order } }: { of: AdminMessage }) {
  const texts = conversationTexts.use()
  const { scope } = useSession()
  if (pic) return <Pictures pics={[pic]} size={140} alt={() => texts.pictureOf} />
  if (goods)
    return (
      <Link to={addressOf(scope, 'goods', goods.itemId)} className={styles.card}>
        <Thumb pic={goods.pic} />
        <span className={styles.cardWords}>
          <span className={styles.cardTitle}>{goods.title}</span>
          <span className="soft">{money(goods.price)}</span>
        </span>
      </Link>
    )
  if (order)
    return (
      <Link to={addressOf(scope, 'orders', order.orderSn)} className={styles.card}>
        <Thumb pic={order.pic} />
        <span className={styles.cardWords}>
          <span className={styles.cardTitle}>{order.title}</span>
          <span className="soft small">
            {money(order.amount)} · {texts.count(order.count)}
          </span>
          <span className="mono soft small">{order.orderSn}</span>
        </span>
      </Link>
    )
  return <p className={styles.bubble}>{text}</p>
}
