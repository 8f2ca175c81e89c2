import type { Line } from '@mallard/contract/checkout/checkout.fields'
import { ListRow } from '@mallard/ui/list-row'
import { Picture } from '@mallard/ui/picture'
import { Price } from '@mallard/ui/price'
import type { ReactNode } from 'react'
import { tradeTexts } from './trade.texts.ts'
import styles from './trade.module.css'

/** How wide the picture of a line is drawn. */
export const lineSizes = '(min-width: 540px) 127px, 24vw'

export interface TradeLineProps {
  line: Pick<Line, 'title' | 'pic' | 'productAttr' | 'productPrice' | 'productQuantity'>
  href?: string | undefined
  tags?: ReactNode
}

/** A line of a checkout, an order or a parcel: read only. */
export function TradeLine({ line: { title, pic, productAttr, productPrice, productQuantity }, href, tags }: TradeLineProps) {
  const texts = tradeTexts()
  return (
    <ListRow
      picture={<Picture src={pic.url} alt="" sizes={lineSizes} tint={pic.color} />}
      href={href}
      title={title}
      note={productAttr}
      tags={tags}
      foot={<Price amount={productPrice} tone="ink" />}
      trailing={<span className={styles.count}>{texts.count(productQuantity)}</span>}
    />
  )
}
