import { useQuery } from '@tanstack/react-query'
import { Panel } from '#platform/parts/panel.tsx'
import { addressOf } from '#platform/places.ts'
import { Link } from '#platform/router.tsx'
import { useSession } from '#platform/session.ts'
import { dateTime } from '#platform/show.ts'
import { floorTexts } from '#platform/floor.texts.ts'

/** Who is a shopping guide or a supervisor of this store; nothing where nobody is. */
export function FloorPeople() {
  const texts = floorTexts.use()
  const { api, scope } = useSession()
  const { data: people } = useQuery(api.floorAdmin.list.query())
  if (!people?.length) return null
  return (
    <Panel title={texts.people}>
      <p className="soft">{texts.peopleHint}</p>
      <ul>
        {people.map(({ memberId, nickname, phoneMasked, role, since }) => (
          <li key={memberId}>
            <Link to={addressOf(scope, 'members', memberId)}>{nickname}</Link>{' '}
            <span className="soft small">
              {phoneMasked} · {texts[role]} · {texts.since(dateTime(since))}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
