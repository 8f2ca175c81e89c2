import type {
  GroupActivity,
  GroupPerson,
} from '@mallard/contract/activities/group-buy/group-buy.fields'
import { Progress } from '@mallard/ui/progress'
import { ActivityClock } from '#entities/activity/activity-clock.tsx'
import shared from '#entities/activity/activity.module.css'
import { groupTexts } from './group-buy.texts.ts'
import { shareOf, standingText } from './group-rules.ts'
import styles from './group-buy.module.css'

interface StandingProps {
  activity: GroupActivity
  serverTime: number
  /** Looks again, as at its begin and its end. */
  refresh: () => void
}

/** How many are missing, and how long there is for it, by the server's clock. */
export function GroupStanding({ activity, serverTime, refresh }: StandingProps) {
  const texts = groupTexts()
  const { people, units, goal } = activity
  return (
    <>
      <div className={shared.row}>
        <span className={styles.strong} aria-live="polite">
          {standingText(activity, texts)}
        </span>
        <ActivityClock activity={activity} serverTime={serverTime} texts={texts} onEnd={refresh} />
      </div>
      {goal.type !== 'none' && (
        <Progress value={shareOf(activity)} label={standingText(activity, texts)} />
      )}
      <span className={shared.quiet}>{texts.soFar(people, units)}</span>
    </>
  )
}

/** Empty places that are drawn for those who are missing. */
const maxHoles = 3

/** Who is in, masked, the first to pay before the others; and places for those who are missing. */
export function GroupPeople({
  activity,
  persons,
}: {
  activity: GroupActivity
  persons: readonly GroupPerson[]
}) {
  const texts = groupTexts()
  const { goal, missing, result } = activity
  const isOpen = goal.type === 'people' && result === 'forming' && activity.state === 'RUN'
  const holes = isOpen ? Math.min(missing, maxHoles) : 0
  return (
    <section className={shared.panel}>
      <h2>{texts.whoIsIn}</h2>
      {persons.length === 0 && <p className={shared.quiet}>{texts.nobody}</p>}
      {persons.length + holes > 0 && (
        <ul className={styles.people}>
          {persons.map((person) => (
            <Person key={`${person.at} ${person.name}`} person={person} />
          ))}
          {Array.from({ length: holes }, (_, place) => (
            <li key={place} className={styles.person} aria-hidden="true">
              <span className={`${styles.face} ${styles.hole}`}>?</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Person({ person: { name, avatar, units, isFirst, isMe } }: { person: GroupPerson }) {
  const texts = groupTexts()
  const badge = isFirst ? texts.first : isMe ? texts.me : ''
  return (
    <li className={styles.person}>
      <span className={styles.face}>
        {avatar ? (
          <img src={avatar} alt="" width={44} height={44} loading="lazy" />
        ) : (
          <span aria-hidden="true">{[...name][0]}</span>
        )}
        {badge !== '' && <span className={styles.badge}>{badge}</span>}
      </span>
      <span className={styles.name}>{name}</span>
      <span className={styles.note}>{texts.units(units)}</span>
    </li>
  )
}
