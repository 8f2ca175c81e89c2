import { foldText, type KindLabels } from '../rule-labels.ts'
import type { SecondUnitRule } from './second-unit.fields.ts'

export const secondUnitLabels: KindLabels<SecondUnitRule> = {
  name: ['第二件优惠', 'Second unit'],
  rule: ({ bp, pairs }, isEnglish) => {
    if (isEnglish)
      return `second unit ${foldText(bp, true)}${pairs > 0 ? `, ${pairs} ${pairs === 1 ? 'pair' : 'pairs'} per order at most` : ''}`
    return `第二件 ${foldText(bp, false)}${pairs > 0 ? `，每单最多 ${pairs} 对` : ''}`
  },
}
