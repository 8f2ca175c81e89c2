import { cutText, type KindLabels } from '../rule-labels.ts'
import type { TimedRule } from './timed-discount.fields.ts'

export const timedDiscountLabels: KindLabels<TimedRule> = {
  name: ['限时折扣', 'Timed discount'],
  rule: ({ cut, value }, isEnglish) => cutText(cut, value, isEnglish),
}
