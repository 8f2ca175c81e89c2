import type { CategoryNode } from '@mallard/contract/catalog/catalog/catalog.fields'
import { href } from '@mallard/contract/paths'
import { ErrorState } from '@mallard/ui/empty'
import { ChevronIcon } from '@mallard/ui/icons'
import { Picture } from '@mallard/ui/picture'
import { Skeleton, SkeletonText } from '@mallard/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '#platform/api.ts'
import { listedText } from '#entities/goods/count-text.ts'
import { GoodsCard } from '#entities/goods/goods-card.tsx'
import { Link, usePage } from '#platform/navigator/index.ts'
import { useNear } from '#platform/use-near.ts'
import styles from './goodslist.module.css'
import { goodslistTexts } from './goodslist.texts.ts'

/** Goods of a category that are shown here; the rest is behind "all". */
const shownGoods = 4

/** One category: those below it as pictures, and its first goods, asked for when one comes near. */
export function CategorySection({ id, category }: { id: string; category: CategoryNode }) {
  const texts = goodslistTexts()
  const [place, isNear] = useNear<HTMLElement>()
  const { partnerId, storeId } = usePage().scope
  const { data, isError, isFetching, refetch } = useQuery({
    ...useApi().catalog.productList.query({ categoryId: category.id, pageSize: shownGoods }),
    enabled: isNear,
  })
  const listOf = (categoryId: number) => href('search', { partnerId, storeId }, { categoryId })

  return (
    <section {...place} id={id} className={styles.section} aria-label={category.name}>
      <div className={styles.head}>
        <h2>{category.name}</h2>
        {data && data.total > 0 && (
          <Link to={listOf(category.id)} className={styles.all}>
            {texts.all} {listedText(data.total)}
            <span className="sr-only">{category.name}</span>
            <ChevronIcon size={16} />
          </Link>
        )}
      </div>
      {category.children.length > 0 && (
        <ul className={styles.children}>
          {category.children.map((child) => (
            <li key={child.id}>
              <Link to={listOf(child.id)} className={styles.child}>
                {child.pic && (
                  <Picture
                    src={child.pic.url}
                    alt=""
                    sizes="(min-width: 540px) 108px, 20vw"
                    widths={[200, 400]}
                    tint={child.pic.color}
                    radius="m"
                  />
                )}
                <span>{child.name}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {data?.total === 0 && <p className={styles.none}>{texts.none}</p>}
      {data && (
        <ul className={styles.goods}>
          {data.list.map((card) => (
            <li key={card.itemId}>
              <GoodsCard goods={card} look="line" />
            </li>
          ))}
        </ul>
      )}
      {!data && isError && <ErrorState onRetry={() => void refetch()} busy={isFetching} />}
      {!data && !isError && <GoodsBones />}
    </section>
  )
}

/** As high as the goods that come, so that the list does not move under the finger. */
function GoodsBones() {
  return (
    <div className={styles.goods} role="status" aria-label={goodslistTexts().loading}>
      {Array.from({ length: shownGoods }, (_, place) => (
        <div key={place} className={styles.bone}>
          <Skeleton width={100} ratio={1} />
          <div className={styles.boneWords}>
            <SkeletonText />
            <Skeleton width={72} height={18} />
          </div>
        </div>
      ))}
    </div>
  )
}
