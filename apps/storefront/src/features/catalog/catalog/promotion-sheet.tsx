import type { GoodsDetail, Sku } from '@mallard/contract/catalog/catalog/catalog.fields'
import { levelPriceOf } from '@mallard/contract/pricing/promotion/level-price'
import { negated, yuan } from '@mallard/kernel/money'
import { Price } from '@mallard/ui/price'
import { Sheet } from '@mallard/ui/sheet'
import { Tag } from '@mallard/ui/tag'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '#platform/api.ts'
import { couponTexts } from '#entities/coupon/coupon.texts.ts'
import { DrawList } from '#entities/coupon/draw-list.tsx'
import { useSession } from '#platform/session.ts'
import { isUnitPrice } from './deal.rules.ts'
import { promotionTexts } from './promotion.texts.ts'
import styles from './promotion-sheet.module.css'
import { useGoodsCoupons } from './use-goods-coupons.ts'

export interface PromotionSheetProps {
  open: boolean
  onClose: () => void
  goods: GoodsDetail
  /** Whose price is explained. */
  sku: Sku | undefined
}

/** Everything that makes these goods cheaper now, until when, and what levels of members pay. */
export default function PromotionSheet({ open, onClose, goods, sku }: PromotionSheetProps) {
  const texts = promotionTexts()
  return (
    <Sheet open={open} onClose={onClose} title={texts.title}>
      <Steps itemId={goods.itemId} productSn={sku?.productSn ?? goods.productSn} />
      <ul className={styles.list}>
        {goods.promotions.map((promotion) => {
          const { id, tag, name, text, endAt } = promotion
          // The tag of a price for a time says it all.
          const isSaid = isUnitPrice(promotion)
          return (
            <li key={id}>
              <Tag>{tag}</Tag>
              <span>
                <b>{isSaid ? name : text}</b>
                <small>{isSaid ? texts.ends(endAt) : texts.until(name, endAt)}</small>
              </span>
            </li>
          )
        })}
        {goods.memberPrices.length > 0 && <MemberPrices goods={goods} sku={sku} />}
      </ul>
      <p className={styles.note}>{texts.note}</p>
      <Coupons itemId={goods.itemId} isOpen={open} />
    </Sheet>
  )
}

/** How the price after the best coupon comes about. */
function Steps({ itemId, productSn }: { itemId: number; productSn: string }) {
  const texts = promotionTexts()
  const after = useGoodsCoupons(itemId)?.prices.find((each) => each.productSn === productSn)
  if (!after) return null
  return (
    <section className={styles.steps} aria-label={texts.after}>
      <dl>
        <div>
          <dt>{texts.salePrice}</dt>
          <dd>
            <Price amount={after.salePrice} tone="ink" />
          </dd>
        </div>
        {after.steps.map(({ name, amount, isCoupon }) => (
          <div key={name}>
            <dt>
              {name}
              {isCoupon && !after.isHeld && <Tag>{texts.toDraw}</Tag>}
            </dt>
            <dd>
              <Price amount={negated(amount)} />
            </dd>
          </div>
        ))}
        <div className={styles.sum}>
          <dt>{texts.after}</dt>
          <dd>
            <Price amount={after.after} size="lg" />
          </dd>
        </div>
      </dl>
      <p>{texts.afterNote}</p>
    </section>
  )
}

/** Coupons for these goods, to be drawn here. */
function Coupons({ itemId, isOpen }: { itemId: number; isOpen: boolean }) {
  const { data, dataUpdatedAt } = useQuery({
    ...useApi().coupon.listLive.query({ itemId }),
    enabled: isOpen,
  })
  if (!data || data.length === 0) return null
  return (
    <section aria-label={couponTexts().sheet}>
      <h3 className={styles.head}>{couponTexts().sheet}</h3>
      <DrawList coupons={data} now={dataUpdatedAt} onSheet />
    </section>
  )
}

function MemberPrices({ goods, sku }: Pick<PromotionSheetProps, 'goods' | 'sku'>) {
  const texts = promotionTexts()
  const isLoggedIn = useSession((session) => session.isLoggedIn)
  const { data } = useQuery({ ...useApi().member.index.query(), enabled: isLoggedIn })
  const own = goods.memberPrices.find(({ name }) => name === data?.level.name)
  const shown = sku ?? goods.skus.find((each) => each.productSn === goods.productSn)
  const { productSn, price: forAll } = shown ?? goods
  const price = own && (own.prices[productSn] ?? levelPriceOf(shown?.salePrice ?? forAll, own.bp))
  return (
    <li>
      <Tag>{texts.member}</Tag>
      <span>
        {price !== undefined && price < forAll && (
          <b>
            {texts.yours(own?.name ?? '')} <Price amount={price} />
          </b>
        )}
        {goods.memberPrices.map(({ name, bp, prices }) => {
          const fixed = prices[productSn]
          return fixed === undefined && bp === 10_000 ? null : (
            <small key={name}>
              {fixed === undefined
                ? texts.levelPays(name, bp)
                : texts.levelPaysFixed(name, yuan(fixed))}
            </small>
          )
        })}
      </span>
    </li>
  )
}
