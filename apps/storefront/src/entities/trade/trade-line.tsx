import type { Line } from '@mallard/contract/trade/checkout/checkout.fields'
import { ListRow } from '@mallard/ui/list-row'
import { Picture } from '@mallard/ui/picture'
import { Price } from '@mallard/ui/price'
import { Tag } from '@mallard/ui/tag'
import type { ReactNode } from 'react'
import { unitPriceOf } from './unit-price.ts'
import { tradeTexts } from './trade.texts.ts'
import styles from './trade.module.css'

/** How wide the picture of a line is drawn. */
export const lineSizes = '(min-width: 540px) 127px, 24vw'

export interface TradeLineProps {
  line: Pick<
    Line,
    | 'title'
    | 'pic'
    | 'productAttr'
    | 'productPrice'
    | 'productQuantity'
    | 'promotions'
    | 'isGift'
    | 'isAddBuy'
  >
  href?: string | undefined
  tags?: ReactNode
  /** Whether it may be sent back without a reason, in words, where that is worth a line. */
  returns?: string | undefined
}

/**
 * A line of a checkout, an order, a parcel or a return: read only. None of its units: the store
 * gave an amount alone.
 */
export function TradeLine({ line, href, tags, returns }: TradeLineProps) {
  const texts = tradeTexts()
  const { title, pic, productAttr, productPrice, productQuantity } = line
  const unit = unitPriceOf(line)
  const mark = line.isGift
    ? texts.gift
    : line.isAddBuy && unit < productPrice
      ? texts.addBuy
      : undefined
  return (
    <ListRow
      picture={<Picture src={pic.url} alt="" sizes={lineSizes} tint={pic.color} />}
      href={href}
      title={title}
      note={productAttr}
      tags={
        mark || returns ? (
          <>
            {mark && <Tag>{mark}</Tag>}
            {tags}
            {returns && <span className={styles.returns}>{returns}</span>}
          </>
        ) : (
          tags
        )
      }
      foot={<Price amount={unit} original={productPrice} tone="ink" />}
      trailing={
        productQuantity > 0 && <span className={styles.count}>{texts.count(productQuantity)}</span>
      }
    />
  )
}
