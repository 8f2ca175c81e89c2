import type {
  PointsGoods,
  PointsStore,
} from '@mallard/contract/activities/points-shop/points-shop.fields'
import { href } from '@mallard/contract/paths'
import { Button } from '@mallard/ui/button'
import { ChipGroup } from '@mallard/ui/chip'
import { Empty } from '@mallard/ui/empty'
import { onFirstUse } from '@mallard/ui/first-use'
import { SkeletonCards } from '@mallard/ui/skeleton'
import { useState } from 'react'
import { ShareButton } from '#entities/share/share-button.tsx'
import { usePage } from '#platform/navigator/index.ts'
import { PageBar } from '#platform/page-bar.tsx'
import { defineScreen } from '#platform/screen.ts'
import { OfferCard } from './offer-card.tsx'
import { standingOf } from './offer.rules.ts'
import { PointsHead } from './points-head.tsx'
import { pointsShopTexts } from './points-shop.texts.ts'
import styles from './points-shop.module.css'

const ExchangeSheet = onFirstUse(() =>
  import('./exchange-sheet.tsx').then((module) => module.default),
)

/** The points shop: goods and coupons for points, or for points and some cash. */
export default defineScreen('pointsStore', {
  queries: ({ api }) => ({ store: api.points.store.query() }),
  head: ({ scope: { partnerId, storeId }, locale }, { store }) => {
    const texts = pointsShopTexts.of(locale)
    const pic = store.goods.find((goods) => goods.pic !== null)?.pic
    return {
      title: texts.storeTitle,
      description: texts.description,
      ...(pic && { image: pic }),
      canonical: href('pointsStore', { partnerId, storeId }),
    }
  },
  Skeleton: () => (
    <>
      <Bar />
      <div role="status" aria-label={pointsShopTexts().loading}>
        <SkeletonCards count={6} />
      </div>
    </>
  ),
  Screen: ({ data: { store } }) => (
    <>
      <Bar />
      <Store store={store} />
    </>
  ),
})

function Bar() {
  const texts = pointsShopTexts()
  return <PageBar title={texts.storeTitle} right={<ShareButton label={texts.share} />} />
}

type Shown = 'all' | PointsGoods['kind'] | 'affordable'

export function Store({ store }: { store: PointsStore }) {
  const texts = pointsShopTexts()
  const { partnerId, storeId } = usePage().scope
  const { balance, level, goods, serverTime } = store
  const [shown, setShown] = useState<Shown>('all')
  const [openId, setOpenId] = useState<number>()
  const [isOpen, setOpen] = useState(false)
  const listed = goods.filter(
    (each) =>
      shown === 'all' ||
      (shown === 'affordable' ? standingOf(each, balance) === 'open' : each.kind === shown),
  )
  const opened = goods.find(({ id }) => id === openId)
  const toEarn = (
    <Button kind="primary" href={href('pointsList', { partnerId, storeId })}>
      {texts.toEarn}
    </Button>
  )
  return (
    <div className={styles.page}>
      <PointsHead balance={balance} level={level?.name} />
      {goods.length === 0 ? (
        <Empty title={texts.empty} note={texts.emptyNote} action={toEarn} />
      ) : (
        <>
          <ChipGroup
            label={texts.kinds}
            hideLabel
            value={shown}
            onChange={setShown}
            options={[
              { value: 'all' as Shown, label: texts.all },
              { value: 'goods' as const, label: texts.goods },
              { value: 'coupon' as const, label: texts.coupons },
              ...(balance === null
                ? []
                : [{ value: 'affordable' as const, label: texts.affordable }]),
            ]}
          />
          {listed.length === 0 && (
            <Empty title={texts.noneShown} note={texts.noneShownNote} action={toEarn} />
          )}
          <ul className={styles.grid}>
            {listed.map((each, place) => (
              <li key={each.id}>
                <OfferCard
                  goods={each}
                  balance={balance}
                  eager={place < 4}
                  onOpen={() => {
                    setOpenId(each.id)
                    setOpen(true)
                  }}
                />
              </li>
            ))}
          </ul>
        </>
      )}
      {opened && (
        <ExchangeSheet
          key={opened.id}
          open={isOpen}
          goods={opened}
          balance={balance}
          serverTime={serverTime}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}
