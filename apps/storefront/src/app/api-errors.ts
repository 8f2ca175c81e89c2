import type { PageName } from '@mallard/contract/pages'
import type { ApiError } from '#platform/api-error.ts'
import type { CallRequest } from '#platform/api.ts'
import { networkTexts } from '#platform/network.texts.ts'

/**
 * What the shell does about a call that failed, before the caller hears of it (specification §8).
 */
export type Treatment =
  | { kind: 'alertBack' | 'toast' | 'home' | 'signOut'; message: string }
  /** The caller alone deals with it. */
  | { kind: 'reject' }
  /** No error at all: the caller gets what came. */
  | { kind: 'pass' }

export interface Failure {
  call: Pick<CallRequest, 'name' | 'path' | 'isQuiet' | 'isQuery'>
  page: PageName
  error: Pick<ApiError, 'code' | 'message' | 'isTransport'> & Partial<Pick<ApiError, 'reason'>>
}

/**
 * Refusals that tell the shopper nothing, by the texts of the specification and, in every language,
 * by their names.
 */
const silentMessages: ReadonlySet<string> = new Set(['没有选择加价购商品', '您已签到'])
const silentReasons: ReadonlySet<string> = new Set(['noAddBuyChosen', 'signedToday'])

/** As the specification has it; anyone who reads another language is told in it. */
export const networkMessage = networkTexts.of('zh').failed

/** Answers of these calls reach the caller whole, refusals too (specification §8). */
export const passesWhole = ({ path }: Pick<CallRequest, 'path'>): boolean =>
  path.includes('/dining/')

/** The specification's error catalogue, row by row; the first that fits wins. */
export function treatmentOf({ call, page, error }: Failure): Treatment {
  const { code, message, isTransport, reason } = error
  if (passesWhole(call) && code === 500 && !isTransport) return { kind: 'pass' }
  // Records of visits and shares are the shop's business, not the shopper's.
  if (call.isQuiet || call.name === 'tracking.web' || call.name === 'share.record')
    return { kind: 'reject' }
  // A page that could not be fetched says so itself; whatever the shopper did must not vanish
  // without a word.
  if (isTransport)
    return message === networkMessage || !call.isQuery
      ? { kind: 'toast', message: networkMessage }
      : { kind: 'reject' }
  if (code === 560) return { kind: 'home', message }
  // The page is older than the session it acts for: nothing that was asked has been done.
  if (code === 403 && message) return { kind: 'toast', message }
  if (code === 401) return { kind: 'signOut', message }
  // A coupon that cannot be drawn says why, whatever the code.
  if (code !== 500)
    return /\/coupon\/.*\/draw\//.test(call.path) && message
      ? { kind: 'toast', message }
      : { kind: 'reject' }
  // The page of the corporate sign-in says it in its own place, and keeps it there.
  if (/get-third-invoice|oa-login/.test(call.path)) return { kind: 'reject' }
  if (silentMessages.has(message) || silentReasons.has(reason ?? '')) return { kind: 'reject' }
  // The checkout itself explains what is another now and shows it; going back would lose the order.
  // Any other refusal ends the errand there: say why, go back.
  if (/checkout/i.test(page))
    return /^(price|gift|returnPolicy)Changed|^couponUsed|^returnTickNeeded/.test(reason ?? '')
      ? { kind: 'reject' }
      : { kind: 'alertBack', message }
  // The page says what is missing, and where to go from there.
  if (call.isQuery && /^(notFound|badInput|searchBusy)$/.test(reason ?? ''))
    return { kind: 'reject' }
  return { kind: 'toast', message }
}
