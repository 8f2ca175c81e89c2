import type { ReplyOf } from '@mallard/contract/api'
import type { Calls } from '@mallard/contract/calls'
import { href } from '@mallard/contract/paths'
import type { LedgerRow } from '@mallard/contract/pricing/points/points.calls'
import { yuan } from '@mallard/kernel/money'
import { Card, CellList } from '@mallard/ui/card'
import { Cell } from '@mallard/ui/cell'
import { CalendarIcon, CrownIcon, GiftIcon, StarIcon } from '@mallard/ui/icons'
import { useLocale } from '@mallard/ui/locale'
import { NavBar } from '@mallard/ui/nav-bar'
import { Notice } from '@mallard/ui/notice'
import { SkeletonRows } from '@mallard/ui/skeleton'
import { useApi, type Api } from '#platform/api.ts'
import { Link, useNavigate, usePage } from '#platform/navigator/index.ts'
import { defineScreen } from '#platform/screen.ts'
import { dayText } from '#platform/moment-text.ts'
import { usePages } from '#platform/use-pages.ts'
import { Ledger } from './ledger.tsx'
import styles from './points.module.css'
import { pointsTexts } from './points.texts.ts'

const pageQuery = (api: Api, pageNum: number) => api.points.list.query({ pageNum, pageSize: 20 })

export default defineScreen('integralCenter', {
  queries: ({ api }) => ({ points: pageQuery(api, 1) }),
  head: () => ({ noIndex: true }),
  Skeleton: () => (
    <>
      <NavBar title={pointsTexts().title} onBack={useNavigate().back} />
      <SkeletonRows count={5} label={pointsTexts().loading} />
    </>
  ),
  Screen: ({ data: { points } }) => <PointsPage points={points} />,
})

function PointsPage({ points }: { points: ReplyOf<Calls['points']['list']> }) {
  const texts = pointsTexts()
  const locale = useLocale()
  const api = useApi()
  const navigate = useNavigate()
  const { partnerId, storeId } = usePage().scope
  const pages = usePages<LedgerRow>(points, (pageNum) => pageQuery(api, pageNum))
  const { balance, worth, expiring, debt, rateBp, highestRateBp } = points
  const { spendPercent, expiryText } = points
  return (
    <>
      <NavBar title={texts.title} onBack={navigate.back} />
      <div className={styles.page}>
        <section className={styles.head}>
          <p className={styles.small}>{texts.balance}</p>
          <p className={`tnum ${styles.big}`}>{balance}</p>
          {worth > 0 && <p className={`tnum ${styles.small}`}>{texts.worth(yuan(worth))}</p>}
          {expiring && (
            <p className={`tnum ${styles.small}`}>
              {texts.expiring(expiring.points, dayText(expiring.at - 1, locale))}
            </p>
          )}
        </section>
        {debt > 0 && <Notice tone="warn">{texts.debt(debt)}</Notice>}
        <CellList>
          <Cell
            icon={<CalendarIcon />}
            title={texts.toSignIn}
            note={texts.toSignInNote}
            href={href('signIn', { partnerId, storeId })}
          />
          <Cell
            icon={<GiftIcon />}
            title={texts.toStore}
            note={texts.toStoreNote}
            href={href('pointsStore', { partnerId, storeId })}
          />
          <Cell
            icon={<StarIcon />}
            title={texts.toWays}
            href={href('pointsList', { partnerId, storeId })}
          />
          <Cell icon={<CrownIcon />} title={texts.toGrowth} href={href('integralGrowth', {})} />
        </CellList>
        <Card title={texts.how}>
          <div className={styles.how}>
            <p>{rateBp > 0 ? texts.howEarn(rateBp / 10_000) : texts.howGrow}</p>
            {highestRateBp > rateBp && <p>{texts.howEarnMore(highestRateBp / 10_000)}</p>}
            {spendPercent ? <p>{texts.howUse(spendPercent)}</p> : null}
            <p>{texts.howEnd(expiryText)}</p>
            <Link
              className={styles.rules}
              to={href('legalAgreement', { partnerId, storeId, code: 'points' })}
            >
              {texts.rules}
            </Link>
          </div>
        </Card>
        <Ledger title={texts.ledger} pages={pages} />
      </div>
    </>
  )
}
