import { useTexts } from '../locale/index.ts'
import { classNames } from '../class-names.ts'
import styles from './skeleton.module.css'

export interface SkeletonProps {
  /** px of a 375 px screen, or any CSS length. */
  width?: number | string
  height?: number | string
  /** Width / height, instead of a height. */
  ratio?: number | `var(${string})`
  round?: boolean
  className?: string | undefined
}

function length(value: number | string | undefined): string | undefined {
  return typeof value === 'number' ? `calc(var(--u) * ${value})` : value
}

export function Skeleton({ width, height, ratio, round, className }: SkeletonProps) {
  return (
    <span
      className={classNames(styles.bone, round && styles.round, className)}
      style={{ width: length(width), height: length(height), aspectRatio: ratio }}
      aria-hidden="true"
    />
  )
}

export function SkeletonText({ lines = 2 }: { lines?: number }) {
  return (
    <span className={styles.text}>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} height={14} width={line === lines - 1 ? '62%' : '100%'} />
      ))}
    </span>
  )
}

/** The bones of a two-column goods feed. */
export function SkeletonCards({ count = 4 }: { count?: number }) {
  const texts = useTexts()
  return (
    <div className={styles.cards} role="status" aria-label={texts.loading}>
      {Array.from({ length: count }, (_, card) => (
        <div key={card} className={styles.card}>
          <Skeleton ratio={1} className={styles.square} />
          <div className={styles.words}>
            <SkeletonText />
            <Skeleton width={72} height={18} />
          </div>
        </div>
      ))}
    </div>
  )
}

/** The bones of a list: a picture and its lines. `label` says to screen readers what comes. */
export function SkeletonRows({ count = 3, label }: { count?: number; label?: string }) {
  const texts = useTexts()
  return (
    <div className={styles.rows} role="status" aria-label={label ?? texts.loading}>
      {Array.from({ length: count }, (_, row) => (
        <div key={row} className={styles.row}>
          <Skeleton width={88} ratio={1} />
          <div className={styles.words}>
            <SkeletonText />
            <Skeleton width={72} height={18} />
          </div>
        </div>
      ))}
    </div>
  )
}
