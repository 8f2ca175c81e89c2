import type { Gift } from '@mallard/contract/activities/gift/gift.fields'
import { yuan } from '@mallard/kernel/money'
import { GiftIcon } from '@mallard/ui/icons'
import { Picture } from '@mallard/ui/picture'
import { CouponCard } from '#entities/coupon/coupon-card.tsx'
import { giftTexts } from './gift.texts.ts'
import styles from './gift.module.css'

/** What the gift is: the picture of goods, a coupon, or points. */
export function GiftFace({ gift }: { gift: Gift }) {
  const texts = giftTexts()
  const { pic, coupon, title, productAttr, salePrice, name, kind } = gift
  return (
    <>
      {pic && (
        <span className={styles.face}>
          <Picture
            src={pic.url}
            alt=""
            sizes="(min-width: 540px) 436px, 76vw"
            tint={pic.color}
            eager
            priority="high"
            radius="l"
          />
          <span className={styles.ribbon}>{texts.free}</span>
        </span>
      )}
      {kind === 'points' && (
        <span className={styles.coin}>
          <GiftIcon size={40} />
          <b className="tnum">{title}</b>
        </span>
      )}
      <div className={styles.words}>
        <p className={styles.under}>{name}</p>
        {kind !== 'points' && <h1 className={styles.title}>{title}</h1>}
        {kind === 'points' && <h1 className="sr-only">{title}</h1>}
        {productAttr && <p className={styles.under}>{productAttr}</p>}
        {salePrice > 0 && (
          <p className={`tnum ${styles.worth}`}>
            {texts.worth(yuan(salePrice).replace(/\.00$/, ''))}
          </p>
        )}
        {coupon && <CouponCard coupon={coupon} />}
      </div>
    </>
  )
}
