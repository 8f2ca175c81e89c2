/**
 * Either a value, or a named refusal that the caller must handle. Faults are thrown, refusals are
 * returned.
 */
export type Result<T, R extends string = string> =
  | { readonly ok: true; readonly value: T }
  | Refused<R>

export interface Refused<R extends string = string> {
  readonly ok: false
  readonly refusal: R
  /** Filled into the refusal's text, for example the stock that is left. */
  readonly details?: Readonly<Record<string, string | number>>
}

export function ok<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value }
}

export function refuse<R extends string>(
  refusal: R,
  details?: Readonly<Record<string, string | number>>,
): Refused<R> {
  return details ? { ok: false, refusal, details } : { ok: false, refusal }
}
