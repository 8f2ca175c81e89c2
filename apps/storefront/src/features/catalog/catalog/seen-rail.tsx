import { href } from '@mallard/contract/paths'
import { Picture } from '@mallard/ui/picture'
import { useState } from 'react'
import { seenGoods } from '#entities/goods/seen-goods.ts'
import { Link, usePage } from '#platform/navigator/index.ts'
import { laterTexts } from './goods-later.texts.ts'
import styles from './seen-rail.module.css'

const maxShown = 12

/** Other goods of this store that were looked at on this phone, the last one first. */
export function SeenRail({ itemId }: { itemId: number }) {
  const texts = laterTexts()
  const { partnerId, storeId } = usePage().scope
  const [seen] = useState(() =>
    seenGoods({ partnerId, storeId })
      .filter((each) => each.itemId !== itemId)
      .slice(0, maxShown),
  )
  if (seen.length === 0) return null
  return (
    <section className={styles.panel}>
      <h3>{texts.seen}</h3>
      <ul className={styles.rail}>
        {seen.map((each) => (
          <li key={each.itemId}>
            <Link to={href('goods', { itemId: each.itemId, partnerId, storeId })}>
              <Picture
                src={each.pic.url}
                alt=""
                ratio={1}
                sizes="104px"
                tint={each.pic.color}
                radius="m"
              />
              <span>{each.title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
