import { roomStatus } from '@mallard/contract/activities/bargain/bargain.codes'
import type { BargainRoomPage } from '@mallard/contract/activities/bargain/bargain.fields'
import { href } from '@mallard/contract/paths'
import { fen, minus } from '@mallard/kernel'
import { ActionBar } from '@mallard/ui/action-bar'
import { Button } from '@mallard/ui/button'
import { Countdown } from '@mallard/ui/countdown'
import { Price } from '@mallard/ui/price'
import { Progress } from '@mallard/ui/progress'
import { useState } from 'react'
import { ActivityShare } from '#entities/activity/activity-share.tsx'
import shared from '#entities/activity/activity.module.css'
import { useServerClock } from '#entities/activity/use-server-clock.ts'
import { usePage } from '#platform/navigator/index.ts'
import { PageBar, RowBones } from '#platform/page-bar.tsx'
import { defineScreen } from '#platform/screen.ts'
import { bargainTexts } from './bargain.texts.ts'
import styles from './bargain.module.css'
import { BargainLine, Rules, shortYuan } from './goods-panel.tsx'
import { Face, RoomHelps } from './room-helps.tsx'
import { useRoom, type RoomActions } from './use-room.ts'

/** A bargain room: its owner shares it, friends cut the price, at the floor it is ordered. */
export default defineScreen('bargainDetail', {
  queries: ({ api, params: { bargainRoomId } }) => ({
    shown: api.bargain.room.query({ bargainRoomId }),
  }),

  head: ({ scope: { partnerId, storeId }, locale }, { shown: { room } }) => {
    const texts = bargainTexts.of(locale)
    const { title, floorPrice, pic, helpers } = room.bargain
    return {
      title: texts.card(title, shortYuan(floorPrice)),
      description: texts.progress(room.helped, helpers),
      image: pic,
      // Its friends come by the link.
      canonical: href('bargainDetail', {
        partnerId,
        storeId,
        bargainRoomId: room.bargainRoomId,
      }),
      noIndex: 'shared',
    }
  },

  Skeleton: () => (
    <RowBones
      bar={<PageBar title={bargainTexts().title} />}
      count={4}
      label={bargainTexts().loading}
    />
  ),

  Screen: ({ data: { shown } }) => <Room key={shown.room.bargainRoomId} drawn={shown} />,
})

function Room({ drawn }: { drawn: BargainRoomPage }) {
  const texts = bargainTexts()
  const actions = useRoom(drawn)
  const { page } = actions
  const sheet = useState(false)
  const { partnerId, storeId } = usePage().scope
  const { bargain, bargainRoomId } = page.room
  return (
    <>
      <PageBar
        title={page.part === 'owner' ? texts.mine : texts.room(page.room.name)}
        right={
          <ActivityShare
            label={texts.share}
            itemId={bargain.itemId}
            price={bargain.floorPrice}
            struckPrice={bargain.struckPrice}
            path={href('bargainDetail', { partnerId, storeId, bargainRoomId })}
            sheet={sheet}
          />
        }
      />
      <div className={shared.body}>
        <section className={shared.panel}>
          <div className={styles.owner}>
            <Face name={page.room.name} avatar={page.room.avatar} />
            <span className={styles.name}>{page.room.name}</span>
          </div>
          <BargainLine
            bargain={bargain}
            to={href('bargainList', { partnerId, storeId, bargainId: bargain.bargainId })}
          />
          <Standing actions={actions} />
        </section>
        <RoomHelps page={page} />
        <Rules bargain={bargain} />
      </div>
      <RoomBar actions={actions} onShare={() => sheet[1](true)} />
    </>
  )
}

/** How far down the price is, and for how long it can go on. */
function Standing({ actions: { page, refresh } }: { actions: RoomActions }) {
  const texts = bargainTexts()
  const { now, offset } = useServerClock(page.serverTime)
  const { status, currentPrice, helped, expireAt, bargain } = page.room
  const { startPrice, floorPrice, helpers } = bargain
  const [cut, rest] = [minus(startPrice, currentPrice), minus(currentPrice, floorPrice)]
  const isOpen = status === roomStatus.running || status === roomStatus.reached
  const words = texts.progress(helped, helpers)
  return (
    <div className={styles.standing}>
      <div className={shared.row}>
        <span className={shared.prices}>
          <span className={shared.label}>{texts.now}</span>
          <Price amount={currentPrice} size="xl" />
        </span>
        {isOpen && (
          <Countdown
            kind="blocks"
            label={texts.roomEndsIn}
            until={expireAt}
            renderedAt={now}
            offset={offset}
            onEnd={refresh}
          />
        )}
      </div>
      <Progress value={cut / Math.max(1, startPrice - floorPrice)} label={words} />
      <div className={shared.row}>
        <span className={shared.quiet}>
          {texts.cutSoFar(shortYuan(fen(cut)))} · {words}
        </span>
        {rest > 0 && <span className={shared.quiet}>{texts.toGo(shortYuan(fen(rest)))}</span>}
      </div>
      <p className={styles.note} aria-live="polite">
        {noteOf(page, texts)}
      </p>
    </div>
  )
}

function noteOf(
  { room: { status, bargain }, part }: BargainRoomPage,
  texts: ReturnType<typeof bargainTexts>,
): string {
  if (status === roomStatus.failed) return texts.noteFailed
  if (status === roomStatus.ordered) return texts.noteOrdered
  if (status === roomStatus.reached)
    return part === 'owner' ? texts.noteReached : texts.noteReachedOther
  return bargain.left === 0 ? texts.noteGone : texts.noteRunning
}

function RoomBar({
  actions: { page, isBusy, help, order },
  onShare,
}: {
  actions: RoomActions
  onShare: () => void
}) {
  return (
    <ActionBar>
      {page.part === 'owner' ? (
        <OwnerAction page={page} isBusy={isBusy} order={order} onShare={onShare} />
      ) : (
        <FriendActions page={page} isBusy={isBusy} help={help} />
      )}
    </ActionBar>
  )
}

function OwnerAction({
  page: { room, canOrder, orderSn },
  isBusy,
  order,
  onShare,
}: Pick<RoomActions, 'page' | 'isBusy' | 'order'> & { onShare: () => void }) {
  const texts = bargainTexts()
  const { partnerId, storeId } = usePage().scope
  const { bargainId } = room.bargain
  const look = { kind: 'primary', size: 'lg', block: true } as const
  if (canOrder)
    return (
      <Button {...look} busy={isBusy} onClick={order}>
        {texts.order(shortYuan(room.currentPrice))}
      </Button>
    )
  if (orderSn)
    return (
      <Button {...look} href={href('orderDetail', { partnerId, storeId, orderId: orderSn })}>
        {texts.toOrder}
      </Button>
    )
  if (room.status === roomStatus.running)
    return (
      <Button {...look} onClick={onShare}>
        {texts.invite}
      </Button>
    )
  return (
    <Button {...look} href={href('bargainList', { partnerId, storeId, bargainId })}>
      {texts.again}
    </Button>
  )
}

function FriendActions({
  page: { room, part, canHelp },
  isBusy,
  help,
}: Pick<RoomActions, 'page' | 'isBusy' | 'help'>) {
  const texts = bargainTexts()
  const { partnerId, storeId } = usePage().scope
  const { bargainId } = room.bargain
  return (
    <div className={styles.actions}>
      <Button
        kind="soft"
        size="lg"
        block
        href={href('bargainList', { partnerId, storeId, bargainId })}
      >
        {texts.meToo}
      </Button>
      <Button kind="primary" size="lg" block busy={isBusy} disabled={!canHelp} onClick={help}>
        {part === 'helper' ? texts.helped : texts.help}
      </Button>
    </div>
  )
}
