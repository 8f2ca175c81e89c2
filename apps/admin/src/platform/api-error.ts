import type { Locale } from '@mallard/kernel'
import { errors, fillText, type ErrorName } from '@mallard/contract/errors'
import { defineTexts } from './texts.ts'

/**
 * `refused`: the server said no and why. `signedOut`: the session is over. `offline`: no answer.
 * `fault`: an answer that is none.
 */
export type FailureKind = 'refused' | 'signedOut' | 'offline' | 'fault'

export class CallFailure extends Error {
  readonly kind: FailureKind
  readonly reason: ErrorName | undefined
  readonly details: Readonly<Record<string, string | number>>

  constructor(
    kind: FailureKind,
    message = '',
    reason?: string,
    details: Readonly<Record<string, string | number>> = {},
  ) {
    super(message || kind)
    this.kind = kind
    this.reason = reason && reason in errors ? (reason as ErrorName) : undefined
    this.details = details
  }
}

const texts = defineTexts(
  {
    offline: '网络不通，内容没有保存，请稍后重试',
    fault: '系统开小差了，请稍后重试',
    signedOut: '登录已过期，请重新登录',
    input: (field: string) => `请检查：${field}`,
  },
  {
    offline: 'No connection: nothing was saved. Please try again',
    fault: 'Something went wrong on our side. Please try again',
    signedOut: 'Your session has ended, please sign in again',
    input: (field: string) => `Please check: ${field}`,
  },
)

/** What to tell the operator; the only place that turns failures into words. */
export function failureText(failure: unknown, locale: Locale): string {
  const words = texts.of(locale)
  if (!(failure instanceof CallFailure)) return words.fault
  const { kind, reason, details, message } = failure
  if (kind !== 'refused') return words[kind]
  if (reason === 'badInput') return words.input(String(details.field ?? ''))
  if (!reason) return message
  return fillText(errors[reason].text[locale === 'en' ? 1 : 0], details)
}

export function isRefusal(failure: unknown, reason: ErrorName): boolean {
  return failure instanceof CallFailure && failure.reason === reason
}
