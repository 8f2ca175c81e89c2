import { prizeType, type PrizeType } from '@mallard/contract/activities/lottery/lottery.codes'
import type { PictureRef } from '@mallard/contract/fields'
import { CouponIcon, GiftIcon, SunIcon } from '@mallard/ui/icons'
import { Picture } from '@mallard/ui/picture'
import styles from './lottery.module.css'

interface PrizeIconProps {
  type: PrizeType
  pic: PictureRef | null
  size?: 'sm' | 'lg'
}

/** A prize as a small picture: the goods themselves, or what stands for its kind. */
export function PrizeIcon({ type, pic, size = 'sm' }: PrizeIconProps) {
  const look = `${styles.icon} ${size === 'lg' ? styles.large : ''}`
  if (pic)
    return (
      <span className={look}>
        <Picture src={pic.url} alt="" tint={pic.color} sizes="64px" className={styles.pic} />
      </span>
    )
  const pixels = size === 'lg' ? 36 : 20
  return (
    <span className={look} data-type={type} aria-hidden>
      {type === prizeType.coupon ? (
        <CouponIcon size={pixels} />
      ) : type === prizeType.points ? (
        <CoinIcon size={pixels} />
      ) : type === prizeType.goods ? (
        <GiftIcon size={pixels} />
      ) : (
        <SunIcon size={pixels} />
      )}
    </span>
  )
}

function CoinIcon({ size }: { size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" fill="none" stroke="currentColor">
      <circle cx="12" cy="12" r="9" strokeWidth="1.6" />
      <path d="M9.5 16V8h3.2a2.4 2.4 0 0 1 0 4.8H9.5" strokeWidth="1.6" strokeLinecap="round" />
    </svg>
  )
}
