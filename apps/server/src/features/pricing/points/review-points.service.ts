import { about } from '@mallard/contract/people/notices/notice-events'
import { href } from '@mallard/contract/paths'
import type { Scope } from '@mallard/kernel'
import { sql } from 'kysely'
import { memberStatus } from '#features/people/identity/index.ts'
import { notify } from '#features/people/notices/index.ts'
import { reviewPointsOf, setReviewPoints } from '#features/shop/store/index.ts'
import type { Db } from '#platform/db/database.ts'
import { lit } from '#platform/db/lit.ts'
import { creditPoints } from './entries.service.ts'
import { lockHolding, writePoints, type PointsOwner } from './points.repo.ts'

/** A buyer's own words about a line of an order. */
interface Rewarded {
  readonly scope: Scope
  readonly memberId: number
  readonly orderItemId: number
  readonly reviewId: number
  readonly title: string
  readonly titleEn: string
  readonly isShown: boolean
  /** Every unit of the line was given back. */
  readonly isReturned: boolean
  readonly at: Date
}

interface Standing {
  /** Points given for it and not taken back. */
  readonly given: number
  /** Rows of the ledger about it. */
  readonly rows: number
  readonly isClosed: boolean
}

async function standingOf(
  trx: Db,
  { partnerId, memberId }: PointsOwner,
  orderItemId: number,
): Promise<Standing> {
  const { rows } = await sql<Standing>`
    select coalesce(sum(l.delta - l.owed), 0)::bigint as given, count(l.id)::int as rows,
      m.status = ${lit(memberStatus.cancelled)} as "isClosed"
    from member m left join points_ledger l on l.member_id = m.id
      and l.biz_type in ('review', 'reviewBack', 'reviewReturned') and l.biz_id like ${`${orderItemId}:%`}
    where m.partner_id = ${partnerId} and m.id = ${memberId} group by m.status`.execute(trx)
  return rows[0] ?? { given: 0, rows: 0, isClosed: true }
}

/**
 * Brings the points for a review in step with whether it is shown: given once for a line of an
 * order, taken back while it is hidden and once its goods were given back. What was spent already
 * is owed. The points given now, negative when taken; in the caller's transaction.
 */
async function settlePoints(
  trx: Db,
  owner: PointsOwner,
  review: Pick<Rewarded, 'orderItemId' | 'isShown' | 'isReturned' | 'at'>,
): Promise<number> {
  const holding = await lockHolding(trx, owner)
  const { given, rows, isClosed } = await standingOf(trx, owner, review.orderItemId)
  const { at, isReturned } = review
  const isDue = review.isShown && !isReturned
  if (!holding || isClosed || isDue === given > 0) return 0
  const bizId = `${review.orderItemId}:${rows + 1}`
  if (!isDue) {
    const taken = Math.min(holding.points, given)
    await writePoints(trx, owner, {
      delta: -taken,
      owed: given - taken,
      bizType: isReturned ? 'reviewReturned' : 'reviewBack',
      bizId,
      at,
    })
    return -given
  }
  const points = await reviewPointsOf(trx, owner.partnerId)
  if (points === 0) return 0
  await creditPoints(trx, owner, { points, bizType: 'review', bizId, at })
  return points
}

/** Gives or takes the points, and tells the writer when they come, once. */
async function settle(trx: Db, review: Rewarded): Promise<void> {
  const { scope, memberId, reviewId, title, titleEn, at } = review
  const given = await settlePoints(trx, { partnerId: scope.partnerId, memberId }, review)
  if (given <= 0) return
  await notify(trx, [
    {
      scope,
      memberId,
      topic: `review points ${reviewId}`,
      about: about('points.review', {
        goods: [[...title].slice(0, 24).join(''), [...(titleEn || title)].slice(0, 40).join('')],
        points: String(given),
      }),
      link: href('integralCenter', {}),
      at,
    },
  ])
}

/** What reviews earn. */
export const reviewRewards = { rewardOf: reviewPointsOf, setReward: setReviewPoints, settle }
