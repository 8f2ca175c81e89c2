import type { PointsWay } from '@mallard/contract/activities/points-shop/points-shop.fields'
import { href } from '@mallard/contract/paths'
import { ActionBar } from '@mallard/ui/action-bar'
import { Button } from '@mallard/ui/button'
import { Card } from '@mallard/ui/card'
import { Empty } from '@mallard/ui/empty'
import { Tag } from '@mallard/ui/tag'
import { usePage } from '#platform/navigator/index.ts'
import { PageBar, RowBones } from '#platform/page-bar.tsx'
import { defineScreen } from '#platform/screen.ts'
import { goText, Ways } from './points-list.screen.tsx'
import { pointsShopTexts } from './points-shop.texts.ts'
import styles from './points-shop.module.css'
import { wayIcons } from './way-icons.tsx'

/** One way to come by points or to spend them: `?id=` names it. */
export default defineScreen('points', {
  query: ['id'],
  queries: ({ api }) => ({ known: api.points.activities.query() }),
  head: ({ locale, query, scope: { partnerId, storeId } }, { known }) => {
    const way = known.ways.find(({ id }) => id === query.id)
    const texts = pointsShopTexts.of(locale)
    return way
      ? {
          title: way.title,
          description: way.rules[0] ?? way.note,
          canonical: href('points', { partnerId, storeId }, { id: way.id }),
        }
      : { title: texts.listTitle, noIndex: true }
  },
  Skeleton: () => (
    <RowBones
      bar={<PageBar title={pointsShopTexts().listTitle} />}
      count={4}
      label={pointsShopTexts().loading}
    />
  ),
  Screen: ({ data: { known }, query }) => (
    <>
      <PageBar title={pointsShopTexts().listTitle} />
      <One ways={known.ways} id={query.id} />
    </>
  ),
})

function One({ ways, id }: { ways: readonly PointsWay[]; id: string | undefined }) {
  const texts = pointsShopTexts()
  const { partnerId, storeId } = usePage().scope
  const way = ways.find((each) => each.id === id)
  if (!way)
    return (
      <Empty
        title={texts.goneWay}
        note={texts.goneWayNote}
        action={
          <Button kind="primary" href={href('pointsList', { partnerId, storeId })}>
            {texts.toAll}
          </Button>
        }
      />
    )
  const Icon = wayIcons[way.id]
  return (
    <>
      <div className={styles.page}>
        <section className={styles.wayHead}>
          <span className={styles.sign} data-large>
            <Icon size={30} />
          </span>
          <h1 className={styles.wayTitle}>{way.title}</h1>
          <Tag>{way.note}</Tag>
        </section>
        <Card title={texts.how}>
          <ul className={styles.notes}>
            {way.rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </Card>
        <Ways title={texts.other} ways={ways.filter((each) => each.id !== way.id)} />
      </div>
      <ActionBar>
        <Button kind="primary" size="lg" block href={way.path} disabled={way.isDone === true}>
          {way.isDone ? texts.done : goText(way, texts)}
        </Button>
      </ActionBar>
    </>
  )
}
