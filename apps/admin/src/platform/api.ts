import type { CallTable, InputOf, ReplyOf } from '@mallard/contract/api'
import type { catalogCalls } from '@mallard/contract/catalog/catalog/catalog.calls'
import type { AdminCalls } from '@mallard/contract/admin-calls'
import * as admin from '@mallard/contract/admin-routes.gen'
import { readCookies, tokensToEcho } from '@mallard/contract/cookies'
import { catalog } from '@mallard/contract/routes.gen'
import { type Scope, scopeText, forAddress } from '@mallard/kernel'
import type { QueryKey } from '@tanstack/react-query'
import { CallFailure } from './api-error.ts'

/** Has a key in the query cache: a call, or all calls of a noun. */
export interface Keyed {
  /**
   * The beginning of the keys of all its queries: `[store, noun]` of a noun, `[store, noun, call]`
   * of a call.
   */
  readonly key: QueryKey
}

/** What useQuery needs to have a call made; its key is `[store, noun, call, input]`. */
export interface CallQuery<Answer> {
  readonly queryKey: QueryKey
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<Answer>
}

interface ApiCall<I, Answer> extends Keyed {
  /** Makes the call; throws CallFailure. */
  (input: I, signal?: AbortSignal): Promise<Answer>
  /** Options for useQuery, beside those that say how often it is asked. */
  query(...input: Record<never, never> extends I ? [input?: I] : [input: I]): CallQuery<Answer>
}

type Calls<T extends CallTable> = {
  readonly [Name in keyof T]: ApiCall<InputOf<T[Name]>, ReplyOf<T[Name]>>
}

/** Every call of the back office, and what it reads of the shop's own. */
export type Api = { readonly [Noun in keyof AdminCalls]: Calls<AdminCalls[Noun]> & Keyed } & {
  readonly catalog: Pick<Calls<typeof catalogCalls>, 'categoryList'> & Keyed
}

type Route = readonly [method: string, path: string]
type Input = Readonly<Record<string, unknown>>

const table: Readonly<Record<string, Readonly<Record<string, Route>>>> = {
  ...admin,
  catalog: { categoryList: catalog.categoryList },
}

const watchers = new Set<() => void>()
const owingWatchers = new Set<() => void>()
/** What is to be done first: nothing else is answered. */
const owing: readonly unknown[] = ['needsOwnPassword', 'needsFactor']

/** Tells when a call found the session over; the answer stops telling. */
export function onSignedOut(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

/** Tells when something must be done first; the answer stops telling. */
export function onOwing(watcher: () => void): () => void {
  owingWatchers.add(watcher)
  return () => owingWatchers.delete(watcher)
}

/** The calls of one store. */
export function apiOf(scope: Scope | undefined): Api {
  return bindApi(
    (noun, call, input, signal) => send(table[noun]![call]!, scope, input, signal),
    scope,
  )
}

/** Makes a call by its name. */
type Transport = (
  noun: string,
  call: string,
  input: Input,
  signal?: AbortSignal,
) => Promise<unknown>

/** Binds the names of calls to a way of travel and to the store that one works in. */
export function bindApi(transport: Transport, scope: Scope | undefined): Api {
  return onDemand((noun) => {
    const key = [scope ? scopeText(scope) : '', noun]
    return onDemand((call) => bindCall(transport, noun, call, [...key, call]), { key })
  }) as unknown as Api
}

/** An object whose values are made when they are first asked for. */
function onDemand<T>(make: (name: string) => T, made: object = {}): Readonly<Record<string, T>> {
  return new Proxy(made as Record<string, T>, {
    get: (all, name: string) => (all[name] ??= make(name)),
  })
}

function bindCall(transport: Transport, noun: string, call: string, key: QueryKey) {
  const make = (input: Input, signal?: AbortSignal) => transport(noun, call, input, signal)
  return Object.assign(make, {
    key,
    query: (input: Input = {}): CallQuery<unknown> => ({
      queryKey: [...key, input],
      queryFn: ({ signal }) => make(input, signal),
    }),
  })
}

/** Puts a flat input where it belongs: braces of the path, then query or body. */
export function requestOf(
  [method, path]: Route,
  scope: Scope | undefined,
  input: Input,
): { url: string; body: string | undefined } {
  const left = new Map(
    Object.entries(input).filter(([, value]) => value !== undefined && value !== ''),
  )
  const scoped = path.replace('{p}-{s}', scope ? scopeText(scope) : '')
  const filled = scoped.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = left.get(name)
    left.delete(name)
    return forAddress(String(value))
  })
  if (method !== 'GET') {
    const names = new Set([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))
    return {
      url: filled,
      body: JSON.stringify(
        Object.fromEntries(Object.entries(input).filter(([name]) => !names.has(name))),
      ),
    }
  }
  const query = new URLSearchParams([...left].map(([name, value]) => [name, String(value)]))
  return { url: query.size ? `${filled}?${query}` : filled, body: undefined }
}

async function send(
  route: Route,
  scope: Scope | undefined,
  input: Input,
  signal?: AbortSignal,
): Promise<unknown> {
  const { url, body } = requestOf(route, scope, input)
  const headers: Record<string, string> = { accept: 'application/json' }
  if (body !== undefined)
    Object.assign(headers, { 'content-type': 'application/json', 'x-xsrf-token': xsrfToken() })
  const response = await fetch(url, {
    method: route[0],
    headers,
    body,
    signal,
    credentials: 'same-origin',
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error
    throw new CallFailure('offline')
  })
  const answer = (await response.json().catch(() => undefined)) as
    | { code: number; data: unknown; message: string; reason?: string }
    | undefined
  if (answer?.code === 200) return answer.data
  // A write without a living session is refused as forged before anyone asks who it is.
  if (answer?.code === 401 || (response.status === 403 && (await isSignedOut()))) {
    for (const watcher of watchers) watcher()
    throw new CallFailure('signedOut')
  }
  if (owing.includes(answer?.reason)) for (const watcher of owingWatchers) watcher()
  if (!answer || response.status >= 500) throw new CallFailure('fault')
  throw new CallFailure(
    'refused',
    answer.message,
    answer.reason,
    (answer.data ?? {}) as Record<string, string | number>,
  )
}

async function isSignedOut(): Promise<boolean> {
  const response = await fetch(admin.staff.me[1], { credentials: 'same-origin' }).catch(
    () => undefined,
  )
  const answer = (await response?.json().catch(() => undefined)) as { code: number } | undefined
  return answer?.code === 401
}

function xsrfToken(): string {
  return tokensToEcho(readCookies(document.cookie).get('STAFF-XSRF-TOKEN')) ?? ''
}
