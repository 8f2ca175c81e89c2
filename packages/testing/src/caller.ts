import type { Call, Envelope, InputOf, ReplyOf } from '@mallard/contract/api'
import { fillPath } from '@mallard/contract/paths'
import { decodeOr, scopeText, type Scope } from '@mallard/kernel'

export interface Answered<T> extends Envelope<T> {
  /** HTTP status. */
  status: number
  reason?: string
}

let callers = 1

function nextAddress(): string {
  const address = `10.${Math.floor(callers / 65_536) % 256}.${Math.floor(callers / 256) % 256}.${callers % 256}`
  callers += 1
  return address
}

/**
 * Calls the server as a browser would: keeps cookies, echoes the XSRF token, follows no redirect.
 */
export interface Caller {
  readonly cookies: Map<string, string>
  scope: Scope
  /** One call of the contract, with path, query and body from one flat input. */
  call<C extends Call>(row: C, input: InputOf<C>): Promise<Answered<ReplyOf<C>>>
  /** The same, and fails loudly unless the code is 200. */
  data<C extends Call>(row: C, input: InputOf<C>): Promise<ReplyOf<C>>
  /** Anything else: raw path, own headers, own body. */
  fetch(path: string, init?: RequestInit): Promise<Response>
}

/**
 * `address` is what a server that trusts its proxy takes for the caller's; each caller has one of
 * its own.
 */
export function caller(
  baseUrl: string,
  scope: Scope,
  xsrf = { cookie: 'XSRF-TOKEN', header: 'x-xsrf-token' },
  address = nextAddress(),
): Caller {
  const cookies = new Map<string, string>()

  async function send(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers)
    headers.set('x-forwarded-for', address)
    if (cookies.size && !headers.has('cookie'))
      headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    const token = cookies.get(xsrf.cookie)
    if (token && !headers.has(xsrf.header)) headers.set(xsrf.header, decodeOr(token, token))
    const response = await fetch(baseUrl + path, { ...init, headers, redirect: 'manual' })
    for (const line of response.headers.getSetCookie()) keep(cookies, line)
    return response
  }

  const self: Caller = {
    cookies,
    scope,
    fetch: send,
    async call(row, input) {
      const { path, query, body } = spread(row, self.scope, input as Record<string, unknown>)
      const init: RequestInit = { method: row.method }
      if (row.method !== 'GET') {
        init.headers = { 'content-type': 'application/json' }
        init.body = JSON.stringify(body)
      }
      const response = await send(path + query, init)
      const text = await response.text()
      return { status: response.status, ...(text ? JSON.parse(text) : {}) }
    },
    async data(row, input) {
      const answer = await self.call(row, input)
      if (answer.code !== 200)
        throw new Error(
          `${row.method} ${row.path} answered ${answer.code} ${answer.message} (${answer.reason ?? ''})`,
        )
      return answer.data
    },
  }
  return self
}

/** Distributes a flat input over path, query and body as the row says. */
export function spread(
  row: Call,
  scope: Scope,
  input: Readonly<Record<string, unknown>>,
): { path: string; query: string; body: Record<string, unknown> } {
  const inPath = new Set(Object.keys(row.params?.shape ?? {}))
  const inQuery = new Set(Object.keys(row.query?.shape ?? {}))
  const params: Record<string, string> = {}
  const query = new URLSearchParams()
  const body: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(input)) {
    if (value === undefined) continue
    if (inPath.has(key)) params[key] = String(value)
    else if (inQuery.has(key) && !(row.body && key in row.body.shape && row.method !== 'GET'))
      query.set(key, Array.isArray(value) ? value.join(',') : String(value))
    else body[key] = value
  }
  const text = query.toString()
  return {
    path: fillPath(row.path.replace('{p}-{s}', scopeText(scope)), params),
    query: text ? `?${text}` : '',
    body,
  }
}

function keep(cookies: Map<string, string>, line: string): void {
  const [pair = '', ...attributes] = line.split(';')
  const at = pair.indexOf('=')
  const name = pair.slice(0, at)
  const isGone = attributes.some((attribute) =>
    /^\s*(max-age=0|expires=Thu, 01 Jan 1970)/i.test(attribute),
  )
  if (isGone) cookies.delete(name)
  else cookies.set(name, pair.slice(at + 1))
}
