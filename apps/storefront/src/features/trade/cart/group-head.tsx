import type { Cart } from '@mallard/contract/trade/cart/cart.fields'
import { href } from '@mallard/contract/paths'
import { Notice } from '@mallard/ui/notice'
import { Link, usePage } from '#platform/navigator/index.ts'
import { cartTexts } from './cart.texts.ts'
import styles from './cart.module.css'

type Promotion = NonNullable<Cart['groups'][number]['promotion']>

/**
 * The reduction that these lines are for: what it gave, what the next step takes, and where to find
 * more.
 */
export function GroupHead({
  promotion: { name, hint, canReachMore, categoryId },
}: {
  promotion: Promotion
}) {
  const texts = cartTexts()
  const { partnerId, storeId } = usePage().scope
  const goods = href(
    'goodslist',
    { partnerId, storeId },
    categoryId === null ? {} : { categoryId: String(categoryId) },
  )
  return (
    <Notice
      tone="brand"
      action={
        canReachMore ? (
          <Link to={goods} className={styles.gather}>
            {texts.gather}
          </Link>
        ) : undefined
      }
    >
      <strong>{name}</strong> {hint}
    </Notice>
  )
}
