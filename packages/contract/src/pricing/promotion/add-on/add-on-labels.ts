import { money } from '../../../people/staff/admin-show.ts'
import { overText, type KindLabels } from '../rule-labels.ts'
import type { AddOnRule } from './add-on.fields.ts'

export const addOnLabels: KindLabels<AddOnRule> = {
  name: ['加价购', 'Add-on'],
  rule: ({ over, most, items }, isEnglish) => {
    const added = items
      .map(({ skuId, price }) => `#${skuId} ${money(price)}`)
      .join(isEnglish ? ', ' : '、')
    return (
      overText('amount', over, isEnglish) +
      (isEnglish ? `add ${added}, ${most} at most` : `换购 ${added}，最多 ${most} 件`)
    )
  },
}
