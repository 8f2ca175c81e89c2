import type { SignInContent } from '@mallard/contract/activities/sign-in/sign-in.calls'
import { Burst } from '@mallard/ui/burst'
import { Button } from '@mallard/ui/button'
import { CheckIcon } from '@mallard/ui/icons'
import { placeInWeek } from './month.rules.ts'
import type { SignIn } from './use-sign-in.ts'
import styles from './sign-in.module.css'
import { signInTexts } from './sign-in.texts.ts'

/** Days in a row, the seven rewards, and the button of today. */
export function Rewards({ signIn }: { signIn: SignIn }) {
  const texts = signInTexts()
  const { content, isBusy, cheers } = signIn
  const { streak, isSigned, balance, rewards, todayPoints } = content
  const { got, next } = placeInWeek(streak, isSigned)
  return (
    <section className={styles.head}>
      <div className={styles.line}>
        <h2 className={styles.streak}>{texts.streak(streak)}</h2>
        <span className={`tnum ${styles.balance}`}>{texts.balance(balance)}</span>
      </div>
      <ol className={styles.rewards} aria-label={texts.rewards}>
        {rewards.map((points, place) => (
          <Reward
            key={place}
            place={place}
            points={points}
            cheers={isSigned && place === got - 1 ? cheers : 0}
            state={place < got ? 'got' : place === next && !isSigned ? 'next' : 'later'}
          />
        ))}
      </ol>
      <Button
        kind="primary"
        size="lg"
        block
        busy={isBusy}
        disabled={isSigned}
        onClick={() => signIn.sign()}
      >
        {isSigned ? texts.signed : texts.sign(todayPoints)}
      </Button>
      <p className={styles.small}>{isSigned && texts.tomorrow(tomorrowOf(content))}</p>
    </section>
  )
}

const tomorrowOf = ({ rewards, streak }: SignInContent) => rewards[streak % 7] ?? 0

function Reward({
  place,
  points,
  state,
  cheers,
}: {
  place: number
  points: number
  state: 'got' | 'next' | 'later'
  /** Grows when one signs in: the coin is taken. */
  cheers: number
}) {
  const texts = signInTexts()
  const isLast = place === 6
  return (
    <li
      className={styles.reward}
      data-state={state}
      data-last={isLast || undefined}
      data-fresh={cheers > 0 || undefined}
    >
      <span className={styles.coin} aria-hidden>
        {cheers > 0 && <Burst key={cheers} />}
        {state === 'got' ? <CheckIcon size={18} /> : texts.plus(points)}
      </span>
      <span className={styles.nth}>{texts.dayOf(place + 1)}</span>
      <span className="sr-only">
        {texts.points(points)} {state === 'got' && texts.got}
      </span>
    </li>
  )
}
