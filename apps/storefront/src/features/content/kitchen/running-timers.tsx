import { timerText } from '@mallard/contract/content/kitchen/kitchen.codes'
import { Button } from '@mallard/ui/button'
import styles from './kitchen.module.css'
import { kitchenTexts } from './kitchen.texts.ts'
import type { Timers } from './use-timers.ts'

/** The timers of the steps that are not looked at: what is left, and whose time is up. */
export function RunningTimers({
  timers,
  shown,
  onStep,
}: {
  timers: Timers
  /** The step that is looked at, with its own clock. */
  shown?: number
  onStep: (place: number) => void
}) {
  const texts = kitchenTexts()
  const others = timers.started.filter((place) => place !== shown)
  if (others.length === 0) return null
  return (
    <ul className={styles.timers} aria-label={texts.timers}>
      {others.map((place) => {
        const { left = 0, reset } = timers.at(place) ?? {}
        return (
          <li key={place} className={styles.timerLine}>
            {left > 0 ? (
              <span className={styles.timerLeft}>
                {texts.step(place + 1)} <span role="timer">{timerText(left)}</span>
              </span>
            ) : (
              <span className={styles.done} role="alert">
                {texts.stepUp(place + 1)}
              </span>
            )}
            <Button size="sm" kind="soft" onClick={() => onStep(place)}>
              {texts.toStep(place + 1)}
            </Button>
            {left === 0 && (
              <Button size="sm" onClick={reset}>
                {texts.heard}
              </Button>
            )}
          </li>
        )
      })}
    </ul>
  )
}
