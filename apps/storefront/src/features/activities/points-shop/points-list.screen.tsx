import type { PointsWay } from '@mallard/contract/activities/points-shop/points-shop.fields'
import { href } from '@mallard/contract/paths'
import { Button } from '@mallard/ui/button'
import { Card } from '@mallard/ui/card'
import { Tag } from '@mallard/ui/tag'
import { Link, usePage } from '#platform/navigator/index.ts'
import { PageBar, RowBones } from '#platform/page-bar.tsx'
import { defineScreen } from '#platform/screen.ts'
import { PointsHead } from './points-head.tsx'
import { pointsShopTexts } from './points-shop.texts.ts'
import styles from './points-shop.module.css'
import { wayIcons } from './way-icons.tsx'

/** Every way to come by points and to spend them. */
export default defineScreen('pointsList', {
  queries: ({ api }) => ({ known: api.points.activities.query() }),
  head: ({ scope: { partnerId, storeId }, locale }) => {
    const texts = pointsShopTexts.of(locale)
    return {
      title: texts.listTitle,
      description: texts.description,
      canonical: href('pointsList', { partnerId, storeId }),
    }
  },
  Skeleton: () => (
    <RowBones
      bar={<PageBar title={pointsShopTexts().listTitle} />}
      count={6}
      label={pointsShopTexts().loading}
    />
  ),
  Screen: ({ data: { known } }) => {
    const texts = pointsShopTexts()
    return (
      <>
        <PageBar title={texts.listTitle} />
        <div className={styles.page}>
          <PointsHead balance={known.balance} />
          <Ways title={texts.earn} ways={known.ways.filter(({ side }) => side === 'earn')} />
          <Ways title={texts.spend} ways={known.ways.filter(({ side }) => side === 'spend')} />
        </div>
      </>
    )
  },
})

export function Ways({ title, ways }: { title: string; ways: readonly PointsWay[] }) {
  const texts = pointsShopTexts()
  const { partnerId, storeId } = usePage().scope
  if (ways.length === 0) return null
  return (
    <Card title={title}>
      <ul>
        {ways.map((way) => {
          const Icon = wayIcons[way.id]
          return (
            <li key={way.id} className={styles.way}>
              <span className={styles.sign}>
                <Icon size={22} />
              </span>
              <Link
                to={href('points', { partnerId, storeId }, { id: way.id })}
                className={styles.wayWords}
              >
                <b>{way.title}</b>
                <span className={`tnum ${styles.under}`}>{way.note}</span>
              </Link>
              {way.isDone ? (
                <Tag tone="good">{texts.done}</Tag>
              ) : (
                <Button
                  size="sm"
                  kind="soft"
                  href={way.path}
                  aria-label={`${goText(way, texts)} ${way.title}`}
                >
                  {goText(way, texts)}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </Card>
  )
}

export const goText = (
  { side }: Pick<PointsWay, 'side'>,
  texts: ReturnType<typeof pointsShopTexts>,
): string => (side === 'earn' ? texts.toDo : texts.toUse)
