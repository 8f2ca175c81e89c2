import { useQuery } from '@tanstack/react-query'
import { WaitingList } from '#platform/parts/waiting-list.tsx'
import { useSession } from '#platform/session.ts'
import { count, money } from '#platform/show.ts'
import { couponTexts } from './coupon.texts.ts'
import { useCouponActs } from './use-coupons.ts'

/** Members who get a coupon once a second person agrees. */
export function WaitingCoupons({ id }: { id: number }) {
  const texts = couponTexts.use()
  const { api, can } = useSession()
  const { data = [] } = useQuery(api.couponAdmin.waiting.query())
  const { deciding } = useCouponActs()
  return (
    <WaitingList
      proposals={data.filter(({ couponId }) => couponId === id)}
      words={{ ...texts, title: texts.issueWaiting }}
      mayDecide={can('promotion.write')}
      deciding={deciding}
      show={({ members, worth }) => ({
        what: texts.waitsFor(count(members), money(worth)),
        ask: texts.agreeAsk(count(members)),
        details: texts.waitsFor(count(members), money(worth)),
      })}
    />
  )
}
