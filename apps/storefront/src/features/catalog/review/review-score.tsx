import type { GoodsDetail } from '@mallard/contract/catalog/catalog/catalog.fields'
import { useLocale } from '@mallard/ui/locale'
import { countText } from '#entities/goods/count-text.ts'
import styles from './goods-comments.module.css'
import { reviewTexts } from './goods-comments.texts.ts'

type Summary = GoodsDetail['commentSummary']

/** How content buyers are, and how their stars spread. */
export function ReviewScore({ summary: { total, goodRateBp, stars } }: { summary: Summary }) {
  const texts = reviewTexts()
  const locale = useLocale()
  const max = Math.max(1, ...stars)
  return (
    <section className={styles.score}>
      <div className={styles.rate}>
        <span className={styles.rateNumber}>{Math.floor(goodRateBp / 100)}%</span>
        <span>{texts.rate}</span>
        <span className={styles.rateCount}>{texts.count(countText(total, locale))}</span>
      </div>
      <ul className={styles.bars}>
        {[5, 4, 3, 2, 1].map((star) => (
          <li key={star}>
            <span aria-hidden="true">{texts.stars(star)}</span>
            <span className={styles.track} aria-hidden="true">
              <span style={{ width: `${((stars[star - 1] ?? 0) / max) * 100}%` }} />
            </span>
            <span className={styles.barCount} aria-hidden="true">
              {stars[star - 1] ?? 0}
            </span>
            <span className="sr-only">{texts.starLine(star, stars[star - 1] ?? 0)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
