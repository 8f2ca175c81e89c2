import { href } from '@mallard/contract/paths'
import { CellList } from '@mallard/ui/card'
import { Cell } from '@mallard/ui/cell'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '#platform/api.ts'
import { usePage } from '#platform/navigator/index.ts'
import { laterTexts } from './goods-later.texts.ts'

/** Leads from goods to their guide and their manual; without either there is nothing here. */
export function GoodsHelp({ itemId }: { itemId: number }) {
  const texts = laterTexts()
  const { partnerId } = usePage().scope
  const { data } = useQuery(useApi().guides.goodsHelp.query({ productId: itemId }))
  const { guide, manual } = data ?? {}
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
