/** A call that did not succeed: refused by the server, or never answered (then `code` is 500 and `isTransport` true). */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly code: number
  readonly isTransport: boolean
  /** What came in `data` beside the refusal, for example the fresh quote when a price changed. */
  readonly data: unknown

  constructor(code: number, message: string, { isTransport = false, data }: { isTransport?: boolean; data?: unknown } = {}) {
    super(message)
    this.code = code
    this.isTransport = isTransport
    this.data = data
  }
}

export function isApiError(error: unknown): error is ApiError {
  return error instanceof ApiError
}
