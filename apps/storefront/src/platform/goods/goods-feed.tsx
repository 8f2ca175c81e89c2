import type { GoodsCard as Card } from '@mallard/contract/catalog/catalog.fields'
import { LoadMore } from '@mallard/ui/load-more'
import type { Pages } from '#platform/use-pages.ts'
import { GoodsCard } from './goods-card.tsx'
import styles from './goods-feed.module.css'

/** Two columns of goods. The first `eager` pictures are asked for at once. */
export function GoodsGrid({ goods, eager = 0 }: { goods: readonly Card[]; eager?: number }) {
  return (
    <ul className={styles.grid}>
      {once(goods).map((card, place) => (
        <li key={card.itemId}>
          <GoodsCard goods={card} eager={place < eager} />
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
export function GoodsFeed({ pages: { items, state, loadMore }, eager, doneText }: { pages: Pages<Card>; eager?: number; doneText?: string }) {
  return (
    <>
      <GoodsGrid goods={items} eager={eager} />
      <LoadMore state={state} onLoad={loadMore} doneText={doneText} />
    </>
  )
}
