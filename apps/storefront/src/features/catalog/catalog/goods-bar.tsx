import { href } from '@mallard/contract/paths'
import { ActionBar } from '@mallard/ui/action-bar'
import { Button, IconButton } from '@mallard/ui/button'
import { CartIcon, HeartIcon, ServiceIcon } from '@mallard/ui/icons'
import { usePage } from '#platform/navigator/index.ts'
import { cartNumText, useSession } from '#platform/session.ts'
import styles from './goods-bar.module.css'
import { goodsPageTexts } from './goods.texts.ts'
import { useFavourite } from './use-favourite.ts'

export interface GoodsBarProps {
  itemId: number
  reason: 'offShelf' | 'soldOut' | undefined
  onService: () => void
  /** On touch: fetch what the press will need. */
  onIntent: () => void
  /** Both ways to buy begin with which one and how many. */
  onChoose: () => void
  /** To be told when it is there again. */
  onWatch: () => void
}

/** Help, favourite, cart, and the two ways to buy. */
export function GoodsBar({
  itemId,
  reason,
  onService,
  onIntent,
  onChoose,
  onWatch,
}: GoodsBarProps) {
  const texts = goodsPageTexts()
  const { partnerId, storeId } = usePage().scope
  const cartNum = useSession((session) => session.cartNum)
  const { isFavourite, toggle } = useFavourite(itemId)
  return (
    <ActionBar className={styles.bar}>
      <div className={styles.icons}>
        <IconButton
          icon={<ServiceIcon size={22} />}
          label={texts.service}
          caption={texts.service}
          onClick={onService}
        />
        <IconButton
          icon={<HeartIcon size={22} className={isFavourite ? styles.liked : undefined} />}
          label={texts.favourite}
          caption={texts.favourite}
          aria-pressed={isFavourite}
          onClick={() => void toggle()}
        />
        <span data-cart-icon>
          <IconButton
            icon={<CartIcon size={22} />}
            label={texts.cart}
            caption={texts.cart}
            badge={cartNumText(cartNum)}
            href={href('cart', { partnerId, storeId })}
          />
        </span>
      </div>
      {reason ? (
        <div className={styles.buttons}>
          <Button kind="soft" block href={href('goodslist', { partnerId, storeId })}>
            {texts.lookAround}
          </Button>
          <Button kind="primary" block disabled={reason === 'offShelf'} onClick={onWatch}>
            {reason === 'offShelf' ? texts.offShelf : texts.tellMe}
          </Button>
        </div>
      ) : (
        <div className={styles.buttons} onPointerDown={onIntent}>
          <Button kind="soft" block onClick={onChoose}>
            {texts.add}
          </Button>
          <Button kind="primary" block onClick={onChoose}>
            {texts.buy}
          </Button>
        </div>
      )}
    </ActionBar>
  )
}
