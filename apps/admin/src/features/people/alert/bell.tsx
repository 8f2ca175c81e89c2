import { Icon } from '#platform/parts/icons.tsx'
import { addressOf } from '#platform/places.ts'
import { Link } from '#platform/router.tsx'
import { useSession } from '#platform/session.ts'
import { alertTexts } from './alert.texts.ts'
import styles from './bell.module.css'
import { unreadText, useUnread } from './use-unread.ts'

/** Leads to the inbox, and says how much of it is unread. */
export function Bell() {
  const texts = alertTexts.use()
  const { scope } = useSession()
  const unread = useUnread()
  const count = unreadText(unread)
  const label = texts.bell(count)
  return (
    <Link to={addressOf(scope, 'alerts')} className={styles.bell} aria-label={label} title={label}>
      <Icon name="bell" size={20} />
      {unread > 0 && (
        <span className={styles.count} aria-hidden="true">
          {count}
        </span>
      )}
    </Link>
  )
}
