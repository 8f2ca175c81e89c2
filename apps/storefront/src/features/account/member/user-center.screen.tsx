import { Card, CellList } from '@mallard/ui/card'
import { Cell } from '@mallard/ui/cell'
import { ServiceIcon } from '@mallard/ui/icons'
import { onFirstUse } from '@mallard/ui/first-use'
import { Skeleton, SkeletonText } from '@mallard/ui/skeleton'
import { useEffect, useState } from 'react'
import { defineScreen } from '#platform/screen.ts'
import { setNotices } from '#platform/session.ts'
import { LegalFoot } from '#entities/legal/legal-foot.tsx'
import { Recommend } from '#entities/trade/recommend.tsx'
import { Assets } from './assets.tsx'
import { LevelCard, type MemberIndex } from './level-card.tsx'
import { OrderShortcuts } from './order-shortcuts.tsx'
import { Service } from './service.tsx'
import { Shortcuts } from './shortcuts.tsx'
import { userCenterTexts } from './user-center.texts.ts'
import styles from './user-center.module.css'

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
  const [isHelping, setHelping] = useState(false)
  useEffect(() => setNotices(counts.noticeNum), [counts.noticeNum])
  return (
    <>
      <div className={styles.page}>
        <LevelCard me={me} level={level} />
        <OrderShortcuts counts={counts.orderCounts} />
        <Assets me={me} counts={counts} />
        <Shortcuts me={me} signIn={signIn} canPromote={canPromote} />
        {me.staffLevel > 0 && (
          <CellList>
            <Cell icon={<ServiceIcon />} title={texts.floor} onPress={() => setHelping(true)} />
          </CellList>
        )}
        <Service />
        <FloorSheet open={isHelping} level={me.staffLevel} onClose={() => setHelping(false)} />
      </div>
      <Recommend />
      <LegalFoot />
    </>
  )
}
