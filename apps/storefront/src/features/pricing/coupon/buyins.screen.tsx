import { href } from '@mallard/contract/paths'
import { Button } from '@mallard/ui/button'
import { Empty } from '@mallard/ui/empty'
import { NavBar } from '@mallard/ui/nav-bar'
import { SkeletonCards } from '@mallard/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, usePage } from '#platform/navigator/index.ts'
import type { Api } from '#platform/api.ts'
import { CouponCard } from '#entities/coupon/coupon-card.tsx'
import { DrawList } from '#entities/coupon/draw-list.tsx'
import { GoodsFeed } from '#entities/goods/goods-feed.tsx'
import { defineScreen } from '#platform/screen.ts'
import { usePages } from '#platform/use-pages.ts'
import { useApi } from '#platform/api.ts'
import type { Coupon } from '@mallard/contract/pricing/coupon/coupon.fields'
import type { GoodsCard } from '@mallard/contract/catalog/catalog/catalog.fields'
import styles from './coupon-list.module.css'
import { couponListTexts } from './coupon-list.texts.ts'

const goodsQuery = (api: Api, grantUuid: string, pageNum: number) =>
  api.catalog.productList.query({ grantUuid, pageNum, sort: 'sales' })

export default defineScreen('buyIns', {
  queries: ({ api, params: { grantUuid } }) => ({
    coupon: api.coupon.fenXiao.query({ grantUuid }),
    goods: goodsQuery(api, grantUuid, 1),
  }),
  head: () => ({ noIndex: true }),
  Skeleton: () => (
    <>
      <NavBar title={couponListTexts().goods} onBack={useNavigate().back} />
      <SkeletonCards count={4} />
    </>
  ),
  Screen: ({ data: { coupon, goods }, params: { couponHistoryId } }) => (
    <BuyIns coupon={coupon} first={goods} heldId={Number(couponHistoryId)} />
  ),
})

/** Goods that a coupon holds for; one that is not drawn yet can be drawn here. */
function BuyIns({
  coupon,
  first,
  heldId,
}: {
  coupon: Coupon
  first: { list: readonly GoodsCard[]; hasNext: boolean }
  heldId: number
}) {
  const texts = couponListTexts()
  const api = useApi()
  const navigate = useNavigate()
  const { partnerId, storeId } = usePage().scope
  const isHeld = heldId > 0
  const { data: mine } = useQuery({
    ...api.member.couponNewlist.query({ status: 0 }),
    enabled: isHeld,
  })
  // What is held has days of its own, that of the offer begin with the drawing.
  const held = mine?.list.find(({ couponHistoryId }) => couponHistoryId === heldId) ?? {
    ...coupon,
    validDays: null,
  }
  const pages = usePages<GoodsCard>(first, (pageNum) => goodsQuery(api, coupon.grantUuid, pageNum))
  return (
    <>
      <NavBar title={texts.goods} onBack={navigate.back} />
      <div className={styles.buyins}>
        {isHeld || coupon.drawn ? (
          <CouponCard coupon={isHeld ? held : coupon} />
        ) : (
          <DrawList coupons={[coupon]} />
        )}
        {pages.items.length > 0 && <p className={styles.note}>{texts.goodsNote}</p>}
      </div>
      {pages.items.length === 0 ? (
        <Empty
          title={texts.noGoods}
          note={texts.noGoodsNote}
          action={
            <Button kind="primary" href={href('goodslist', { partnerId, storeId })}>
              {texts.look}
            </Button>
          }
        />
      ) : (
        <div className={styles.feed}>
          <GoodsFeed pages={pages} eager={4} doneText={texts.done} />
        </div>
      )}
    </>
  )
}
