import type { SeckillQuota } from '@mallard/contract/activities/seckill/seckill.fields'
import { seckillTexts } from '#entities/seckill/seckill.texts.ts'
import styles from './seckill.module.css'

/** The share that is taken; keeps its place while it is not known. */
export function TakenBar({ quota }: { quota: SeckillQuota | undefined }) {
  const texts = seckillTexts()
  const percent = quota?.percent ?? 0
  const words =
    quota && quota.left > 0 && quota.left <= 5 ? texts.left(quota.left) : texts.taken(percent)
  return (
    <span className={styles.bar} data-unknown={quota === undefined || undefined}>
      <span
        className={styles.track}
        role="progressbar"
        aria-label={texts.taken(percent)}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <span className={styles.fill} style={{ transform: `scaleX(${percent / 100})` }} />
      </span>
      <span className={styles.barWords}>{words}</span>
    </span>
  )
}
