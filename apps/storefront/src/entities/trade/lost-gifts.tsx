import type { LostGift } from '@mallard/contract/pricing/promotion/promotion.fields'
import { Tag } from '@mallard/ui/tag'
import styles from './trade.module.css'
import { tradeTexts } from './trade.texts.ts'

/** Gifts that were earned and that the store has given away already: nobody is to wait for them. */
export function LostGifts({ gifts }: { gifts: readonly LostGift[] }) {
  const texts = tradeTexts()
  return gifts.map(({ promotionId, name, title, quantity }) => (
    <p key={promotionId} className={styles.lost}>
      <Tag>{texts.giftGone}</Tag>
      <span>
        {title || name} {texts.count(quantity)}
      </span>
    </p>
  ))
}
