import type { Bargain } from '@mallard/contract/activities/bargain/bargain.fields'
import { href } from '@mallard/contract/paths'
import { ActionBar } from '@mallard/ui/action-bar'
import { Button } from '@mallard/ui/button'
import { CellList } from '@mallard/ui/card'
import { Cell } from '@mallard/ui/cell'
import { Countdown } from '@mallard/ui/countdown'
import { NavBar } from '@mallard/ui/nav-bar'
import { Picture } from '@mallard/ui/picture'
import { Price } from '@mallard/ui/price'
import { SkeletonRows } from '@mallard/ui/skeleton'
import { Tag } from '@mallard/ui/tag'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useServerClock } from '#entities/seckill/use-server-clock.ts'
import { useApi } from '#platform/api.ts'
import { useNavigate, usePage } from '#platform/navigator/index.ts'
import { defineScreen } from '#platform/screen.ts'
import { BargainShare } from './bargain-share.tsx'
import { bargainTexts } from './bargain.texts.ts'
import styles from './bargain.module.css'
import { BargainLine, Rules, shortYuan, useGoodsHref } from './goods-panel.tsx'
import { useOpenRoom } from './use-open-room.ts'

/** A bargain activity: what it is about, how it goes, and the way into a room of one's own. */
export default defineScreen('bargainList', {
  queries: ({ api, params: { bargainId } }) => ({
    shown: api.bargain.list.query({ bargainId: Number(bargainId) }),
  }),

  head: ({ scope: { partnerId, storeId }, locale }, { shown: { bargain } }) => {
    const texts = bargainTexts.of(locale)
    const { bargainId, title, floorPrice, pic, helpers, roomHours } = bargain
    return {
      title: texts.listCard(title, shortYuan(floorPrice)),
      description: texts.ruleShare(helpers, roomHours),
      image: pic,
      canonical: href('bargainList', { partnerId, storeId, bargainId }),
    }
  },

  Skeleton: () => (
    <>
      <Bar />
      <div role="status" aria-label={bargainTexts().loading}>
        <SkeletonRows count={4} />
      </div>
    </>
  ),

  Screen: ({ data: { shown } }) => (
    <>
      <Bar bargain={shown.bargain} />
      {/* Another activity is another page, although it has the same screen. */}
      <Shown key={shown.bargain.bargainId} {...shown} />
    </>
  ),
})

function Bar({ bargain }: { bargain?: Bargain }) {
  const [isOpen, setOpen] = useState(false)
  const { partnerId, storeId } = usePage().scope
  return (
    <NavBar
      title={bargainTexts().title}
      onBack={useNavigate().back}
      right={
        bargain && (
          <BargainShare
            bargain={bargain}
            path={href('bargainList', { partnerId, storeId, bargainId: bargain.bargainId })}
            isOpen={isOpen}
            setOpen={setOpen}
          />
        )
      }
    />
  )
}

interface ShownProps {
  bargain: Bargain
  others: readonly Bargain[]
  serverTime: number
}

function Shown({ bargain, others, serverTime }: ShownProps) {
  const texts = bargainTexts()
  const { partnerId, storeId } = usePage().scope
  return (
    <>
      <div className={styles.body}>
        <Offer bargain={bargain} serverTime={serverTime} />
        <Rules bargain={bargain} />
        <CellList>
          <Cell title={texts.about} href={useGoodsHref(bargain)} />
        </CellList>
        {others.length > 0 && (
          <section className={styles.panel}>
            <h2>{texts.others}</h2>
            {others.map((each) => (
              <BargainLine
                key={each.bargainId}
                bargain={each}
                to={href('bargainList', { partnerId, storeId, bargainId: each.bargainId })}
              />
            ))}
          </section>
        )}
      </div>
      <Actions bargain={bargain} />
    </>
  )
}

function Offer({ bargain, serverTime }: { bargain: Bargain; serverTime: number }) {
  const texts = bargainTexts()
  const api = useApi()
  const client = useQueryClient()
  const { now, offset } = useServerClock(serverTime)
  const { title, productAttr, pic, floorPrice, struckPrice, left, helpers, state } = bargain
  const isWaiting = state === 'WAIT'
  const refresh = () => void client.invalidateQueries({ queryKey: api.bargain.list.key })
  return (
    <section className={styles.offer}>
      <Picture
        src={pic.url}
        alt={title}
        sizes="(min-width: 540px) 516px, 94vw"
        tint={pic.color}
        eager
        priority="high"
        radius="l"
      />
      <div className={styles.words}>
        <h1 className={styles.title}>{title}</h1>
        <div className={styles.tags}>
          {productAttr && <Tag tone="neutral">{productAttr}</Tag>}
          <Tag>{texts.friends(helpers)}</Tag>
          <Tag tone={left > 0 ? 'warn' : 'neutral'}>{left > 0 ? texts.left(left) : texts.gone}</Tag>
        </div>
        <div className={styles.row}>
          <span className={styles.prices}>
            <span className={styles.label}>{texts.floor}</span>
            <Price amount={floorPrice} original={struckPrice} size="xl" />
          </span>
          {state === 'RUN' || isWaiting ? (
            <Countdown
              key={state}
              kind="blocks"
              label={isWaiting ? texts.beginsIn : texts.endsIn}
              until={isWaiting ? bargain.startAt : bargain.endAt}
              renderedAt={now}
              offset={offset}
              onEnd={refresh}
            />
          ) : (
            <span className={styles.quiet}>{state === 'CLOSED' ? texts.closed : texts.over}</span>
          )}
        </div>
      </div>
    </section>
  )
}

function Actions({ bargain }: { bargain: Bargain }) {
  const texts = bargainTexts()
  const { mine, isBusy, open } = useOpenRoom(bargain.bargainId)
  const { state, left } = bargain
  const mayBegin = state === 'RUN' && left > 0
  return (
    <ActionBar>
      <div className={styles.actions}>
        <Button kind="soft" size="lg" block href={useGoodsHref(bargain)}>
          {texts.atPrice}
        </Button>
        <Button
          kind="primary"
          size="lg"
          block
          busy={isBusy}
          disabled={!mine && !mayBegin}
          onClick={open}
        >
          {mine
            ? mine.status === 1
              ? texts.goOn
              : texts.toRoom
            : mayBegin
              ? texts.begin
              : state === 'WAIT'
                ? texts.wait
                : state === 'RUN'
                  ? texts.gone
                  : texts.over}
        </Button>
      </div>
    </ActionBar>
  )
}
