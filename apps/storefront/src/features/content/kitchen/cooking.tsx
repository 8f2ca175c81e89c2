import type { Recipe } from '@mallard/contract/content/kitchen/kitchen.fields'
import { timerText } from '@mallard/contract/content/kitchen/kitchen.codes'
import { ActionBar } from '@mallard/ui/action-bar'
import { Button } from '@mallard/ui/button'
import { NavBar } from '@mallard/ui/nav-bar'
import { Picture } from '@mallard/ui/picture'
import { Progress } from '@mallard/ui/progress'
import styles from './kitchen.module.css'
import { kitchenTexts } from './kitchen.texts.ts'
import { RunningTimers } from './running-timers.tsx'
import { useAwake } from './use-awake.ts'
import type { Timer, Timers } from './use-timers.ts'

/** One step a screen, with its timer, while the screen stays awake. */
export function Cooking({
  recipe,
  timers,
  place,
  onPlace,
  onClose,
}: {
  recipe: Recipe
  timers: Timers
  place: number
  onPlace: (place: number) => void
  onClose: () => void
}) {
  const texts = kitchenTexts()
  const { title, steps } = recipe
  useAwake()
  const step = steps[place]
  if (!step) return null
  const timer = timers.at(place)
  const isLast = place === steps.length - 1
  return (
    <>
      <NavBar title={title} onBack={onClose} />
      <div className={styles.cooking}>
        <Progress
          value={(place + 1) / steps.length}
          label={texts.stepOf(place + 1, steps.length)}
        />
        <p className={styles.small} role="status">
          {texts.stepOf(place + 1, steps.length)}
        </p>
        <RunningTimers timers={timers} shown={place} onStep={onPlace} />
        {step.pic && (
          <Picture
            src={step.pic.url}
            alt=""
            ratio={4 / 3}
            sizes="(min-width: 540px) 500px, 92vw"
            tint={step.pic.color}
            radius="l"
          />
        )}
        <p className={styles.now}>{step.text}</p>
        {timer && <Clock timer={timer} />}
      </div>
      <ActionBar>
        <Button size="lg" block disabled={place === 0} onClick={() => onPlace(place - 1)}>
          {texts.before}
        </Button>
        <Button
          kind="primary"
          size="lg"
          block
          onClick={() => (isLast ? onClose() : onPlace(place + 1))}
        >
          {isLast ? texts.finish : texts.next}
        </Button>
      </ActionBar>
    </>
  )
}

function Clock({ timer }: { timer: Timer }) {
  const texts = kitchenTexts()
  const { left, isRunning, start, pause, reset } = timer
  return (
    <div className={styles.clock}>
      <p className={styles.left} role="timer" aria-label={texts.timer}>
        {timerText(left)}
      </p>
      {left === 0 && (
        <p className={styles.done} role="alert">
          {texts.timeUp}
        </p>
      )}
      <div className={styles.clockActs}>
        {left > 0 && (
          <Button kind="soft" onClick={isRunning ? pause : start}>
            {isRunning ? texts.pause : texts.start}
          </Button>
        )}
        <Button onClick={reset}>{texts.reset}</Button>
      </div>
    </div>
  )
}
