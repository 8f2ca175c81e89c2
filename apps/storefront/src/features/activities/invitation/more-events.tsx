import { useQuery } from '@tanstack/react-query'
import { EventCards } from '#entities/event/event-cards.tsx'
import { useApi } from '#platform/api.ts'
import styles from './invitation.module.css'
import { invitationTexts } from './invitation.texts.ts'

/** Other events of the store that are to come; nothing where there are none. */
export function MoreEvents({ but }: { but: number }) {
  const { data } = useQuery(useApi().invitation.list.query({}))
  const others = data?.list.filter(({ id, standing }) => id !== but && standing !== 'over') ?? []
  if (others.length === 0) return null
  return (
    <section className={styles.others}>
      <h2 className={styles.panelTitle}>{invitationTexts().more}</h2>
      <EventCards events={others} />
    </section>
  )
}
