import { classNames } from '../class-names.ts'
import { StarFilledIcon } from '../icons/index.ts'
import { useTexts } from '../locale/index.ts'
import styles from './stars.module.css'

export interface StarsProps {
  /** 0 to 5; fractions are drawn. */
  value: number
  size?: number
  className?: string | undefined
}

const five = [1, 2, 3, 4, 5]

export function Stars({ value, size = 14, className }: StarsProps) {
  const texts = useTexts()
  const row = five.map((star) => <StarFilledIcon key={star} size={size} />)
  return (
    <span
      className={classNames(styles.stars, className)}
      role="img"
      aria-label={texts.starsOf(value)}
    >
      <span className={styles.row}>{row}</span>
      <span
        className={classNames(styles.row, styles.lit)}
        style={{ width: `${Math.max(0, Math.min(5, value)) * 20}%` }}
      >
        {row}
      </span>
    </span>
  )
}
