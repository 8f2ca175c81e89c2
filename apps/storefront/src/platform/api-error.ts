import type { ErrorName } from '@mallard/contract/errors'

/**
 * A call that did not succeed: refused by the server, or never answered (then `code` is 500 and
 * `isTransport` true).
 */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly code: number
  readonly isTransport: boolean
  /** What came in `data` beside the refusal, for example how many are left. */
  readonly data: unknown
  /** Name of the refusal in the contract's code book. */
  readonly reason: ErrorName | undefined

  constructor(
    code: number,
    message: string,
    {
      isTransport = false,
      data,
      reason,
    }: { isTransport?: boolean; data?: unknown; reason?: ErrorName | undefined } = {},
  ) {
    super(message)
    this.code = code
    this.isTransport = isTransport
    this.data = data
    this.reason = reason
  }
}

/** Whether nothing was answered: what was read before still holds. */
export const isTransport = (error: unknown) => isApiError(error) && error.isTransport

export function isApiError(error: unknown): error is ApiError {
  return error instanceof ApiError
}
