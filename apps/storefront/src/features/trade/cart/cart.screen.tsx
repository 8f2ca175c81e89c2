import type { Cart } from '@mallard/contract/trade/cart/cart.fields'
import { href } from '@mallard/contract/paths'
import { fen, yuan } from '@mallard/kernel/money'
import { Card } from '@mallard/ui/card'
import { TruckIcon } from '@mallard/ui/icons'
import { NavBar } from '@mallard/ui/nav-bar'
import { Notice } from '@mallard/ui/notice'
import { SkeletonRows } from '@mallard/ui/skeleton'
import { Link, usePage } from '#platform/navigator/index.ts'
import { defineScreen } from '#platform/screen.ts'
import { useSession } from '#platform/session.ts'
import { Recommend } from '#entities/trade/recommend.tsx'
import { CartBar } from './cart-bar.tsx'
import { CartExtras } from './cart-extras.tsx'
import { CartBlank } from './cart-blank.tsx'
import { CouponEntry } from './coupon-entry.tsx'
import { CartLine } from './cart-line.tsx'
import { GroupHead } from './group-head.tsx'
import { cartTexts } from './cart.texts.ts'
import { InvalidLines } from './invalid-lines.tsx'
import { RemovedBar } from './removed-bar.tsx'
import { useCart } from './use-cart.ts'
import styles from './cart.module.css'

export default defineScreen('cart', {
  queries: ({ api }) => ({ cart: api.cart.list.query() }),
  head: () => ({ noIndex: true }),
  Skeleton: () => (
    <>
      <NavBar title={cartTexts().title} />
      <div className={styles.page}>
        <Card inset={false}>
          <SkeletonRows count={4} />
        </Card>
      </div>
    </>
  ),
  Screen: ({ data }) => <CartPage server={data.cart} />,
})

function CartPage({ server }: { server: Cart }) {
  const texts = cartTexts()
  const isLoggedIn = useSession((session) => session.isLoggedIn)
  const handle = useCart(server)
  const { cart, change } = handle
  const isBlank = cart.groups.length === 0 && cart.invalid.length === 0
  return (
    <>
      <NavBar
        title={cart.cartNum > 0 ? texts.titleWith(cart.cartNum) : texts.title}
        right={!isBlank && cart.canDraw && <CouponEntry />}
      />
      {isBlank ? (
        <CartBlank isLoggedIn={isLoggedIn} />
      ) : (
        <div className={styles.page}>
          {cart.groups.map(({ promotion, lines }, place) => (
            <Card key={promotion?.id ?? 0} inset={false}>
              {promotion && <GroupHead promotion={promotion} />}
              {place === 0 && <FreeFreight missing={cart.freeFreightMissing} />}
              {lines.map((line) => (
                <CartLine key={line.id} line={line} handle={handle} />
              ))}
            </Card>
          ))}
          <CartExtras cart={cart} />
          {cart.invalid.length > 0 && <InvalidLines lines={cart.invalid} change={change} />}
        </div>
      )}
      <RemovedBar handle={handle} />
      <Recommend />
      {!isBlank && <CartBar handle={handle} />}
    </>
  )
}

/** What is still missing for free delivery, and where to find it. */
function FreeFreight({ missing }: { missing: number | null }) {
  const texts = cartTexts()
  const { partnerId, storeId } = usePage().scope
  if (missing === null) return null
  if (missing === 0) {
    return (
      <Notice tone="good" icon={<TruckIcon size={18} />}>
        {texts.freightFree}
      </Notice>
    )
  }
  return (
    <Notice
      tone="brand"
      icon={<TruckIcon size={18} />}
      action={
        <Link to={href('goodslist', { partnerId, storeId })} className={styles.gather}>
          {texts.gather}
        </Link>
      }
    >
      {texts.freightMissing(yuan(fen(missing)))}
    </Notice>
  )
}
