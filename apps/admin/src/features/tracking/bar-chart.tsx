import type { VisitCount } from '@mallard/contract/tracking/tracking-desk.calls'
import styles from './visits.module.css'
import { visitsTexts } from './visits.texts.ts'

const height = 100

/** A bar for each count, as high as its visits. */
export function BarChart({ label, counts, nameOf }: { label: string; counts: readonly VisitCount[]; nameOf: (key: string) => string }) {
  const texts = visitsTexts.use()
  const most = Math.max(1, ...counts.map(({ visits }) => visits))
  const step = 100 / Math.max(counts.length, 1)
  const [first, last] = [counts[0], counts.at(-1)]
  return (
    <>
      <svg className={styles.chart} viewBox={`0 0 100 ${height}`} preserveAspectRatio="none" role="img" aria-label={label}>
        {counts.map(({ key, visits, views }, place) => {
          const tall = visits === 0 ? 0 : Math.max((visits / most) * height, 1.5)
          return (
            <rect key={key} x={place * step + step * 0.15} y={height - tall} width={step * 0.7} height={tall}>
              <title>{texts.bar(nameOf(key), visits, views)}</title>
            </rect>
          )
        })}
      </svg>
      <div className={styles.axis} aria-hidden="true">
        <span>{first && nameOf(first.key)}</span>
        {last && last !== first && <span>{nameOf(last.key)}</span>}
      </div>
    </>
  )
}
