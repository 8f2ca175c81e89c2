import { classNames } from '../class-names.ts'
import { useTexts } from '../locale/index.ts'
import styles from './countdown.module.css'
import { useCountdown, type CountdownOptions } from './use-countdown.ts'

export interface CountdownProps extends CountdownOptions {
  /** `blocks` for a promotion, `text` inside a sentence. */
  kind?: 'blocks' | 'text'
  /** Words before it. */
  label?: string | undefined
  className?: string | undefined
}

const two = (value: number) => String(value).padStart(2, '0')

export function Countdown({ kind = 'text', label, className, ...options }: CountdownProps) {
  const texts = useTexts()
  const time = useCountdown(options)
  if (time.ended)
    return (
      <span key="ended" className={classNames(styles.countdown, className)}>
        {texts.ended}
      </span>
    )
  return (
    <span
      key="running"
      className={classNames(styles.countdown, styles[kind], className)}
      role="timer"
    >
      {label}
      <span className="sr-only">{texts.timeLeft(time.days, time.hours, time.minutes)}</span>
      <span className={styles.digits} aria-hidden="true" translate="no">
        {time.days > 0 && (
          <>
            <b>{time.days}</b>
            <i translate="yes">{texts.days}</i>
          </>
        )}
        <b>{two(time.hours)}</b>
        <i>:</i>
        <b>{two(time.minutes)}</b>
        <i>:</i>
        <b>{two(time.seconds)}</b>
      </span>
    </span>
  )
}
