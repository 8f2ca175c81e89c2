import type { Bargain } from '@mallard/contract/activities/bargain/bargain.fields'
import { href } from '@mallard/contract/paths'
import { ActionBar } from '@mallard/ui/action-bar'
import { Button } from '@mallard/ui/button'
import { CellList } from '@mallard/ui/card'
import { Cell } from '@mallard/ui/cell'
import { Price } from '@mallard/ui/price'
import { Tag } from '@mallard/ui/tag'
import { useQueryClient } from '@tanstack/react-query'
import { ActivityClock } from '#entities/activity/activity-clock.tsx'
import { ActivityOffer } from '#entities/activity/activity-offer.tsx'
import { ActivityShare } from '#entities/activity/activity-share.tsx'
import shared from '#entities/activity/activity.module.css'
import { useApi } from '#platform/api.ts'
import { usePage } from '#platform/navigator/index.ts'
import { PageBar, RowBones } from '#platform/page-bar.tsx'
import { defineScreen } from '#platform/screen.ts'
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

  Skeleton: () => <RowBones bar={<Bar />} count={4} label={bargainTexts().loading} />,

  Screen: ({ data: { shown } }) => (
    <>
      <Bar bargain={shown.bargain} />
      {/* Another activity is another page, although it has the same screen. */}
      <Shown key={shown.bargain.bargainId} {...shown} />
    </>
  ),
})

function Bar({ bargain }: { bargain?: Bargain }) {
  const { partnerId, storeId } = usePage().scope
  const { title, share } = bargainTexts()
  return (
    <PageBar
      title={title}
      right={
        bargain && (
          <ActivityShare
            label={share}
            itemId={bargain.itemId}
            price={bargain.floorPrice}
            struckPrice={bargain.struckPrice}
            path={href('bargainList', { partnerId, storeId, bargainId: bargain.bargainId })}
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
      <div className={shared.body}>
        <Offer bargain={bargain} serverTime={serverTime} />
        <Rules bargain={bargain} />
        <CellList>
          <Cell title={texts.about} href={useGoodsHref(bargain)} />
        </CellList>
        {others.length > 0 && (
          <section className={shared.panel}>
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
  const { title, productAttr, pic, floorPrice, struckPrice, left, helpers } = bargain
  const tags = (
    <>
      {productAttr && <Tag tone="neutral">{productAttr}</Tag>}
      <Tag>{texts.friends(helpers)}</Tag>
      <Tag tone={left > 0 ? 'warn' : 'neutral'}>{left > 0 ? texts.left(left) : texts.gone}</Tag>
    </>
  )
  return (
    <ActivityOffer pic={pic} alt={title} title={title} tags={tags}>
      <div className={shared.row}>
        <span className={shared.prices}>
          <span className={shared.label}>{texts.floor}</span>
          <Price amount={floorPrice} original={struckPrice} size="xl" />
        </span>
        <ActivityClock
          activity={bargain}
          serverTime={serverTime}
          texts={texts}
          onEnd={() => void client.invalidateQueries({ queryKey: api.bargain.list.key })}
        />
      </div>
    </ActivityOffer>
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
