import type { PointsGoods } from '@mallard/contract/activities/points-shop/points-shop.fields'
import { CrownIcon } from '@mallard/ui/icons'
import { Picture } from '@mallard/ui/picture'
import { Tag } from '@mallard/ui/tag'
import { worthOf } from '#entities/coupon/coupon-worth.ts'
import { standingOf, type OfferStanding } from './offer.rules.ts'
import { PointsPrice, shortYuan } from './points-price.tsx'
import { pointsShopTexts } from './points-shop.texts.ts'
import styles from './points-shop.module.css'

/** What can be had for points, as a card of the two columns. */
export function OfferCard({
  goods,
  balance,
  eager,
  onOpen,
}: {
  goods: PointsGoods
  balance: number | null
  eager: boolean
  onOpen: () => void
}) {
  const texts = pointsShopTexts()
  const standing = standingOf(goods, balance)
  const { title, productAttr, salePrice, minLevel, left } = goods
  return (
    <button type="button" className={styles.card} onClick={onOpen}>
      <span className={styles.frame}>
        <Face goods={goods} eager={eager} />
        {standing === 'gone' && <span className={styles.veil}>{texts.gone}</span>}
        {minLevel && (
          <span className={styles.badge}>
            <CrownIcon size={12} />
            {texts.from(minLevel.name)}
          </span>
        )}
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{title}</span>
        <span className={styles.under}>
          {goods.kind === 'goods' ? productAttr : goods.coupon?.scopeText}
        </span>
        <PointsPrice points={goods.points} cashAmount={goods.cashAmount} />
        <span className={styles.foot}>
          <span className={styles.under}>
            {standing !== 'gone' && left <= 10
              ? texts.left(left)
              : salePrice > 0
                ? texts.worth(shortYuan(salePrice))
                : ''}
          </span>
          <Standing standing={standing} />
        </span>
      </span>
    </button>
  )
}

function Standing({ standing }: { standing: OfferStanding }) {
  const texts = pointsShopTexts()
  if (standing === 'open') return <span className={styles.pill}>{texts.exchange}</span>
  const words = {
    soon: texts.soon,
    gone: texts.gone,
    taken: texts.taken,
    lowLevel: texts.lowLevel,
    short: texts.short,
  }
  return <Tag tone={standing === 'soon' ? 'warn' : 'neutral'}>{words[standing]}</Tag>
}

/** The picture of goods, or what a coupon is worth. */
export function Face({ goods: { pic, coupon }, eager }: { goods: PointsGoods; eager: boolean }) {
  if (pic)
    return (
      <Picture
        src={pic.url}
        alt=""
        sizes="(min-width: 540px) 254px, 46vw"
        tint={pic.color}
        eager={eager}
      />
    )
  return coupon && <CouponFace coupon={coupon} />
}

function CouponFace({ coupon }: { coupon: NonNullable<PointsGoods['coupon']> }) {
  const { big, under } = worthOf(coupon)
  return (
    <span className={styles.ticket}>
      <span className={`tnum ${styles.ticketBig}`}>{big}</span>
      {under.map((words) => (
        <span key={words} className={styles.ticketSmall}>
          {words}
        </span>
      ))}
    </span>
  )
}
