import type { GoodsCard } from '@mallard/contract/catalog/catalog/catalog.fields'
import type { Fen } from '@mallard/kernel'
import type { CardRow } from './list.repo.ts'

/** A card at the price of the moment; `promotionTag` names the promotion that says most. */
export function cardOf(
  row: CardRow,
  { price, listPrice }: { readonly price: Fen; readonly listPrice: Fen },
  promotionTag: string | undefined,
): GoodsCard {
  return {
    itemId: row.item_id,
    productSn: row.product_sn,
    title: row.title,
    subTitle: row.sub_title,
    pic: row.pic,
    price,
    listPrice,
    sales: row.sales,
    stockState: row.stock_state,
    tags: row.tags,
    ...(promotionTag ? { promotionTag } : {}),
  }
}

/** `颜色:燕麦白|容量:0.8L` as pairs; parts without a colon are left out. */
export function attrsOf(text: string | undefined): { key: string; value: string }[] {
  return (text ?? '')
    .split('|')
    .map((part) => part.split(':'))
    .filter(
      (pair): pair is [string, string] => pair.length === 2 && pair[0] !== '' && pair[1] !== '',
    )
    .map(([key, value]) => ({ key, value }))
}
