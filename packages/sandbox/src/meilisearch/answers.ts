import type { Outcome } from '../world/answering.ts'

export interface Fault {
  readonly status: number
  readonly type: 'invalid_request' | 'auth' | 'internal' | 'system'
  readonly code: string
  readonly message: string
}

const json = { 'content-type': 'application/json' }

export const outcome = (status: number, body: unknown): Outcome => ({
  status,
  headers: json,
  body: JSON.stringify(body),
})

export const errorOf = ({ code, type, message }: Omit<Fault, 'status'>) => ({
  message,
  code,
  type,
  link: `https://docs.meilisearch.com/errors#${code}`,
})

export const refused = (fault: Fault) => outcome(fault.status, errorOf(fault))

export const invalid = (code: string, message: string, status = 400): Fault => ({
  status,
  type: 'invalid_request',
  code,
  message,
})

export const noIndex = (uid: string) =>
  invalid('index_not_found', `Index \`${uid}\` not found.`, 404)
