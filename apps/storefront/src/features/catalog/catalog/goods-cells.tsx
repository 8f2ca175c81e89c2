import type { GoodsDetail } from '@mallard/contract/catalog/catalog/catalog.fields'
import { CellList } from '@mallard/ui/card'
import { Cell } from '@mallard/ui/cell'
import { dotted } from '#platform/dotted.ts'
import { wordsOf } from '#entities/goods/sku-choice.rules.ts'
import { offersBeside } from './deal.rules.ts'
import styles from './goods.module.css'
import { goodsPageTexts } from './goods.texts.ts'
import { useDelivery } from './use-delivery.ts'
import { useGoodsCoupons } from './use-goods-coupons.ts'
import type { ChosenSku } from './use-sku.ts'

export interface GoodsCellsProps {
  goods: GoodsDetail
  chosen: ChosenSku
  onChoose: () => void
  onDelivery: () => void
  onServices: () => void
  onPromotions: () => void
  onWatch: () => void
}

export function GoodsCells({
  goods,
  chosen,
  onChoose,
  onDelivery,
  onServices,
  onPromotions,
  onWatch,
}: GoodsCellsProps) {
  const texts = goodsPageTexts()
  const words = [...wordsOf(goods, chosen.choice), texts.unit(chosen.quantity)]
  const delivery = useDelivery(goods.itemId)
  const deliveryWords = delivery?.isDelivered
    ? [delivery.arrivalText, delivery.freightText]
    : [goods.arrivalText, goods.freightText]
  const offers = [
    ...offersBeside(goods).map(({ text }) => text),
    ...(goods.memberPrices.length > 0 ? [texts.memberPrice] : []),
    ...useCouponWord(goods),
  ]
  const hasOffers = offers.length > 0 || goods.promotions.length > 0
  return (
    <div className={styles.cells}>
      <CellList>
        {hasOffers && (
          <Cell
            title={<Row label={texts.offers} words={dotted(offers)} />}
            onPress={onPromotions}
          />
        )}
        <Cell title={<Row label={texts.chosen} words={dotted(words)} />} onPress={onChoose} />
        <Cell
          title={<Row label={texts.delivery} words={dotted(deliveryWords)} />}
          onPress={onDelivery}
        />
        <Cell
          title={<Row label={texts.services} words={dotted(servicesOf(goods))} />}
          onPress={onServices}
        />
        <Cell title={<Row label={texts.alerts} words={texts.onChange} />} onPress={onWatch} />
      </CellList>
    </div>
  )
}

/** What becomes of the coupons for the goods; nothing where there are none. */
function useCouponWord({ itemId, coupons }: GoodsDetail): string[] {
  const texts = goodsPageTexts()
  const own = useGoodsCoupons(itemId)?.coupons
  if (coupons.length === 0) return []
  if (!own || own.some(({ drawn, left }) => left && !drawn)) return [texts.coupons]
  return [own.some(({ drawn }) => drawn) ? texts.drawn : texts.gone]
}

/** What the law gives, then what the store promises, then what is so. */
function servicesOf({ services: [first, ...others], promises = [] }: GoodsDetail): string[] {
  return [...(first === undefined ? [] : [first]), ...promises.map(({ name }) => name), ...others]
}

function Row({ label, words }: { label: string; words: string }) {
  return (
    <span className={styles.row}>
      <span className={styles.rowLabel}>{label}</span>
      <span className={styles.rowWords}>{words}</span>
    </span>
  )
}
