import type { GoodsDetail, Sku } from '@mallard/contract/catalog/catalog/catalog.fields'
import { Price } from '@mallard/ui/price'
import { Sheet } from '@mallard/ui/sheet'
import { struckTexts } from './struck.texts.ts'
import styles from './struck-sheet.module.css'

export interface StruckSheetProps {
  open: boolean
  onClose: () => void
  goods: GoodsDetail
  /** Whose price is struck through. */
  sku: Sku | undefined
}

/** What the price that is struck through rests on. */
export default function StruckSheet({ open, onClose, goods, sku }: StruckSheetProps) {
  const texts = struckTexts()
  const { price, listPrice } = sku ?? goods
  const { struckBasis: basis } = goods
  return (
    <Sheet open={open} onClose={onClose} title={texts.title}>
      <div className={styles.about}>
        <Price amount={price} original={listPrice} size="lg" />
        {basis?.kind === 'maker' && (
          <p>
            {texts.maker} <b>{basis.note}</b>
          </p>
        )}
        {basis?.kind === 'recent' && <p>{texts.recent}</p>}
        <small>{texts.note}</small>
      </div>
    </Sheet>
  )
}
