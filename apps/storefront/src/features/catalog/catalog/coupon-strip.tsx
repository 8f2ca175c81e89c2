import type { GoodsDetail } from '@mallard/contract/catalog/catalog/catalog.fields'
import type { Coupon } from '@mallard/contract/pricing/coupon/coupon.fields'
import { useLocale } from '@mallard/ui/locale'
import { useQueryClient } from '@tanstack/react-query'
import { useApi } from '#platform/api.ts'
import { useNavigate, usePage } from '#platform/navigator/index.ts'
import styles from './goods-price.module.css'
import { goodsPageTexts } from './goods.texts.ts'

export interface CouponStripProps {
  chips: GoodsDetail['coupons']
  /** As this shopper has them; undefined while that is not known. */
  coupons: readonly Coupon[] | undefined
}

/** Coupons for the goods, each drawn where it stands. */
export function CouponStrip({ chips, coupons }: CouponStripProps) {
  const texts = goodsPageTexts()
  const api = useApi()
  const client = useQueryClient()
  const navigate = useNavigate()
  const locale = useLocale()
  const { scope } = usePage()
  if (chips.length === 0) return null

  async function draw(grantUuid: string) {
    const { drawCoupon } = await import('#entities/coupon/draw.ts')
    await drawCoupon({ api, client, navigate, scope }, grantUuid, locale)
  }

  return (
    <ul className={styles.chips} aria-label={texts.coupons}>
      {chips.map(({ grantUuid, text }) => {
        const own = coupons?.find((coupon) => coupon.grantUuid === grantUuid)
        const isOpen = !own || (!own.drawn && own.left)
        const word = isOpen ? texts.draw : own.drawn ? texts.drawn : texts.gone
        return (
          <li key={grantUuid}>
            <button
              type="button"
              className={styles.chip}
              disabled={!isOpen}
              onClick={() => void draw(grantUuid)}
            >
              <span>{text}</span>
              <b>{word}</b>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
