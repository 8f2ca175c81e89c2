import type { ReplyOf } from '@mallard/contract/api'
import type { Calls } from '@mallard/contract/calls'
import type { LedgerRow } from '@mallard/contract/pricing/points/points.calls'
import { Card } from '@mallard/ui/card'
import { NavBar } from '@mallard/ui/nav-bar'
import { Progress } from '@mallard/ui/progress'
import { SkeletonRows } from '@mallard/ui/skeleton'
import { Tag } from '@mallard/ui/tag'
import { dotted } from '#platform/dotted.ts'
import { useApi, type Api } from '#platform/api.ts'
import { useNavigate } from '#platform/navigator/index.ts'
import { defineScreen } from '#platform/screen.ts'
import { usePages } from '#platform/use-pages.ts'
import { Ledger } from './ledger.tsx'
import styles from './points.module.css'
import { pointsTexts } from './points.texts.ts'

const pageQuery = (api: Api, pageNum: number) =>
  api.points.growthList.query({ pageNum, pageSize: 20 })

export default defineScreen('integralGrowth', {
  queries: ({ api }) => ({ growth: pageQuery(api, 1) }),
  head: () => ({ noIndex: true }),
  Skeleton: () => (
    <>
      <NavBar title={pointsTexts().growthTitle} onBack={useNavigate().back} />
      <SkeletonRows count={5} label={pointsTexts().loading} />
    </>
  ),
  Screen: ({ data: { growth } }) => <GrowthPage page={growth} />,
})

function GrowthPage({ page }: { page: ReplyOf<Calls['points']['growthList']> }) {
  const texts = pointsTexts()
  const api = useApi()
  const navigate = useNavigate()
  const pages = usePages<LedgerRow>(page, (pageNum) => pageQuery(api, pageNum))
  const { growth, levels } = page
  const now = levels.filter(({ isReached }) => isReached).at(-1)
  const next = levels.find(({ isReached }) => !isReached)
  return (
    <>
      <NavBar title={texts.growthTitle} onBack={navigate.back} />
      <div className={styles.page}>
        <section className={styles.head}>
          <p className={styles.small}>{now?.name ?? texts.growth}</p>
          <p className={`tnum ${styles.big}`}>{growth}</p>
          {next && <Progress label={next.name} value={growth / next.growthMin} />}
          {next && (
            <p className={`tnum ${styles.small}`}>
              {dotted([next.name, texts.from(next.growthMin)])}
            </p>
          )}
        </section>
        <Card title={texts.levels}>
          <ul>
            {levels.map((level) => (
              <li key={level.code} className={styles.level}>
                <span className={styles.what}>
                  <b className={level.isReached ? undefined : styles.off}>{level.name}</b>
                  <span className={`tnum ${styles.when}`}>
                    {dotted([
                      texts.from(level.growthMin),
                      texts.price(level.discountBp),
                      texts.rate(level.pointsRateBp),
                    ])}
                  </span>
                  {level.benefit !== '' && <span className={styles.when}>{level.benefit}</span>}
                </span>
                {level === now && <Tag>{texts.levelNow}</Tag>}
              </li>
            ))}
          </ul>
        </Card>
        <Ledger title={texts.growthLedger} pages={pages} />
      </div>
    </>
  )
}
