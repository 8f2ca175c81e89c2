import type { GoodsCard as Card } from '@mallard/contract/catalog/catalog/catalog.fields'
import { LoadMore } from '@mallard/ui/load-more'
import type { Pages } from '#platform/use-pages.ts'
import { GoodsCard } from './goods-card.tsx'
import styles from './goods-feed.module.css'

/**
 * Two columns of goods. The first `eager` pictures are asked for at once; with `leads`, the first
 * row before all else.
 */
export function GoodsGrid({
  goods,
  eager = 0,
  leads = false,
}: {
  goods: readonly Card[]
  eager?: number
  leads?: boolean
}) {
  return (
    <ul className={styles.grid}>
      {once(goods).map((card, place) => (
        <li key={card.itemId}>
          <GoodsCard
            goods={card}
            eager={place < eager}
            priority={place < eager ? (leads && place < 2 ? 'high' : 'low') : undefined}
          />
        </li>
      ))}
    </ul>
  )
}

/** A list that changed between two of its pages may bring goods twice. */
function once(goods: readonly Card[]): Card[] {
  return [...new Map(goods.map((card) => [card.itemId, card])).values()]
}

/** A feed that grows as one scrolls. */
export function GoodsFeed({
  pages: { items, state, loadMore },
  eager,
  leads,
  doneText,
}: {
  pages: Pages<Card>
  eager?: number
  leads?: boolean
  doneText?: string
}) {
  return (
    <>
      <GoodsGrid goods={items} eager={eager} leads={leads} />
      <LoadMore state={state} onLoad={loadMore} doneText={doneText} />
    </>
  )
}
