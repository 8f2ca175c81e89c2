import type { GoodsDetail, Sku } from '@mallard/contract/catalog/catalog/catalog.fields'
import type { WatchKind } from '@mallard/contract/catalog/watch/watch.codes'
import { yuan } from '@mallard/kernel'
import { CellList } from '@mallard/ui/card'
import { Cell } from '@mallard/ui/cell'
import { Sheet } from '@mallard/ui/sheet'
import { Switch } from '@mallard/ui/switch'
import { useWatches, type Watches } from './use-watches.ts'
import styles from './watch-sheet.module.css'
import { watchTexts } from './watch.texts.ts'

export interface WatchSheetProps {
  open: boolean
  onClose: () => void
  goods: GoodsDetail
  /** The one that is chosen: its price is what may go down. */
  sku: Sku | undefined
}

/** Which of the goods one wants to be told of: those that are gone, and the price of the chosen one. */
export default function WatchSheet({ open, onClose, goods, sku }: WatchSheetProps) {
  const texts = watchTexts()
  const watches = useWatches(goods.itemId, open)
  const gone = goods.skus.filter(({ stock }) => stock === 0)
  return (
    <Sheet open={open} onClose={onClose} title={texts.title}>
      {gone.length > 0 && (
        <Part kind="stock" skus={gone} goods={goods} watches={watches} note={() => texts.isOut} />
      )}
      {sku && (
        <Part
          kind="price"
          skus={[sku]}
          goods={goods}
          watches={watches}
          note={({ price }) => texts.now(yuan(price).replace(/\.00$/, ''))}
        />
      )}
      <p className={styles.note}>{texts.note}</p>
    </Sheet>
  )
}

interface PartProps {
  kind: WatchKind
  skus: readonly Sku[]
  goods: GoodsDetail
  watches: Watches
  note: (sku: Sku) => string
}

function Part({ kind, skus, goods, watches, note }: PartProps) {
  const texts = watchTexts()
  const label = texts[kind]
  return (
    <section className={styles.part} aria-label={label}>
      <h3 className={styles.head}>{label}</h3>
      <p className={styles.note}>{kind === 'stock' ? texts.stockNote : texts.priceNote}</p>
      <CellList>
        {skus.map((sku) => {
          const { productSn, attrs } = sku
          const name = attrs.map(({ value }) => value).join(' / ') || goods.title
          const watch = { productSn, kind }
          return (
            <Cell
              key={productSn}
              title={name}
              note={note(sku)}
              trailing={
                <Switch
                  checked={watches.isOn(watch)}
                  onChange={(isWanted) => watches.set(watch, isWanted)}
                  label={`${label} ${name}`}
                  busy={watches.isBusy}
                />
              }
            />
          )
        })}
      </CellList>
    </section>
  )
}
