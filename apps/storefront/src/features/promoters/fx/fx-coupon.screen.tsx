import type { Coupon } from '@mallard/contract/pricing/coupon/coupon.fields'
import { href } from '@mallard/contract/paths'
import { Button } from '@mallard/ui/button'
import { Notice } from '@mallard/ui/notice'
import { DrawList } from '#entities/coupon/draw-list.tsx'
import { defineScreen } from '#platform/screen.ts'
import styles from './fx.module.css'
import { fxTexts } from './fx.texts.ts'
import { Bar, Bones } from './parts.tsx'

export default defineScreen('fxCoupon', {
  queries: ({ api, params }) => ({
    coupon: api.coupon.fenXiao.query({ grantUuid: params.grant_uuid }),
  }),
  head: (
    { scope: { partnerId, storeId }, params: { sponsorId, grant_uuid }, locale },
    { coupon },
  ) => ({
    title: coupon.name,
    description: fxTexts.of(locale).couponDescription,
    canonical: href('fxCoupon', { partnerId, storeId, sponsorId, grant_uuid }),
    // Every promoter has such a page of the same coupon; without one there is none.
    original: href('homeScoped', { partnerId, storeId }),
  }),
  Skeleton: () => <Bones title={fxTexts().couponTitle} label={fxTexts().couponLoading} />,
  Screen: ({ data: { coupon }, scope: { partnerId, storeId } }) => (
    <>
      <Bar title={fxTexts().couponTitle} />
      <Offer coupon={coupon} home={href('homeScoped', { partnerId, storeId })} />
    </>
  ),
})

function Offer({ coupon, home }: { coupon: Coupon; home: string }) {
  const texts = fxTexts()
  return (
    <div className={styles.page}>
      <Notice>{texts.couponDescription}</Notice>
      <DrawList coupons={[coupon]} />
      <Button size="lg" block href={home}>
        {texts.toShop}
      </Button>
    </div>
  )
}
