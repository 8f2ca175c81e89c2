import { href } from '@mallard/contract/paths'
import { CellList } from '@mallard/ui/card'
import { Cell } from '@mallard/ui/cell'
import { usePage } from '#platform/navigator/index.ts'
import { laterTexts } from './goods-later.texts.ts'
import { useGoodsHelp } from './use-goods-help.ts'

/** Leads from goods to their guide and their manual; without either there is nothing here. */
export function GoodsHelp({ itemId }: { itemId: number }) {
  const texts = laterTexts()
  const { partnerId } = usePage().scope
  const { guide, manual } = useGoodsHelp(itemId).data ?? {}
  if (!guide && !manual) return null
  return (
    <CellList title={texts.help}>
      {guide && (
        <Cell
          title={texts.guide}
          note={guide.title}
          href={href('productGuideDetail', { productId: itemId })}
        />
      )}
      {manual && (
        <Cell
          title={texts.manual}
          note={manual.title}
          href={href('kitchenInstructionsDetail', { productSn: manual.productSn }, { partnerId })}
        />
      )}
    </CellList>
  )
}
