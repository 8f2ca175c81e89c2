import type { CartLine } from '@mallard/contract/trade/cart/cart.fields'
import { href } from '@mallard/contract/paths'
import { Button, IconButton } from '@mallard/ui/button'
import { Card } from '@mallard/ui/card'
import { confirm } from '@mallard/ui/dialog'
import { TrashIcon } from '@mallard/ui/icons'
import { ListRow } from '@mallard/ui/list-row'
import { Picture } from '@mallard/ui/picture'
import { Tag } from '@mallard/ui/tag'
import { usePage } from '#platform/navigator/index.ts'
import { lineSizes } from '#entities/trade/trade-line.tsx'
import type { CartChange } from './cart-change.ts'
import { cartTexts } from './cart.texts.ts'

/** Goods that cannot be bought any more, with the reason, and a way to be rid of them all. */
export function InvalidLines({
  lines,
  change,
}: {
  lines: readonly CartLine[]
  change: (change: CartChange) => void
}) {
  const texts = cartTexts()
  const { partnerId, storeId } = usePage().scope
  const reasons: Readonly<Record<string, string>> = {
    offShelf: texts.offShelf,
    soldOut: texts.soldOut,
    skuGone: texts.skuGone,
  }

  async function clear() {
    if (
      !(await confirm({
        title: texts.clearAsk,
        ok: texts.clear,
        cancel: texts.cancel,
        danger: true,
      }))
    )
      return
    change({ kind: 'remove', ids: lines.map(({ id }) => id) })
  }

  return (
    <Card
      inset={false}
      title={texts.invalidTitle(lines.length)}
      extra={
        <Button kind="plain" size="sm" onClick={() => void clear()}>
          {texts.clearInvalid}
        </Button>
      }
    >
      {lines.map(({ id, itemId, title, pic, productAttr, invalidReason }) => (
        <ListRow
          key={id}
          dim
          picture={<Picture src={pic.url} alt="" sizes={lineSizes} tint={pic.color} />}
          title={title}
          href={href('goods', { itemId, partnerId, storeId })}
          note={productAttr}
          foot={<Tag tone="neutral">{reasons[invalidReason ?? ''] ?? texts.gone}</Tag>}
          trailing={
            <IconButton
              icon={<TrashIcon size={18} />}
              label={texts.removeOf(title)}
              onClick={() => change({ kind: 'remove', ids: [id] })}
            />
          }
        />
      ))}
    </Card>
  )
}
