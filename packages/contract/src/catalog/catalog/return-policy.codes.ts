import type { Locale } from '@mallard/kernel'

/** Days that the law gives to send goods back without a reason (消法 25): the fewest that a store may. */
export const minReturnDays = 7

/** Goods that the law itself exempts (消法 25); a store may not widen the list. */
export const returnExemptions = ['custom', 'perishable', 'digital', 'press'] as const
export type ReturnExemption = (typeof returnExemptions)[number]

/**
 * Whether goods may be sent back without a reason: for so many days after the day of receipt, not
 * at all as they are of a kind that the law exempts, or not by their nature, to which the buyer
 * must agree line by line.
 */
export type ReturnPolicy =
  | { readonly days: number }
  | { readonly exempt: ReturnExemption }
  | { readonly exemptByNature: true; readonly reason: string; readonly reasonEn: string }

/** What the law gives where nothing else was agreed. */
export const lawfulReturns: ReturnPolicy = { days: minReturnDays }

/** zh-CN and en. */
export const exemptionTexts: Readonly<Record<ReturnExemption, readonly [string, string]>> = {
  custom: ['定制商品', 'made to order'],
  perishable: ['鲜活易腐商品', 'fresh and perishable'],
  digital: ['在线下载或已拆封的数字商品', 'downloads and opened digital goods'],
  press: ['报纸期刊', 'newspapers and magazines'],
}

/** What goods and lines keep of a policy: days of after-sale, and what exempts them, if anything. */
export interface KeptPolicy {
  readonly afterSaleDays: number
  readonly returnExempt: Exclude<ReturnPolicy, { readonly days: number }> | null
}

/** The policy of goods or of a line; never fewer days than the law gives. */
export function policyOf({ afterSaleDays, returnExempt }: KeptPolicy): ReturnPolicy {
  return returnExempt ?? { days: Math.max(minReturnDays, afterSaleDays) }
}

/**
 * How a policy is kept: the days are those of after-sale, in which what is exempt may still be sent
 * back where the store is at fault (消法 24).
 */
export function keptOf(policy: ReturnPolicy): KeptPolicy {
  return 'days' in policy
    ? { afterSaleDays: policy.days, returnExempt: null }
    : { afterSaleDays: minReturnDays, returnExempt: policy }
}

/** The policy in words, as it stands on goods, in carts and on orders. */
export function returnText(policy: ReturnPolicy, locale: Locale): string {
  const isEnglish = locale === 'en'
  if ('days' in policy)
    return isEnglish ? `${policy.days}-day returns` : `${policy.days}天无理由退货`
  const why =
    'exempt' in policy
      ? exemptionTexts[policy.exempt][isEnglish ? 1 : 0]
      : (isEnglish && policy.reasonEn) || policy.reason
  return isEnglish ? `No 7-day returns: ${why}` : `不支持7天无理由退货：${why}`
}

/** Whether the buyer must agree to it before they order. */
export const needsTick = (policy: ReturnPolicy): boolean => 'exemptByNature' in policy

/** Whether who saw one policy, and buys under another, gets less than they were shown. */
export function isLess(seen: ReturnPolicy, now: ReturnPolicy): boolean {
  if ('days' in now) return 'days' in seen && now.days < seen.days
  if ('exempt' in now) return !('exempt' in seen) || seen.exempt !== now.exempt
  return !('exemptByNature' in seen) || seen.reason !== now.reason
}
