import type { SeenReturns } from '@mallard/contract/catalog/catalog/return-policy.fields'
import type { ErrorName } from '@mallard/contract/errors'
import {
  isLess,
  needsTick,
  policyOf,
  type KeptPolicy,
} from '@mallard/contract/catalog/catalog/return-policy.codes'
import { refuse, type Refused } from '@mallard/kernel'

interface Promised extends KeptPolicy {
  readonly productSn: string
  readonly title: string
  readonly titleEn: string
}

/**
 * Why an order is not made of these lines as it stands: one of them comes back on worse terms than
 * its buyer was shown, or not without a reason by its nature, and they did not agree to it.
 */
export function returnsRefusal(
  lines: readonly Promised[],
  seen: SeenReturns = [],
): Refused<ErrorName> | undefined {
  for (const line of lines) {
    const policy = policyOf(line)
    const shown = seen.filter(({ productSn }) => productSn === line.productSn)
    const named = { title: line.title, titleEn: line.titleEn }
    if (shown.some((each) => isLess(each.policy, policy)))
      return refuse('returnPolicyChanged', named)
    const isAgreed = shown.length > 0 && shown.every((each) => each.isAgreed)
    if (needsTick(policy) && !isAgreed) return refuse('returnTickNeeded', named)
  }
  return undefined
}

/** A line whose buyer was asked nothing: what they would have to agree to does not hold for them. */
export const unasked = <T extends KeptPolicy>(line: T): T =>
  needsTick(policyOf(line)) ? { ...line, returnExempt: null } : line
