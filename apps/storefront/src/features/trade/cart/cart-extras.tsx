import type { Cart } from '@mallard/contract/trade/cart/cart.fields'
import { href } from '@mallard/contract/paths'
import { fen, yuan } from '@mallard/kernel/money'
import { Card, CellList } from '@mallard/ui/card'
import { Cell } from '@mallard/ui/cell'
import { GiftIcon } from '@mallard/ui/icons'
import { usePage } from '#platform/navigator/index.ts'
import { LostGifts } from '#entities/trade/lost-gifts.tsx'
import { TradeLine } from '#entities/trade/trade-line.tsx'
import { cartTexts } from './cart.texts.ts'

/** What comes with the ticked lines for nothing, and what may be added beside them. */
export function CartExtras({ cart: { gifts, lostGifts, addBuy } }: { cart: Cart }) {
  const texts = cartTexts()
  const { partnerId, storeId } = usePage().scope
  return (
    <>
      {gifts.length + lostGifts.length > 0 && (
        <Card inset={false} title={texts.gifts}>
          {gifts.map((gift) => (
            <TradeLine
              key={`${gift.productSn} ${gift.promotions[0]?.id}`}
              line={gift}
              href={href('goods', { itemId: gift.itemId, partnerId, storeId })}
            />
          ))}
          <LostGifts gifts={lostGifts} />
        </Card>
      )}
      {addBuy.length > 0 && (
        <CellList>
          {addBuy.map(({ promotionId, name, missing, items }) => {
            const chosen = items.reduce((sum, { quantity }) => sum + quantity, 0)
            const lowest = Math.min(...items.map(({ price }) => price))
            const note =
              missing > 0
                ? texts.addBuyMissing(yuan(missing))
                : chosen > 0
                  ? texts.addBuyChosen(chosen)
                  : texts.addBuyFrom(yuan(fen(lowest)))
            return (
              <Cell
                key={promotionId}
                icon={<GiftIcon />}
                title={name}
                note={note}
                value={missing > 0 ? texts.look : texts.addBuyChoose}
                href={href('addBuy', { partnerId, storeId, arr: promotionId })}
              />
            )
          })}
        </CellList>
      )}
    </>
  )
}
