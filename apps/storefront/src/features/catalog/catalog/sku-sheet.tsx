import type { GoodsDetail } from '@mallard/contract/catalog/catalog/catalog.fields'
import { Button } from '@mallard/ui/button'
import { Sheet } from '@mallard/ui/sheet'
import { Stepper } from '@mallard/ui/stepper'
import { toast } from '@mallard/ui/toast'
import { useRef } from 'react'
import { flyToCart } from '#entities/goods/fly-to-cart.ts'
import { maxQuantityOf } from '#entities/goods/sku-choice.rules.ts'
import { SkuPicker } from '#entities/goods/sku-picker.tsx'
import { useAddToCart } from '#entities/goods/use-add-to-cart.ts'
import { laterTexts } from './goods-later.texts.ts'
import { goodsPageTexts } from './goods.texts.ts'
import styles from './sku-sheet.module.css'
import { useBuyNow } from './use-buy-now.ts'
import type { ChosenSku } from './use-sku.ts'

export interface SkuSheetProps {
  open: boolean
  onClose: () => void
  goods: GoodsDetail
  chosen: ChosenSku
  /** To be told when it is there again. */
  onWatch: () => void
}

/** Which one, and how many. */
export default function SkuSheet({ open, onClose, goods, chosen, onWatch }: SkuSheetProps) {
  const texts = goodsPageTexts()
  const more = laterTexts()
  const { sku, choice, quantity, pick, setQuantity } = chosen
  const max = maxQuantityOf(sku)
  const add = useAddToCart()
  const { buy, isBusy } = useBuyNow()
  const picture = useRef<HTMLDivElement>(null)

  return (
    <Sheet
      open={open}
      onClose={onClose}
      label={more.chooseTitle}
      footer={
        max > 0 ? (
          <>
            <Button
              kind="soft"
              size="lg"
              onClick={() => sku && void add({ productSn: sku.productSn, quantity, onStart: fly })}
            >
              {texts.add}
            </Button>
            <Button
              kind="primary"
              size="lg"
              onClick={() => sku && void buy(sku.productSn, quantity)}
              busy={isBusy}
            >
              {texts.buy}
            </Button>
          </>
        ) : goods.onSale ? (
          <Button kind="primary" size="lg" onClick={onWatch}>
            {texts.tellMe}
          </Button>
        ) : (
          <Button kind="primary" size="lg" disabled>
            {texts.offShelf}
          </Button>
        )
      }
    >
      <SkuPicker goods={goods} choice={choice} sku={sku} pick={pick} picture={picture}>
        <div className={styles.quantity}>
          <span>{more.quantity}</span>
          <Stepper
            label={more.quantity}
            value={quantity}
            max={Math.max(1, max)}
            disabled={max === 0}
            onChange={setQuantity}
            onLimit={(bound) => bound === 'max' && toast(limitText())}
          />
        </div>
        {max > 0 && goods.skus.some(({ stock }) => stock === 0) && (
          <Button kind="plain" size="sm" className={styles.gone} onClick={onWatch}>
            {more.someGone}
          </Button>
        )}
      </SkuPicker>
    </Sheet>
  )

  /** The sheet goes down, its picture flies on. */
  function fly() {
    const from = picture.current ?? undefined
    flyToCart(from?.querySelector('img')?.currentSrc, from)
    onClose()
  }

  function limitText(): string {
    return sku && sku.limit > 0 && sku.limit <= sku.stock ? more.limit(sku.limit) : more.maxIs(max)
  }
}
