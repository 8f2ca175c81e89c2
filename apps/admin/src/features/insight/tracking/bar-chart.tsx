import type { VisitCount } from '@mallard/contract/insight/tracking/tracking-admin.calls'
import { count } from '#platform/show.ts'
import { marksOf, namedPlaces } from './chart-scale.ts'
import styles from './visits.module.css'
import { visitsTexts } from './visits.texts.ts'

/** Names below the bars: four are told apart on a phone as well. */
const mostNames = 4

interface BarChartProps {
  label: string
  counts: readonly VisitCount[]
  nameOf: (key: string) => string
}

/** A bar for each count, as high as its visits, with a scale beside it and names below. */
export function BarChart({ label, counts, nameOf }: BarChartProps) {
  const texts = visitsTexts.use()
  const marks = marksOf(Math.max(0, ...counts.map(({ visits }) => visits)))
  const top = marks.at(-1) ?? 1
  const step = 100 / Math.max(counts.length, 1)
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.unit}>{texts.visits}</figcaption>
      <div className={styles.marks} aria-hidden="true">
        {[...marks].reverse().map((mark) => (
          <span key={mark}>{count(mark)}</span>
        ))}
      </div>
      <svg
        className={styles.bars}
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
      >
        {marks.map((mark) => (
          <line
            key={mark}
            x1="0"
            x2="100"
            y1={100 - (mark / top) * 100}
            y2={100 - (mark / top) * 100}
          />
        ))}
        {counts.map(({ key, visits, views }, place) => {
          const tall = visits === 0 ? 0 : Math.max((visits / top) * 100, 1)
          return (
            <rect
              key={key}
              x={place * step + step * 0.15}
              y={100 - tall}
              width={step * 0.7}
              height={tall}
            >
              <title>{texts.bar(nameOf(key), visits, views)}</title>
            </rect>
          )
        })}
      </svg>
      <div className={styles.names} aria-hidden="true">
        {namedPlaces(counts.length, mostNames).map((place) => (
          <span key={place} style={{ left: `${(place + 0.5) * step}%` }}>
            {nameOf(counts[place]?.key ?? '')}
          </span>
        ))}
      </div>
    </figure>
  )
}
