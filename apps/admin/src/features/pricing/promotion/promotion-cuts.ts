import type { Locale } from '@mallard/kernel'
import type {
  AdminPickedSku,
  PromotionSetup,
} from '@mallard/contract/pricing/promotion/promotion-admin.calls'
import { kindNameOf } from '@mallard/contract/pricing/promotion/promotion.codes'
import { formOf } from './kind-forms.ts'

/**
 * What a promotion would take more than half off, in words; `known` are the SKUs that were chosen
 * in its form.
 */
export function deepCutsOf(
  { kind, scope, scopeIds }: PromotionSetup,
  known: readonly AdminPickedSku[],
  locale: Locale,
): string[] {
  const chosen = scope === 'sku' ? known.filter(({ skuId }) => scopeIds.includes(skuId)) : []
  return (
    formOf(kindNameOf(kind.type)!).deepCuts?.(kind.rule, { scope, chosen, known }, locale) ?? []
  )
}
