import { count } from '../show.ts'
import styles from './bar-chart.module.css'
import { marksOf, namedPlaces } from './chart-scale.ts'

/** Names below the bars: four are told apart on a phone as well. */
const maxNames = 4

export interface Bar {
  readonly key: string
  readonly value: number
  /** Below it, where there is room. */
  readonly name: string
  /** Said of it when one points at it. */
  readonly title: string
}

interface BarChartProps {
  label: string
  /** What is counted. */
  unit: string
  bars: readonly Bar[]
}

/** Bars with a scale beside them and names below. */
export function BarChart({ label, unit, bars }: BarChartProps) {
  const marks = marksOf(Math.max(0, ...bars.map(({ value }) => value)))
  const top = marks.at(-1) ?? 1
  const step = 100 / Math.max(bars.length, 1)
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.unit}>{unit}</figcaption>
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
        {bars.map(({ key, value, title }, place) => {
          const tall = value === 0 ? 0 : Math.max((value / top) * 100, 1)
          return (
            <rect
              key={key}
              x={place * step + step * 0.15}
              y={100 - tall}
              width={step * 0.7}
              height={tall}
            >
              <title>{title}</title>
            </rect>
          )
        })}
      </svg>
      <div className={styles.names} aria-hidden="true">
        {namedPlaces(bars.length, maxNames).map((place) => (
          <span key={place} style={{ left: `${(place + 0.5) * step}%` }}>
            {bars[place]?.name}
          </span>
        ))}
      </div>
    </figure>
  )
}
