import type {
  Batch,
  BatchOrder,
  BatchPage,
} from '@mallard/contract/activities/group-buy/group-buy.fields'
import { href } from '@mallard/contract/paths'
import { yuan } from '@mallard/kernel/money'
import { ActionBar } from '@mallard/ui/action-bar'
import { Button } from '@mallard/ui/button'
import { Countdown } from '@mallard/ui/countdown'
import { ListRow } from '@mallard/ui/list-row'
import { Picture } from '@mallard/ui/picture'
import { Price } from '@mallard/ui/price'
import { Tag } from '@mallard/ui/tag'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ActivityShare } from '#entities/activity/activity-share.tsx'
import shared from '#entities/activity/activity.module.css'
import { useServerClock } from '#entities/activity/use-server-clock.ts'
import { useApi } from '#platform/api.ts'
import { usePage } from '#platform/navigator/index.ts'
import { PageBar, RowBones } from '#platform/page-bar.tsx'
import { defineScreen } from '#platform/screen.ts'
import { BatchButtons, BatchTag } from './batch-parts.tsx'
import { groupTexts } from './group-buy.texts.ts'
import { goalText, shortYuan, standingText } from './group-rules.ts'
import { GroupPeople, GroupStanding } from './group-standing.tsx'
import { useBatch } from './use-batch.ts'
import styles from './group-buy.module.css'

/** Milliseconds between two looks at a group that forms. */
const interval = 5000

/** One group purchase: its orders for who bought it; for everybody the group, and the way in. */
export default defineScreen('groupBuyOrderDetail', {
  queries: ({ api, params: { batchId } }) => ({ shown: api.groupBuy.batch.query({ batchId }) }),
  head: (
    { scope: { partnerId, storeId }, params: { batchId }, locale },
    { shown: { activity, goods } },
  ) => {
    const texts = groupTexts.of(locale)
    return {
      title: texts.card(goods.title, shortYuan(goods.price)),
      description: texts.cardNote(standingText(activity, texts)),
      image: goods.pic,
      // Who joins comes by the link.
      canonical: href('groupBuyOrderDetail', { partnerId, storeId, batchId }),
      noIndex: 'shared',
    }
  },
  Skeleton: () => (
    <RowBones bar={<PageBar title={groupTexts().title} />} count={4} label={groupTexts().loading} />
  ),
  Screen: ({ data: { shown }, params: { batchId } }) => (
    <Shown key={batchId} batchId={batchId} drawn={shown} />
  ),
})

function Shown({ batchId, drawn }: { batchId: string; drawn: BatchPage }) {
  const texts = groupTexts()
  const api = useApi()
  const client = useQueryClient()
  const { partnerId, storeId } = usePage().scope
  const sheet = useState(false)
  const { data: page = drawn } = useQuery({
    ...api.groupBuy.batch.query({ batchId }),
    refetchInterval: ({ state }) =>
      state.data?.activity.result === 'forming' && state.data.activity.state === 'RUN'
        ? interval
        : false,
  })
  const refresh = () => void client.invalidateQueries({ queryKey: api.groupBuy.batch.key })
  const { batch, activity, goods, persons, serverTime } = page
  return (
    <>
      <PageBar
        title={batch ? texts.mine : texts.title}
        right={
          <ActivityShare
            label={texts.share}
            itemId={goods.itemId}
            price={goods.price}
            struckPrice={goods.struckPrice}
            path={href('groupBuyOrderDetail', { partnerId, storeId, batchId })}
            sheet={sheet}
          />
        }
      />
      <div className={shared.body}>
        <section className={shared.panel}>
          <div className={shared.row}>
            <h1 className={shared.title}>{activity.name}</h1>
            {batch ? <BatchTag batch={batch} /> : <Tag>{goalText(activity, texts)}</Tag>}
          </div>
          {batch && <BatchNote batch={batch} serverTime={serverTime} refresh={refresh} />}
          <GroupStanding activity={activity} serverTime={serverTime} refresh={refresh} />
        </section>
        <GroupPeople activity={activity} persons={persons} />
        {batch ? <Orders batch={batch} /> : <Goods page={page} />}
      </div>
      <Foot page={page} onShare={() => sheet[1](true)} />
    </>
  )
}

/** What comes next, and how long there is to pay. */
function BatchNote({
  batch: { status, orders },
  serverTime,
  refresh,
}: {
  batch: Batch
  serverTime: number
  refresh: () => void
}) {
  const texts = groupTexts()
  const { now, offset } = useServerClock(serverTime)
  const closesAt = orders[0]?.autoCloseAt ?? null
  return (
    <div className={shared.row}>
      <span className={shared.quiet}>{texts[`note${status}`]}</span>
      {closesAt !== null && (
        <span className={shared.quiet}>
          <Countdown
            label={texts.payIn}
            until={closesAt}
            renderedAt={now}
            offset={offset}
            onEnd={refresh}
          />
        </span>
      )}
    </div>
  )
}

function Orders({ batch: { orders, payAmount } }: { batch: Batch }) {
  const texts = groupTexts()
  return (
    <section className={shared.panel}>
      <h2>{texts.orders}</h2>
      <div className={styles.orders}>
        {orders.map((order) => (
          <OrderRows key={order.orderSn} order={order} />
        ))}
      </div>
      <div className={shared.row}>
        <span className={shared.label}>{texts.total}</span>
        <Price amount={payAmount} size="lg" tone="ink" cents="always" />
      </div>
    </section>
  )
}

function OrderRows({ order: { orderSn, items, payAmount, freightAmount } }: { order: BatchOrder }) {
  const texts = groupTexts()
  const { partnerId, storeId } = usePage().scope
  return (
    <div className={styles.order}>
      <div className={styles.lines}>
        {items.map(({ itemId, title, pic, productAttr, quantity, price }) => (
          <ListRow
            key={`${itemId} ${productAttr}`}
            picture={<Picture src={pic.url} alt="" sizes="72px" tint={pic.color} radius="m" />}
            title={title}
            note={productAttr}
            href={href('orderDetail', { partnerId, storeId, orderId: orderSn })}
            foot={
              <>
                <Price amount={price} /> <span className={styles.note}>× {quantity}</span>
              </>
            }
          />
        ))}
      </div>
      <div className={shared.row}>
        <span className={styles.note}>
          {freightAmount > 0 ? texts.freight(yuan(freightAmount)) : texts.noFreight}
        </span>
        <span>
          <span className={styles.note}>{texts.total}</span>{' '}
          <Price amount={payAmount} tone="ink" cents="always" />
        </span>
      </div>
    </div>
  )
}

/** What there is to buy, for who was invited. */
function Goods({ page: { activity, goods } }: { page: BatchPage }) {
  const texts = groupTexts()
  const { partnerId, storeId } = usePage().scope
  return (
    <section className={shared.panel}>
      <div className={styles.goods}>
        <ListRow
          picture={
            <Picture src={goods.pic.url} alt="" sizes="88px" tint={goods.pic.color} radius="m" />
          }
          title={goods.title}
          note={goods.productAttr}
          tags={<Tag>{goalText(activity, texts)}</Tag>}
          href={href('groupBuy', { partnerId, storeId, urlCode: activity.urlCode })}
          foot={<Price amount={goods.price} original={goods.struckPrice} size="lg" />}
        />
      </div>
    </section>
  )
}

function Foot({ page: { batch, activity }, onShare }: { page: BatchPage; onShare: () => void }) {
  const texts = groupTexts()
  const { partnerId, storeId } = usePage().scope
  const runner = useBatch(onShare)
  if (batch?.actions.length)
    return (
      <ActionBar>
        <BatchButtons batch={batch} runner={runner} size="lg" />
      </ActionBar>
    )
  if (batch || activity.state !== 'RUN') return null
  return (
    <ActionBar>
      <Button
        kind="primary"
        size="lg"
        block
        href={href('groupBuy', { partnerId, storeId, urlCode: activity.urlCode })}
      >
        {texts.toActivity}
      </Button>
    </ActionBar>
  )
}
