import type { GoodsDetail } from '@mallard/contract/catalog/catalog.fields'
import { Button } from '@mallard/ui/button'
import { ChipGroup } from '@mallard/ui/chip'
import { Picture } from '@mallard/ui/picture'
import { Price } from '@mallard/ui/price'
import { Sheet } from '@mallard/ui/sheet'
import { Stepper } from '@mallard/ui/stepper'
import { toast } from '@mallard/ui/toast'
import { useRef } from 'react'
import { flyToCart } from '#platform/goods/fly-to-cart.ts'
import { useAddToCart } from '#platform/goods/use-add-to-cart.ts'
import { goodsPageTexts } from './goods.texts.ts'
import { fewLeft, isOffered, mostOf } from './sku-choice.rules.ts'
import styles from './sku-sheet.module.css'
import { useBuyNow } from './use-buy-now.ts'
import type { ChosenSku } from './use-sku.ts'

export interface SkuSheetProps {
  open: boolean
  onClose: () => void
  goods: GoodsDetail
  chosen: ChosenSku
}

/** Which one, and how many. */
export default function SkuSheet({ open, onClose, goods, chosen }: SkuSheetProps) {
  const texts = goodsPageTexts()
  const { sku, choice, quantity, pick, setQuantity } = chosen
  const most = mostOf(sku)
  const add = useAddToCart()
  const { buy, isBusy } = useBuyNow()
  const picture = useRef<HTMLDivElement>(null)
  const { pic, price, listPrice } = sku ?? goods
  const rest = restText()
  const words = goods.attrs.map(({ key }) => choice[key]).filter(Boolean)

  return (
    <Sheet
      open={open}
      onClose={onClose}
      label={texts.chooseTitle}
      footer={
        most > 0 ? (
          <>
            <Button kind="soft" size="lg" onClick={() => sku && void add({ productSn: sku.productSn, quantity, onStart: fly })}>
              {texts.add}
            </Button>
            <Button kind="primary" size="lg" onClick={() => sku && void buy(sku.productSn, quantity)} busy={isBusy}>
              {texts.buy}
            </Button>
          </>
        ) : (
          <Button kind="primary" size="lg" disabled>
            {texts.soldOut}
          </Button>
        )
      }
    >
      <div className={styles.head}>
        <div ref={picture} className={styles.picture}>
          <Picture src={pic.url} alt="" sizes="104px" widths={[200, 400]} tint={pic.color} radius="m" eager />
        </div>
        <div className={styles.facts} aria-live="polite">
          <Price amount={price} original={listPrice} size="lg" />
          {rest !== '' && <p className={styles.rest}>{rest}</p>}
          {words.length > 0 && (
            <p className={styles.words}>
              {texts.chosen} {words.join(' · ')}
            </p>
          )}
        </div>
      </div>
      <div className={styles.choices}>
        {goods.attrs.map(({ key, values }) => (
          <ChipGroup
            key={key}
            label={key}
            value={choice[key]}
            onChange={(value) => pick(key, value)}
            options={values.map(({ value, swatch }) => ({
              value,
              label: value,
              disabled: !isOffered(goods, choice, key, value),
              picture: swatch === null ? undefined : pictureOf(key, value),
            }))}
          />
        ))}
        <div className={styles.quantity}>
          <span>{texts.quantity}</span>
          <Stepper
            label={texts.quantity}
            value={quantity}
            max={Math.max(1, most)}
            disabled={most === 0}
            onChange={setQuantity}
            onLimit={(bound) => bound === 'max' && toast(limitText())}
          />
        </div>
      </div>
    </Sheet>
  )

  /** The sheet goes down, its picture flies on. */
  function fly() {
    const from = picture.current ?? undefined
    flyToCart(from?.querySelector('img')?.currentSrc, from)
    onClose()
  }

  /** The goods in this colour. */
  function pictureOf(key: string, value: string): string | undefined {
    return goods.skus.find(({ attrs }) => attrs.some((attr) => attr.key === key && attr.value === value))?.pic.url
  }

  function restText(): string {
    if (most === 0) return texts.soldOut
    const left = fewLeft(sku)
    return [left === undefined ? undefined : texts.left(left), sku && sku.limit > 0 ? texts.limit(sku.limit) : undefined].filter(Boolean).join(' · ')
  }

  function limitText(): string {
    return sku && sku.limit > 0 && sku.limit <= sku.stock ? texts.limit(sku.limit) : texts.mostIs(most)
  }
}
