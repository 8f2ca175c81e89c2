import type { GoodsDetail } from '@mallard/contract/catalog/catalog/catalog.fields'
import { href } from '@mallard/contract/paths'
import { Tabs } from '@mallard/ui/tabs'
import { useNavigate, usePage } from '#platform/navigator/index.ts'
import styles from './goods-comments.module.css'
import { reviewTexts } from './goods-comments.texts.ts'
import { filters, type Filter } from './review-filter.ts'

type Summary = GoodsDetail['commentSummary']

/** How many reviews a filter leaves: 4 and 5 stars are good, 3 is fair. */
export function countOf(
  filter: Filter,
  { total, withPics, stars: [one = 0, two = 0, three = 0, four = 0, five = 0] }: Summary,
): number {
  return { all: total, good: four + five, middle: three, bad: one + two, pics: withPics }[filter]
}

export function ReviewFilters({
  itemId,
  filter,
  summary,
}: {
  itemId: string
  filter: string
  summary: Summary
}) {
  const texts = reviewTexts()
  const navigate = useNavigate()
  const { partnerId, storeId } = usePage().scope
  const items = [
    ...filters.map((key) => ({ key, label: `${texts[key]} ${countOf(key, summary)}` })),
    ...summary.tags.map(({ code, text, count }) => ({ key: code, label: `${text} ${count}` })),
  ]
  const show = (key: string) =>
    navigate(
      href(
        'goodsComments',
        { partnerId, storeId, itemId },
        { filter: key === 'all' ? undefined : key },
      ),
      { replace: true },
    )
  return (
    <Tabs
      kind="pill"
      sticky
      label={texts.filters}
      items={items}
      value={filter}
      onChange={show}
      className={styles.filters}
    />
  )
}
