import type { Block } from '@mallard/contract/content/cms/cms.fields'
import { GoodsCard } from '#entities/goods/goods-card.tsx'
import { GoodsGrid } from '#entities/goods/goods-feed.tsx'
import { BlockHeading } from './block-heading.tsx'
import styles from './content-blocks.module.css'

type GoodsBlock = Extract<Block, { kind: 'row' | 'grid' }> & { isEarly: boolean }

/** Goods side by side, to be pushed sideways. */
export function RowBlock({ title, subTitle, link, goods, isEarly }: GoodsBlock) {
  if (goods.length === 0) return null
  return (
    <section className={styles.panel}>
      <BlockHeading title={title} subTitle={subTitle} link={link} />
      <ul className={styles.row}>
        {goods.map((card, place) => (
          <li key={card.itemId}>
            <GoodsCard goods={card} look="slip" eager={isEarly && place < 3} priority="low" />
          </li>
        ))}
      </ul>
    </section>
  )
}

export function GridBlock({ title, subTitle, link, goods, isEarly }: GoodsBlock) {
  if (goods.length === 0) return null
  return (
    <section>
      <BlockHeading title={title} subTitle={subTitle} link={link} />
      <GoodsGrid goods={goods} eager={isEarly ? 2 : 0} />
    </section>
  )
}
