import type { Locale } from '@mallard/kernel'
import type { RuleOf } from '@mallard/contract/pricing/promotion/kinds.fields'
import type {
  AdminPickedSku,
  PromotionSetup,
} from '@mallard/contract/pricing/promotion/promotion-admin.calls'
import type { PromotionKindName } from '@mallard/contract/pricing/promotion/promotion.codes'
import type { ReactNode } from 'react'
import type { promotionTexts } from './promotion.texts.ts'

/** Names of the texts that say what of a rule is not right yet. */
export type RuleFault = Extract<keyof ReturnType<typeof promotionTexts.of>, `bad${string}`>

export interface RuleFieldsProps<Draft> {
  draft: Draft
  change: (part: Partial<Draft>) => void
  /** SKUs that were chosen or found before. */
  known: readonly AdminPickedSku[]
  onSeen: (skus: readonly AdminPickedSku[]) => void
}

/** What a promotion would lower the price of. */
export interface CutGoods {
  readonly scope: PromotionSetup['scope']
  /** The SKUs that it names one by one. */
  readonly chosen: readonly AdminPickedSku[]
  readonly known: readonly AdminPickedSku[]
}

/** How the operator sets up a kind of promotion: what is typed, and the rule that it becomes. */
export interface KindForm<N extends PromotionKindName, Draft> {
  readonly name: N
  readonly empty: Draft
  draftOf(rule: RuleOf<N>): Draft
  ruleOf(draft: Draft): RuleOf<N> | RuleFault
  Fields(props: RuleFieldsProps<Draft>): ReactNode
  /**
   * What it would take more than half off, in words; absent where giving away is what it is for.
   */
  deepCuts?(rule: RuleOf<N>, goods: CutGoods, locale: Locale): string[]
}

export function defineKindForm<N extends PromotionKindName, Draft>(
  form: KindForm<N, Draft>,
): KindForm<N, Draft> {
  return form
}
