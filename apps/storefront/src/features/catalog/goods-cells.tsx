import type { GoodsDetail } from '@mallard/contract/catalog/catalog.fields'
import { CellList } from '@mallard/ui/card'
import { Cell } from '@mallard/ui/cell'
import styles from './goods.module.css'
import { goodsPageTexts } from './goods.texts.ts'
import type { ChosenSku } from './use-sku.ts'

export interface GoodsCellsProps {
  goods: GoodsDetail
  chosen: ChosenSku
  onChoose: () => void
  onServices: () => void
  onPromotions: () => void
}

export function GoodsCells({ goods, chosen, onChoose, onServices, onPromotions }: GoodsCellsProps) {
  const texts = goodsPageTexts()
  const words = [...goods.attrs.map(({ key }) => chosen.choice[key]), texts.unit(chosen.quantity)].filter(Boolean)
  const offers = [...goods.promotions.map(({ text }) => text), ...(goods.memberPrices.length > 0 ? [texts.memberPrice] : []), texts.coupons]
  return (
    <div className={styles.cells}>
      <CellList>
        <Cell title={<Row label={texts.offers} words={offers.join(' · ')} />} onPress={onPromotions} />
        <Cell title={<Row label={texts.chosen} words={words.join(' · ')} />} onPress={onChoose} />
        <Cell title={<Row label={texts.delivery} words={goods.freightText} />} onPress={onServices} />
        <Cell title={<Row label={texts.services} words={goods.services.join(' · ')} />} onPress={onServices} />
      </CellList>
    </div>
  )
}

function Row({ label, words }: { label: string; words: string }) {
  return (
    <span className={styles.row}>
      <span className={styles.rowLabel}>{label}</span>
      <span className={styles.rowWords}>{words}</span>
    </span>
  )
}
