import { errors, refusalText, type ErrorName } from '@mallard/contract/errors'
import type { Locale, Refused } from '@mallard/kernel'

/** The envelope as text (domain.md §0.3); `json` is `data` already written. */
export function success(json: string): string {
  return `{"code":200,"data":${json},"message":"success"}`
}

export function refusal(refused: Refused<ErrorName>, locale: Locale): string {
  const { code } = errors[refused.refusal]
  const message = refusalText(refused, locale)
  return JSON.stringify({ code, data: refused.details ?? null, message, reason: refused.refusal })
}

/** For what is not a business answer: the HTTP status says it as well. */
export function fault(status: number, message: string): string {
  return JSON.stringify({ code: status, data: null, message })
}
