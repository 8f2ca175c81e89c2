import { NavBar } from '@mallard/ui/nav-bar'
import { SkeletonRows } from '@mallard/ui/skeleton'
import { useState } from 'react'
import { useNavigate } from '#platform/navigator/index.ts'
import { defineScreen } from '#platform/screen.ts'
import { Composer } from './composer.tsx'
import styles from './conversation.module.css'
import { conversationTexts } from './conversation.texts.ts'
import { Offer } from './offer.tsx'
import { OrderSheet } from './order-sheet.tsx'
import { Thread } from './thread.tsx'
import { useOutbox } from './use-outbox.ts'
import { useThread, type Latest } from './use-thread.ts'

/** What a member and the service of a store write to each other. */
export default defineScreen('serviceMessage', {
  query: ['goods', 'order'],
  drawnBy: [],
  queries: ({ api }) => ({ latest: api.conversation.messages.query() }),
  head: () => ({ noIndex: true }),
  Skeleton: () => (
    <>
      <Bar />
      <SkeletonRows count={4} label={conversationTexts().loading} />
    </>
  ),
  Screen: ({ query, data: { latest } }) => (
    <Conversation first={latest} goods={query.goods} order={query.order} />
  ),
})

function Bar() {
  return <NavBar title={conversationTexts().title} onBack={useNavigate().back} />
}

function Conversation({
  first,
  goods,
  order,
}: {
  first: Latest
  goods: string | undefined
  order: string | undefined
}) {
  const [isChoosing, setChoosing] = useState(false)
  const thread = useThread(first)
  const outbox = useOutbox(thread.ask)
  const { say, sendGoods, sendOrder, sendPicture } = outbox
  return (
    <>
      <Bar />
      <div className={styles.page}>
        <Thread thread={thread} outbox={outbox} />
        <Offer goods={goods} order={order} sendGoods={sendGoods} sendOrder={sendOrder} />
      </div>
      <OrderSheet
        open={isChoosing}
        onClose={() => setChoosing(false)}
        onChoose={(orderSn, title) => {
          setChoosing(false)
          sendOrder(orderSn, title)
        }}
      />
      <Composer onWords={say} onPicture={sendPicture} onOrders={() => setChoosing(true)} />
    </>
  )
}
