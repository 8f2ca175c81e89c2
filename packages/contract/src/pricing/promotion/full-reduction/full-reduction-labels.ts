import { cutText, overText, tiersText, type KindLabels } from '../rule-labels.ts'
import type { ReductionRule } from './full-reduction.fields.ts'

export const fullReductionLabels: KindLabels<ReductionRule> = {
  name: ['满减满折', 'Full reduction'],
  rule: ({ by, tiers }, isEnglish) =>
    tiersText(
      tiers.map(
        ({ over, cut, value }) => overText(by, over, isEnglish) + cutText(cut, value, isEnglish),
      ),
      isEnglish,
    ),
}
