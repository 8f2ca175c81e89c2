import { href } from '@mallard/contract/paths'
import { Card, CellList } from '@mallard/ui/card'
import { Cell } from '@mallard/ui/cell'
import {
  BellIcon,
  CalendarIcon,
  CouponIcon,
  GiftIcon,
  HeartIcon,
  LocationIcon,
  ReceiptIcon,
  ServiceIcon,
  TagIcon,
  UsersIcon,
  WalletIcon,
} from '@mallard/ui/icons'
import { onFirstUse } from '@mallard/ui/first-use'
import { Skeleton, SkeletonText } from '@mallard/ui/skeleton'
import { Badge } from '@mallard/ui/tag'
import { useEffect, useState } from 'react'
import { usePage } from '#platform/navigator/index.ts'
import { defineScreen } from '#platform/screen.ts'
import { setNotices, useSession } from '#platform/session.ts'
import { LegalFoot } from '#entities/legal/legal-foot.tsx'
import { Recommend } from '#entities/trade/recommend.tsx'
import { LevelCard, type MemberIndex } from './level-card.tsx'
import { OrderShortcuts } from './order-shortcuts.tsx'
import { Service } from './service.tsx'
import { userCenterTexts } from './user-center.texts.ts'
import styles from './user-center.module.css'

const BargainsSheet = onFirstUse(() =>
  import('./bargains-sheet.tsx').then((module) => module.default),
)

const FloorSheet = onFirstUse(() => import('./floor-sheet.tsx').then((module) => module.default))

export default defineScreen('userCenter', {
  queries: ({ api }) => ({ member: api.member.index.query() }),
  parts: ({ api }) => ({ service: api.store.service.query() }),
  head: () => ({ noIndex: true }),
  Skeleton: () => (
    <div className={styles.page} role="status" aria-label={userCenterTexts().loading}>
      <div className={styles.level}>
        <div className={styles.who}>
          <Skeleton width={56} height={56} round />
          <Skeleton width={140} height={20} />
        </div>
        <Skeleton height={8} />
      </div>
      <Card>
        <SkeletonText lines={3} />
      </Card>
      <Card>
        <SkeletonText lines={5} />
      </Card>
    </div>
  ),
  Screen: ({ data }) => <UserCenter member={data.member} />,
})

function UserCenter({
  member: { me, level, counts, signIn, canPromote },
}: {
  member: MemberIndex
}) {
  const texts = userCenterTexts()
  const { partnerId, storeId } = usePage().scope
  const store = { partnerId, storeId }
  const notices = useSession((session) => session.notices)
  const [isBargaining, setBargaining] = useState(false)
  const [isHelping, setHelping] = useState(false)
  useEffect(() => setNotices(counts.noticeNum), [counts.noticeNum])
  return (
    <>
      <div className={styles.page}>
        <LevelCard me={me} level={level} />
        <OrderShortcuts counts={counts.orderCounts} />
        <CellList>
          <Cell
            icon={<BellIcon />}
            title={texts.messages}
            {...(notices > 0 && { value: <Badge count={notices} label={texts.unread(notices)} /> })}
            href={href('settingMessage', store)}
          />
          <Cell
            icon={<CouponIcon />}
            title={texts.coupons}
            {...(counts.couponNum > 0 && { value: texts.couponCount(counts.couponNum) })}
            href={href('couponList', store)}
          />
          <Cell
            icon={<WalletIcon />}
            title={texts.points}
            value={texts.pointsCount(me.integration)}
            href={href('integralCenter', {})}
          />
          {signIn && (
            <Cell
              icon={<CalendarIcon />}
              title={texts.signIn}
              value={signIn.isSigned ? texts.signed : texts.signInFor(signIn.points)}
              href={href('signIn', store)}
            />
          )}
          <Cell icon={<UsersIcon />} title={texts.groups} href={href('groupBuyOrderList', store)} />
          <Cell icon={<TagIcon />} title={texts.bargains} onPress={() => setBargaining(true)} />
          <Cell icon={<GiftIcon />} title={texts.prizes} href={href('lotteryWinRecord', store)} />
          {me.roles.includes('employee') && (
            <Cell icon={<TagIcon />} title={texts.innerBuy} href={href('innerBuyList', store)} />
          )}
          {me.staffLevel > 0 && (
            <Cell icon={<ServiceIcon />} title={texts.floor} onPress={() => setHelping(true)} />
          )}
          <Cell
            icon={<HeartIcon />}
            title={texts.favourites}
            {...(counts.collections > 0 && { value: texts.favouriteCount(counts.collections) })}
            href={href('collectionList', store)}
          />
          {canPromote && (
            <Cell icon={<UsersIcon />} title={texts.promoting} href={href('fxCenter', store)} />
          )}
          <Cell icon={<ReceiptIcon />} title={texts.invoices} href={href('scInvoiceList', {})} />
          <Cell
            icon={<LocationIcon />}
            title={texts.addresses}
            href={href('addressList', { ...store, sourcePage: 'user' })}
          />
        </CellList>
        <Service />
        <BargainsSheet open={isBargaining} onClose={() => setBargaining(false)} />
        <FloorSheet open={isHelping} level={me.staffLevel} onClose={() => setHelping(false)} />
      </div>
      <Recommend />
      <LegalFoot />
    </>
  )
}
