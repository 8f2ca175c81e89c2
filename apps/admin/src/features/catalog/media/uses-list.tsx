import { useQuery } from '@tanstack/react-query'
import { Skeleton } from 'antd'
import { mediaTexts } from '#platform/media/media.texts.ts'
import { addressOf } from '#platform/places.ts'
import { Link } from '#platform/router.tsx'
import { useSession } from '#platform/session.ts'
import styles from './media.module.css'

const shown = 8

/** What shows a picture; goods lead to their page. */
export function UsesList({ id }: { id: number }) {
  const texts = mediaTexts.use()
  const { api, scope } = useSession()
  const { data } = useQuery({ ...api.mediaAdmin.uses.query({ id }), staleTime: 0 })
  if (!data) return <Skeleton.Input active size="small" />
  if (data.total === 0) return <>{texts.notUsed}</>
  return (
    <ul className={styles.usesList}>
      {data.uses.slice(0, shown).map((use) => (
        <li key={`${use.kind} ${use.id}`}>
          <span className="soft">{texts[use.kind]}</span>{' '}
          {use.kind === 'goods' ? (
            <Link to={addressOf(scope, 'goods', use.id)}>{use.title}</Link>
          ) : (
            <span>{use.title}</span>
          )}
        </li>
      ))}
      {data.total > shown && <li className="soft">{texts.moreUses(data.total)}</li>}
    </ul>
  )
}
