import type {
  EventTile,
  InvitationCard,
} from '@mallard/contract/activities/invitation/invitation.fields'
import { href } from '@mallard/contract/paths'
import { useLocale } from '@mallard/ui/locale'
import { Picture } from '@mallard/ui/picture'
import { Link, usePage } from '#platform/navigator/index.ts'
import styles from './event-cards.module.css'
import { eventTexts } from './event.texts.ts'
import { heldText } from './held-text.ts'
import { StandingTag } from './standing-tag.tsx'

/** Events, one in a row: what, when, where, and whether there are places. */
export function EventCards({ events }: { events: readonly (EventTile | InvitationCard)[] }) {
  return (
    <ul className={styles.cards}>
      {events.map((event) => (
        <li key={event.id}>
          <EventCard event={event} />
        </li>
      ))}
    </ul>
  )
}

function EventCard({ event }: { event: EventTile | InvitationCard }) {
  const locale = useLocale()
  const { partnerId, storeId } = usePage().scope
  const { id, name, pic, isOnline, place, holdsAt, holdsUntil } = event
  return (
    <Link to={href('invitation', { partnerId, storeId, id })} className={styles.card}>
      {pic && (
        <Picture
          src={pic.url}
          alt=""
          ratio={1}
          sizes="(min-width: 540px) 120px, 24vw"
          tint={pic.color}
          className={styles.pic}
        />
      )}
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.fact}>{heldText(holdsAt, holdsUntil, locale)}</span>
        <span className={styles.fact}>{isOnline ? eventTexts().online : place}</span>
        <span className={styles.state}>
          <StandingTag event={event} mine={'myState' in event ? event.myState : undefined} />
        </span>
      </span>
    </Link>
  )
}
