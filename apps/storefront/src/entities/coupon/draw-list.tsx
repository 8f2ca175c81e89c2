import type { Coupon } from '@mallard/contract/pricing/coupon/coupon.fields'
import { Button } from '@mallard/ui/button'
import { CouponCard, CouponCards } from './coupon-card.tsx'
import { couponTexts } from './coupon.texts.ts'
import { useDraw } from './use-draw.ts'

/** Coupons that can be drawn, each with its button. */
export function DrawList({
  coupons,
  now,
  onSheet = false,
}: {
  coupons: readonly Coupon[]
  now?: number | undefined
  onSheet?: boolean
}) {
  const texts = couponTexts()
  const { busy, draw, drawAll } = useDraw()
  const open = coupons.filter(({ drawn, left }) => !drawn && left)
  return (
    <>
      <CouponCards onSheet={onSheet}>
        {coupons.map((coupon) => {
          const word = coupon.drawn ? texts.drawn : coupon.left ? texts.draw : texts.gone
          const isOpen = !coupon.drawn && coupon.left
          return (
            <li key={coupon.grantUuid}>
              <CouponCard
                coupon={coupon}
                now={now}
                isDim={!isOpen && !coupon.drawn}
                side={
                  <Button
                    size="sm"
                    kind={isOpen ? 'primary' : 'secondary'}
                    disabled={!isOpen}
                    busy={busy === coupon.grantUuid}
                    aria-label={`${word} ${coupon.name}`}
                    onClick={() => void draw(coupon)}
                  >
                    {word}
                  </Button>
                }
              />
            </li>
          )
        })}
      </CouponCards>
      {open.length > 1 && (
        <Button
          kind="primary"
          size="lg"
          block
          busy={busy === 'all'}
          onClick={() => void drawAll(open)}
        >
          {texts.allDraw}
        </Button>
      )}
    </>
  )
}
