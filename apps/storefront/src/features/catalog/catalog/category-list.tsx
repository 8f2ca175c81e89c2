import type {
  CategoryNode,
  GoodsCard as Card,
} from '@mallard/contract/catalog/catalog/catalog.fields'
import { glide } from '@mallard/ui/motion'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { GoodsCard } from '#entities/goods/goods-card.tsx'
import { CategorySection } from './category-section.tsx'
import styles from './goodslist.module.css'
import { goodslistTexts } from './goodslist.texts.ts'
import { useScrollSpy } from './use-scroll-spy.ts'

export interface CategoryListProps {
  categories: readonly CategoryNode[]
  /** What stands above all categories. */
  popular: readonly Card[]
  /** The category that a link asked for: a top one or one below it. */
  wanted: number | undefined
}

const popularKey = 'popular'

function idOf(key: string): string {
  return `category-${key}`
}

/**
 * A rail of categories and one long list: following the list moves the rail, pressing the rail
 * moves the list.
 */
export function CategoryList({ categories, popular, wanted }: CategoryListProps) {
  const texts = goodslistTexts()
  const keys = [popularKey, ...categories.map(({ id }) => String(id))]
  const rail = useRef<HTMLElement>(null)
  const { current, goTo } = useScrollSpy(keys, idOf)
  const wantedTop = categories.find(
    ({ id, children }) => id === wanted || children.some((child) => child.id === wanted),
  )?.id

  const arrivedAt = useRef<number>(undefined)

  // Before the first paint, so that one arrives where the link said. A kept page that wakes runs
  // this again, and stays where one was.
  useLayoutEffect(() => {
    if (arrivedAt.current === wantedTop) return
    arrivedAt.current = wantedTop
    if (wantedTop !== undefined) goTo(String(wantedTop), 'instant')
  }, [wantedTop, goTo])

  useEffect(() => {
    const box = rail.current
    const item = box?.querySelector<HTMLElement>('[aria-current="true"]')
    if (box && item)
      box.scrollTo?.({
        top: item.offsetTop - (box.clientHeight - item.clientHeight) / 2,
        behavior: glide(),
      })
  }, [current])

  return (
    <div className={styles.columns}>
      <nav ref={rail} className={styles.rail} aria-label={texts.rail}>
        <ul>
          {keys.map((key, place) => (
            <li key={key}>
              <a
                href={`#${idOf(key)}`}
                className={styles.railItem}
                aria-current={key === current ? 'true' : undefined}
                onClick={(event) => {
                  event.preventDefault()
                  goTo(key, 'smooth')
                }}
              >
                {place === 0 ? texts.popular : categories[place - 1]?.name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.list}>
        <section id={idOf(popularKey)} className={styles.section} aria-labelledby="popular-title">
          <div className={styles.head}>
            <h2 id="popular-title">{texts.popular}</h2>
            <span className={styles.note}>{texts.popularNote}</span>
          </div>
          <ul className={styles.goods}>
            {popular.map((card, place) => (
              <li key={card.itemId}>
                <GoodsCard
                  goods={card}
                  look="line"
                  eager={place < 5}
                  priority={place < 2 ? 'high' : undefined}
                />
              </li>
            ))}
          </ul>
        </section>
        {categories.map((category) => (
          <CategorySection key={category.id} id={idOf(String(category.id))} category={category} />
        ))}
      </div>
    </div>
  )
}
