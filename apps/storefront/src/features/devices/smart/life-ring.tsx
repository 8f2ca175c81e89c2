import { lifeNoticeAt } from '@mallard/contract/devices/smart/smart.codes'
import styles from './smart.module.css'

/** Whole per cent of a mesh's life, as a ring that empties. */
export function LifeRing({ percent, label }: { percent: number; label: string }) {
  const isLow = percent <= lifeNoticeAt
  return (
    <div
      className={`${styles.ring} ${isLow ? styles.low : ''}`}
      role="meter"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <circle cx="50" cy="50" r="43" pathLength="100" />
        {percent > 0 && (
          <circle
            cx="50"
            cy="50"
            r="43"
            pathLength="100"
            className={styles.left}
            strokeDasharray={`${percent} 100`}
          />
        )}
      </svg>
      <span className={styles.percent}>
        {percent}
        <small>%</small>
      </span>
    </div>
  )
}
