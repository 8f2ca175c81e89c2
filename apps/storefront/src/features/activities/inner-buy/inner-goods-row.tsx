import type { InnerGoods } from '@mallard/contract/activities/inner-buy/inner-buy.fields'
import { href } from '@mallard/contract/paths'
import { ListRow } from '@mallard/ui/list-row'
import { Picture } from '@mallard/ui/picture'
import { Price } from '@mallard/ui/price'
import { Stepper } from '@mallard/ui/stepper'
import { Tag } from '@mallard/ui/tag'
import { usePage } from '#platform/navigator/index.ts'
import { innerBuyTexts } from './inner-buy.texts.ts'

/** Units from which on it is said how few are left. */
const few = 10

interface InnerGoodsRowProps {
  goods: InnerGoods
  quantity: number
  /** Absent: nothing can be chosen. */
  onChange: ((quantity: number) => void) | undefined
}

export function InnerGoodsRow({ goods, quantity, onChange }: InnerGoodsRowProps) {
  const texts = innerBuyTexts()
  const { partnerId, storeId } = usePage().scope
  const { itemId, title, productAttr, pic, price, salePrice, stock } = goods
  const isGone = stock === 0
  return (
    <ListRow
      picture={<Picture src={pic.url} alt="" sizes="88px" tint={pic.color} radius="m" />}
      title={title}
      note={productAttr}
      href={href('goods', { partnerId, storeId, itemId })}
      tags={
        isGone ? (
          <Tag tone="neutral">{texts.gone}</Tag>
        ) : (
          stock <= few && <Tag tone="warn">{texts.few(stock)}</Tag>
        )
      }
      foot={<Price amount={price} original={salePrice} size="lg" />}
      trailing={
        onChange &&
        !isGone && (
          <Stepper
            size="sm"
            min={0}
            max={stock}
            value={quantity}
            onChange={onChange}
            label={texts.count(`${title} ${productAttr}`.trim())}
          />
        )
      }
      dim={isGone}
    />
  )
}
