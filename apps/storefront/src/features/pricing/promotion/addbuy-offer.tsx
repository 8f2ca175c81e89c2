import type { AddBuy } from '@mallard/contract/pricing/promotion/promotion.fields'
import { href } from '@mallard/contract/paths'
import { sumOf, times, yuan } from '@mallard/kernel/money'
import { ActionBar } from '@mallard/ui/action-bar'
import { Button } from '@mallard/ui/button'
import { Card } from '@mallard/ui/card'
import { ListRow } from '@mallard/ui/list-row'
import { Notice } from '@mallard/ui/notice'
import { Picture } from '@mallard/ui/picture'
import { Price } from '@mallard/ui/price'
import { Stepper } from '@mallard/ui/stepper'
import { toast } from '@mallard/ui/toast'
import { useState } from 'react'
import { Link, usePage } from '#platform/navigator/index.ts'
import { lineSizes } from '#entities/trade/trade-line.tsx'
import { addBuyTexts } from './addbuy.texts.ts'
import { useAddBuy } from './use-add-buy.ts'
import styles from './addbuy.module.css'

/** The goods of one offer: how many of each, and into the cart with them. */
export function AddBuyOffer({ offer, isOnly }: { offer: AddBuy; isOnly: boolean }) {
  const texts = addBuyTexts()
  const { partnerId, storeId } = usePage().scope
  const { name, over, missing, most, items } = offer
  const [wished, setWished] = useState(
    () => new Map(items.map(({ productSn, quantity }) => [productSn, quantity])),
  )
  const { isBusy, save } = useAddBuy(offer.promotionId)
  const units = [...wished.values()].reduce((sum, quantity) => sum + quantity, 0)
  const cost = sumOf(items, ({ productSn, price }) => times(price, wished.get(productSn) ?? 0))
  const isLocked = missing > 0
  const hadSome = items.some(({ quantity }) => quantity > 0)
  // What one came for is the large button; to go without stands beside it while nothing is chosen.
  const confirm = isLocked ? (
    <Button kind="primary" size="lg" block href={href('goodslist', { partnerId, storeId })}>
      {texts.gather}
    </Button>
  ) : (
    <>
      {units === 0 && !hadSome && (
        <Button
          kind="plain"
          size="lg"
          href={href('cart', { partnerId, storeId })}
          className={styles.without}
        >
          {texts.without}
        </Button>
      )}
      <Button
        kind="primary"
        size="lg"
        block
        busy={isBusy}
        disabled={units === 0 && !hadSome}
        onClick={() => void save(wished)}
      >
        {units > 0 ? texts.confirm(units, yuan(cost)) : hadSome ? texts.give : texts.confirmNone}
      </Button>
    </>
  )

  return (
    <>
      <Card inset={false}>
        <Notice
          tone={isLocked ? 'warn' : 'good'}
          action={
            isLocked ? (
              <Link to={href('goodslist', { partnerId, storeId })} className={styles.gather}>
                {texts.gather}
              </Link>
            ) : undefined
          }
        >
          <strong>{name}</strong>{' '}
          {isLocked ? texts.missing(yuan(missing)) : texts.reached(yuan(over), most)}
        </Notice>
        {items.map(({ productSn, itemId, title, pic, productAttr, price, salePrice, stock }) => (
          <ListRow
            key={productSn}
            picture={<Picture src={pic.url} alt="" sizes={lineSizes} tint={pic.color} />}
            href={href('goods', { itemId, partnerId, storeId })}
            title={title}
            note={productAttr}
            foot={<Price amount={price} original={salePrice} />}
            trailing={
              <Stepper
                size="sm"
                label={texts.quantityOf(title)}
                min={0}
                max={Math.min(stock, most)}
                disabled={isLocked}
                value={wished.get(productSn) ?? 0}
                onChange={(quantity) => change(productSn, quantity)}
              />
            }
          />
        ))}
        {!isOnly && <div className={styles.foot}>{confirm}</div>}
      </Card>
      {isOnly && <ActionBar>{confirm}</ActionBar>}
    </>
  )

  function change(productSn: string, quantity: number) {
    const others = units - (wished.get(productSn) ?? 0)
    if (others + quantity > most) return toast(texts.most(most))
    setWished(new Map(wished).set(productSn, quantity))
  }
}
