import type { UseDay } from '@mallard/contract/devices/smart/smart.fields'
import { useLocale } from '@mallard/ui/locale'
import { dateText } from '#platform/moment-text.ts'
import styles from './smart.module.css'
import { smartTexts } from './smart.texts.ts'

/** Minutes of each day as bars; who cannot see them hears each. */
export function DaysChart({ use }: { use: readonly UseDay[] }) {
  const texts = smartTexts()
  const locale = useLocale()
  const max = Math.max(1, ...use.map(({ minutes }) => minutes))
  const short = (day: string) => dateText(day.slice(5), locale)
  const [first, last] = [use[0], use.at(-1)]
  if (!first || !last || use.every(({ minutes }) => minutes === 0))
    return <p className={styles.soft}>{texts.noUse}</p>
  return (
    <>
      <ul className={styles.chart}>
        {use.map(({ day, minutes }) => (
          <li key={day} aria-label={texts.useDay(short(day), minutes)}>
            {minutes > 0 && <span className={styles.minutes}>{minutes}</span>}
            <span className={styles.column} style={{ height: `${(56 * minutes) / max}%` }} />
          </li>
        ))}
      </ul>
      <p className={styles.days} aria-hidden="true">
        <span>{short(first.day)}</span>
        <span>{short(last.day)}</span>
      </p>
    </>
  )
}
