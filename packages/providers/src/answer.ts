/**
 * What an outside party's answer comes down to. `failed` means: certainly not done, and it will not
 * be done by waiting. `unknown` means: it may have been done (time-out, broken or unverifiable
 * answer, their own fault); ask again later by query, and never repeat under another number.
 */
export type Answer<T, F extends string> =
  | { readonly kind: 'ok'; readonly data: T }
  | { readonly kind: 'failed'; readonly reason: F; readonly code: string; readonly message: string }
  | { readonly kind: 'unknown'; readonly code: string; readonly message: string }

export function answered<T>(data: T): { readonly kind: 'ok'; readonly data: T } {
  return { kind: 'ok', data }
}

/** `code` is the party's own code, for logs; `message` is for operators, never for shoppers. */
export function failed<F extends string>(reason: F, code: string, message = code) {
  return { kind: 'failed', reason, code, message } as const
}

export function unknown(code: string, message = code) {
  return { kind: 'unknown', code, message } as const
}

/** Bytes that tell a party whether its notification was taken. */
export interface Acknowledgement {
  readonly status: number
  readonly contentType?: string
  readonly body: string
  /** Its signature was right, and it was taken. */
  readonly isTaken?: true
}

/** Request headers with lower-case names, as node:http and Fastify give them. */
export type IncomingHeaders = Readonly<Record<string, string | string[] | undefined>>
