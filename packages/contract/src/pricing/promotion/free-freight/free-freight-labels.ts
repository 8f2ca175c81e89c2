import { overText, type KindLabels } from '../rule-labels.ts'
import type { FreeFreightRule } from './free-freight.fields.ts'

export const freeFreightLabels: KindLabels<FreeFreightRule> = {
  name: ['包邮', 'Free delivery'],
  rule: ({ by, over }, isEnglish) =>
    overText(by, over, isEnglish) + (isEnglish ? 'free delivery' : '包邮'),
}
