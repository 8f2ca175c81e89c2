import { classNames } from '../class-names.ts'
import styles from './progress.module.css'

export interface ProgressProps {
  /** 0 to 1. */
  value: number
  /** Spoken name. */
  label: string
  className?: string | undefined
}

export function Progress({ value, label, className }: ProgressProps) {
  const percent = Math.round(Math.max(0, Math.min(1, value)) * 100)
  return (
    <div
      className={classNames(styles.track, className)}
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <div className={styles.bar} style={{ width: `${percent}%` }} />
    </div>
  )
}
