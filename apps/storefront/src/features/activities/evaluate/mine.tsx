import type { TesterStep } from '@mallard/contract/activities/evaluate/evaluate.codes'
import type { Evaluate, EvaluateMine } from '@mallard/contract/activities/evaluate/evaluate.fields'
import { useLocale } from '@mallard/ui/locale'
import shared from '#entities/activity/activity.module.css'
import { momentText } from '#platform/moment-text.ts'
import styles from './evaluate.module.css'
import { evaluateTexts } from './evaluate.texts.ts'

/** What became of one's own application, in words. */
export function Mine({ my, trial }: { my: EvaluateMine; trial: Evaluate }) {
  const texts = evaluateTexts()
  const locale = useLocale()
  // The last minute of its day, not the first of the next one.
  const due = my.reportDue === null ? '' : momentText(my.reportDue - 1, locale)
  const words: Readonly<Record<TesterStep, readonly [title: string, note: string]>> = {
    applied: [texts.isApplied, texts.isAppliedNote],
    declined: [texts.isDeclined, texts.isDeclinedNote],
    withdrawn: [texts.isWithdrawn, texts.isWithdrawnNote],
    excused: [texts.isExcused, texts.isExcusedNote],
    coming: [texts.isComing, texts.isComingNote(trial.reportDays)],
    due: [texts.isDue, texts.isDueNote(due)],
    late: [texts.isLate, texts.isLateNote],
    reported: [texts.isReported, texts.isReportedNote],
  }
  const [title, note] = words[my.step]
  return (
    <section className={styles.mine} aria-label={texts.my}>
      <h2>{title}</h2>
      <p className={shared.quiet}>{note}</p>
      {my.reason !== '' && <p className={styles.reason}>{my.reason}</p>}
    </section>
  )
}
