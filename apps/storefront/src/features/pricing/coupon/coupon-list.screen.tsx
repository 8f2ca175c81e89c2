import type { Coupon, CouponCounts } from '@mallard/contract/pricing/coupon/coupon.fields'
import { couponStatus } from '@mallard/contract/pricing/coupon/coupon.codes'
import { href } from '@mallard/contract/paths'
import { Button } from '@mallard/ui/button'
import { Empty } from '@mallard/ui/empty'
import { NavBar } from '@mallard/ui/nav-bar'
import { SkeletonRows } from '@mallard/ui/skeleton'
import { Tabs } from '@mallard/ui/tabs'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '#platform/api.ts'
import { CouponCard, CouponCards } from '#entities/coupon/coupon-card.tsx'
import { DrawList } from '#entities/coupon/draw-list.tsx'
import { useNavigate, usePage } from '#platform/navigator/index.ts'
import { defineScreen } from '#platform/screen.ts'
import styles from './coupon-list.module.css'
import { couponListTexts } from './coupon-list.texts.ts'
import { ScanButton } from './scan-button.tsx'
import { useGifts } from './use-gifts.ts'

type Tab = 0 | 2 | 3
const tabs: readonly Tab[] = [0, 2, 3]

export default defineScreen('couponList', {
  query: ['scan'],
  queries: ({ api }) => ({ mine: api.member.couponNewlist.query({ status: 0 }) }),
  head: () => ({ noIndex: true }),
  Skeleton: () => (
    <>
      <NavBar title={couponListTexts().title} onBack={useNavigate().back} />
      <SkeletonRows count={4} label={couponListTexts().loading} />
    </>
  ),
  Screen: ({ data: { mine }, query }) => <CouponPage mine={mine} scan={query.scan} />,
})

function CouponPage({
  mine,
  scan,
}: {
  mine: { list: readonly Coupon[]; counts: CouponCounts }
  scan: string | undefined
}) {
  const texts = couponListTexts()
  const navigate = useNavigate()
  const api = useApi()
  const [tab, setTab] = useState<Tab>(0)
  // The first list came with the page; its query tells when.
  const { data: other, dataUpdatedAt: listedAt } = useQuery({
    ...api.member.couponNewlist.query({ status: tab }),
    enabled: tab !== 0,
  })
  const { data: live, dataUpdatedAt: liveAt } = useQuery(api.coupon.listLive.query({}))
  useGifts(scan)
  const list = tab === 0 ? mine.list : other?.list
  const { unused, used, expired } = (tab === 0 ? mine : (other ?? mine)).counts
  const words = { 0: texts.unused, 2: texts.used, 3: texts.expired }
  const counts = { 0: unused, 2: used, 3: expired }
  const open = live?.filter(({ drawn, left }) => !drawn && left) ?? []
  return (
    <>
      <NavBar title={texts.title} onBack={navigate.back} right={<ScanButton />}>
        <Tabs
          label={texts.kinds}
          fill
          items={tabs.map((key) => ({
            key: String(key),
            label: counts[key] > 0 ? `${words[key]} ${counts[key]}` : words[key],
          }))}
          value={String(tab)}
          onChange={(key) => setTab(Number(key) as Tab)}
        />
      </NavBar>
      <div className={styles.page}>
        {list === undefined && <SkeletonRows count={3} />}
        {list?.length === 0 && <Empty art="coupon" title={texts.empty} note={texts.emptyNote} />}
        {list && list.length > 0 && (
          <CouponCards>
            {list.map((coupon) => (
              <li key={coupon.couponHistoryId}>
                <CouponCard
                  coupon={coupon}
                  now={listedAt}
                  isDim={tab !== 0}
                  side={<Side coupon={coupon} />}
                />
              </li>
            ))}
          </CouponCards>
        )}
        {tab === 0 && open.length > 0 && (
          <>
            <h2 className={styles.more}>{texts.more}</h2>
            <DrawList coupons={open} now={liveAt} />
          </>
        )}
      </div>
    </>
  )
}

function Side({ coupon: { grantUuid, couponHistoryId, status, name } }: { coupon: Coupon }) {
  const texts = couponListTexts()
  const { partnerId, storeId } = usePage().scope
  if (status === couponStatus.locked) return <span className={styles.state}>{texts.locked}</span>
  if (status === couponStatus.used) return <span className={styles.state}>{texts.used}</span>
  if (status === couponStatus.voided) return <span className={styles.state}>{texts.voided}</span>
  if (status !== couponStatus.unused) return <span className={styles.state}>{texts.expired}</span>
  return (
    <Button
      size="sm"
      kind="soft"
      aria-label={`${texts.use} ${name}`}
      href={href('buyIns', {
        partnerId,
        storeId,
        grantUuid,
        couponHistoryId: couponHistoryId ?? 0,
      })}
    >
      {texts.use}
    </Button>
  )
}
