import { Skeleton, SkeletonCards } from '@mallard/ui/skeleton'
import { homeTexts } from './home.texts.ts'
import styles from './home.module.css'

export function HomeSkeleton() {
  return (
    <div className={styles.bones} role="status" aria-label={homeTexts().loading}>
      <Skeleton ratio="var(--hero-ratio, 1.5)" className={styles.heroBone} />
      <div className={styles.dotBones}>
        {Array.from({ length: 8 }, (_, dot) => (
          <span key={dot}>
            <Skeleton width={54} height={54} round />
            <Skeleton width={40} height={12} />
          </span>
        ))}
      </div>
      <SkeletonCards count={2} />
    </div>
  )
}
