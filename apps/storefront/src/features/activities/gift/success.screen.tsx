import type { GiftClaim } from '@mallard/contract/activities/gift/gift.fields'
import { href } from '@mallard/contract/paths'
import { Burst } from '@mallard/ui/burst'
import { Button } from '@mallard/ui/button'
import { Empty } from '@mallard/ui/empty'
import { CheckIcon } from '@mallard/ui/icons'
import { homeHref } from '#platform/login.ts'
import { usePage } from '#platform/navigator/index.ts'
import { PageBar, RowBones } from '#platform/page-bar.tsx'
import { defineScreen } from '#platform/screen.ts'
import { giftTexts } from './gift.texts.ts'
import styles from './gift.module.css'

/** What one got, and where it is. */
export default defineScreen('giftSuccess', {
  queries: ({ api }) => ({ arrival: api.gift.newArrival.query() }),
  head: () => ({ noIndex: true }),
  Skeleton: () => (
    <RowBones bar={<PageBar title={giftTexts().title} />} count={4} label={giftTexts().loading} />
  ),
  Screen: ({ data: { arrival } }) => (
    <>
      <PageBar title={giftTexts().title} />
      {arrival.claim ? (
        <Claimed claim={arrival.claim} />
      ) : (
        <NothingHere hadOne={arrival.standing === 'claimed'} />
      )}
    </>
  ),
})

/** Nobody claimed here; who had the gift with another account is not sent for it again. */
export function NothingHere({ hadOne }: { hadOne: boolean }) {
  const texts = giftTexts()
  const { scope } = usePage()
  const { partnerId, storeId } = scope
  return (
    <Empty
      title={hadOne ? texts.hadOne : texts.notClaimed}
      note={hadOne ? texts.hadOneNote : undefined}
      action={
        <Button
          kind="primary"
          href={hadOne ? homeHref(scope) : href('giftNewArrival', { partnerId, storeId })}
        >
          {hadOne ? texts.home : texts.toGift}
        </Button>
      }
    />
  )
}

export function Claimed({ claim }: { claim: GiftClaim }) {
  const texts = giftTexts()
  const { scope } = usePage()
  // What was got in another store of the brand is found there.
  const { kind, title, points, orderSn, storeId } = claim
  const { partnerId } = scope
  const ways = {
    goods: {
      note: texts.successGoods,
      text: texts.toOrder,
      to:
        orderSn === null
          ? href('orderList', { partnerId, storeId, active: 0 })
          : href('orderDetail', { partnerId, storeId, orderId: orderSn }),
    },
    coupon: {
      note: texts.successCoupon,
      text: texts.toCoupons,
      to: href('couponList', { partnerId, storeId }),
    },
    points: {
      note: texts.successPoints(points),
      text: texts.toPoints,
      to: href('integralCenter', {}),
    },
  }
  const { note, text, to } = ways[kind]
  return (
    <div className={styles.page}>
      <section className={styles.done} role="status">
        <span className={styles.tick}>
          <Burst />
          <CheckIcon size={36} />
        </span>
        <h1 className={styles.title}>{texts.successTitle}</h1>
        <p className={styles.worth}>{title}</p>
        <p className={styles.under}>{note}</p>
        <div className={styles.acts}>
          <Button size="lg" block href={homeHref(scope)}>
            {texts.home}
          </Button>
          <Button kind="primary" size="lg" block href={to}>
            {text}
          </Button>
        </div>
      </section>
    </div>
  )
}
