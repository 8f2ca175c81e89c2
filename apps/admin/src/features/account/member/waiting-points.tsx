import { useQuery } from '@tanstack/react-query'
import { WaitingList } from '#platform/parts/waiting-list.tsx'
import { addressOf } from '#platform/places.ts'
import { Link } from '#platform/router.tsx'
import { useSession } from '#platform/session.ts'
import { count } from '#platform/show.ts'
import { memberTexts } from './member.texts.ts'
import { usePointsChange } from './use-members.ts'

export const signed = (delta: number) => (delta > 0 ? `+${count(delta)}` : `\u2212${count(-delta)}`)

/** Changes of points that wait for another person: all of them, or those of one member. */
export function WaitingPoints({ memberId }: { memberId?: number }) {
  const texts = memberTexts.use()
  const { api, can, scope } = useSession()
  const { data = [] } = useQuery({
    ...api.pointsAdmin.waiting.query(),
    enabled: can('points.write'),
    staleTime: 0,
  })
  const { deciding } = usePointsChange()
  const isAll = memberId === undefined
  return (
    <WaitingList
      proposals={data.filter((each) => isAll || each.memberId === memberId)}
      words={{ ...texts, title: texts.waiting }}
      // Nobody else is told of them.
      mayDecide
      deciding={deciding}
      show={({ memberId: of, nickname, phoneMasked, what, delta, reason }) => ({
        what: (
          <>
            {isAll && (
              <>
                <Link to={addressOf(scope, 'members', of)}>{nickname}</Link>{' '}
                <span className="soft small">{phoneMasked}</span>{' '}
              </>
            )}
            {texts[what]} <strong>{signed(delta)}</strong> · {reason}
          </>
        ),
        ask: texts.agreeAsk(nickname, texts[what], signed(delta)),
        details: reason,
      })}
    />
  )
}
