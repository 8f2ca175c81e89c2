import type { ActivityState } from '@mallard/contract/activities/activity/activity.codes'
import { Countdown } from '@mallard/ui/countdown'
import styles from './activity.module.css'
import { useServerClock } from './use-server-clock.ts'

interface ActivityClockProps {
  activity: { state: ActivityState; startAt: number; endAt: number }
  serverTime: number
  texts: { beginsIn: string; endsIn: string; closed: string; over: string }
  /** Looks again, as at its begin and its end. */
  onEnd: () => void
}

/** How long an activity lasts, or how long until it begins, by the server's clock. */
export function ActivityClock({
  activity: { state, startAt, endAt },
  serverTime,
  texts,
  onEnd,
}: ActivityClockProps) {
  const { now, offset } = useServerClock(serverTime)
  const isWaiting = state === 'WAIT'
  if (state !== 'RUN' && !isWaiting)
    return <span className={styles.quiet}>{state === 'CLOSED' ? texts.closed : texts.over}</span>
  return (
    <Countdown
      key={state}
      kind="blocks"
      label={isWaiting ? texts.beginsIn : texts.endsIn}
      until={isWaiting ? startAt : endAt}
      renderedAt={now}
      offset={offset}
      onEnd={onEnd}
    />
  )
}
