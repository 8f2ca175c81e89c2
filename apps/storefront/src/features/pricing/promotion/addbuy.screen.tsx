import type { Cart } from '@mallard/contract/trade/cart/cart.fields'
import { href } from '@mallard/contract/paths'
import { Button } from '@mallard/ui/button'
import { Card } from '@mallard/ui/card'
import { Empty } from '@mallard/ui/empty'
import { NavBar } from '@mallard/ui/nav-bar'
import { SkeletonRows } from '@mallard/ui/skeleton'
import { useNavigate, usePage } from '#platform/navigator/index.ts'
import { defineScreen } from '#platform/screen.ts'
import { AddBuyOffer } from './addbuy-offer.tsx'
import { addBuyTexts } from './addbuy.texts.ts'
import styles from './addbuy.module.css'

export default defineScreen('addBuy', {
  queries: ({ api }) => ({ cart: api.cart.list.query() }),
  head: () => ({ noIndex: true }),
  Skeleton: () => (
    <>
      <Bar />
      <div className={styles.page} role="status" aria-label={addBuyTexts().loading}>
        <Card inset={false}>
          <SkeletonRows count={4} />
        </Card>
      </div>
    </>
  ),
  Screen: ({ data: { cart }, params: { arr } }) => (
    <AddBuyPage cart={cart} ids={arr.split(',').map(Number)} />
  ),
})

function Bar() {
  return <NavBar title={addBuyTexts().title} onBack={useNavigate().back} />
}

/** The add-on offers that the address names, those that the cart can have. */
function AddBuyPage({ cart, ids }: { cart: Cart; ids: readonly number[] }) {
  const texts = addBuyTexts()
  const { partnerId, storeId } = usePage().scope
  const offers = cart.addBuy.filter(({ promotionId }) => ids.includes(promotionId))
  return (
    <>
      <Bar />
      {offers.length === 0 ? (
        <Empty
          art="cart"
          title={texts.none}
          note={texts.noneNote}
          action={
            <Button kind="primary" href={href('cart', { partnerId, storeId })}>
              {texts.toCart}
            </Button>
          }
        />
      ) : (
        <div className={styles.page}>
          {offers.map((offer) => (
            <AddBuyOffer
              key={`${offer.promotionId} ${offer.items.map(({ quantity }) => quantity).join()}`}
              offer={offer}
              isOnly={offers.length === 1}
            />
          ))}
        </div>
      )}
    </>
  )
}
