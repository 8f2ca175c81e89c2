import { overText, tiersText, type KindLabels } from '../rule-labels.ts'
import type { GiftRule } from './gift.fields.ts'

export const giftLabels: KindLabels<GiftRule> = {
  name: ['满赠', 'Gift'],
  rule: ({ by, tiers }, isEnglish) =>
    tiersText(
      tiers.map(
        ({ over, skuId, quantity }) =>
          `${overText(by, over, isEnglish)}${isEnglish ? 'gift' : '赠'} #${skuId} × ${quantity}`,
      ),
      isEnglish,
    ),
}
