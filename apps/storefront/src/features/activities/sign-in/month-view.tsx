import type { SignInContent } from '@mallard/contract/activities/sign-in/sign-in.calls'
import { Card } from '@mallard/ui/card'
import { CheckIcon, ChevronIcon } from '@mallard/ui/icons'
import { useLocale } from '@mallard/ui/locale'
import { dateText } from '#platform/moment-text.ts'
import { monthFrom, weeksOf } from './month.rules.ts'
import type { SignIn } from './use-sign-in.ts'
import styles from './sign-in.module.css'
import { signInTexts } from './sign-in.texts.ts'

/** A month of the shopper's days; a missed one that can be made up is a button. */
export function MonthView({ signIn }: { signIn: SignIn }) {
  const texts = signInTexts()
  const { content, month, showMonth } = signIn
  const { today, makeUp } = content
  const [year = 0, number = 1] = month.split('-').map(Number)
  const isNow = month === today.slice(0, 7)
  return (
    <Card
      title={texts.calendar}
      extra={
        <span className={styles.months}>
          <button
            type="button"
            aria-label={texts.before}
            className={styles.turn}
            onClick={() => showMonth(monthFrom(month, -1))}
          >
            <ChevronIcon size={18} className={styles.back} />
          </button>
          <span aria-live="polite" className="tnum">
            {texts.month(year, number)}
          </span>
          <button
            type="button"
            aria-label={texts.after}
            className={styles.turn}
            disabled={isNow}
            onClick={() => showMonth(monthFrom(month, 1))}
          >
            <ChevronIcon size={18} />
          </button>
        </span>
      }
    >
      <div className={styles.week} aria-hidden>
        {[...texts.weekdays].map((name, place) => (
          <span key={place} className={styles.weekday}>
            {name}
          </span>
        ))}
      </div>
      <ul className={styles.days}>
        {weeksOf(month)
          .flat()
          .map((day, place) =>
            day === undefined ? (
              <li key={`empty ${place}`} aria-hidden />
            ) : (
              <li key={day}>
                <DayCell day={day} content={content} onMakeUp={signIn.makeUp} />
              </li>
            ),
          )}
      </ul>
      {makeUp && isNow && (
        <p className={styles.small}>
          {makeUp.isLeft ? texts.makeUpHint(makeUp.cost) : texts.makeUpUsed}
        </p>
      )}
    </Card>
  )
}

interface DayCellProps {
  day: string
  content: SignInContent
  onMakeUp: (day: string, label: string) => void
}

function DayCell({ day, content: { today, calendar, makeUp }, onMakeUp }: DayCellProps) {
  const texts = signInTexts()
  const label = dateText(day, useLocale())
  const signed = calendar.days.find((each) => each.day === day)
  const isToday = day === today
  const nth = Number(day.slice(8))
  if (!signed && makeUp?.isLeft && day < today && day >= makeUp.from) {
    return (
      <button
        type="button"
        className={styles.day}
        data-state="missed"
        onClick={() => onMakeUp(day, label)}
      >
        {nth}
        <span className="sr-only">
          {label} {texts.missed}
        </span>
      </button>
    )
  }
  return (
    <span
      className={styles.day}
      data-state={signed ? (signed.isMadeUp ? 'madeUp' : 'signed') : undefined}
      data-today={isToday || undefined}
    >
      <span className="sr-only">
        {[
          label,
          isToday && texts.today,
          signed && (signed.isMadeUp ? texts.madeUp : texts.signedOn),
        ]
          .filter(Boolean)
          .join(' ')}
      </span>
      <span aria-hidden>{signed ? <CheckIcon size={16} /> : nth}</span>
    </span>
  )
}
