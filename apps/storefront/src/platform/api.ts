import type { Call, Envelope, InputOf, Method, ReplyOf } from '@mallard/contract/api'
import type { Calls } from '@mallard/contract/calls'
import { firstRoutes } from '@mallard/contract/first-routes.gen'
import { scopeText, type Scope } from '@mallard/kernel'
import { queryOptions } from '@tanstack/react-query'
import { createContext, useContext } from 'react'

export interface CallRequest {
  /** `cart.add` */
  name: string
  method: Method
  /** Still with its braces. */
  path: string
  /** Names of input fields that travel in the query although the method has a body. */
  queryNames: readonly string[]
  scope: Scope
  input: Readonly<Record<string, unknown>>
  signal?: AbortSignal | undefined
  /** Fetched for the query cache, whose page shows its failure. */
  isQuery?: boolean | undefined
  /** Fetched ahead of need: a failure is nobody's business yet. */
  isQuiet?: boolean | undefined
}

/** Makes a call and answers its `data`; throws ApiError. */
export type Transport = (request: CallRequest) => Promise<unknown>

type Input<I> = Record<never, never> extends I ? [input?: I] : [input: I]

export interface ApiCall<I, R> {
  /** Makes the call. Refusals are shown to the shopper by the shell and thrown as ApiError. */
  (...input: Input<I>): Promise<R>
  /** Options for useQuery and for a screen's `queries`; the key is [name, scope, input]. */
  query(...input: Input<I>): ReturnType<typeof queryOptions<R, Error, R, readonly unknown[]>>
  /**
   * The key of all queries of this call in this scope, for invalidateQueries and setQueriesData.
   */
  readonly key: readonly [name: string, scope: string]
}

/** What a caller gets: the data, and on paths with /dining/ the whole answer (specification §8). */
type AnswerOf<C extends Call> = C['path'] extends `${string}/dining/${string}`
  ? Envelope<ReplyOf<C> | null>
  : ReplyOf<C>

export type Api = {
  readonly [Domain in keyof Calls]: {
    readonly [Name in keyof Calls[Domain]]: Calls[Domain][Name] extends infer C extends Call
      ? ApiCall<InputOf<C>, AnswerOf<C>>
      : never
  }
}

type Row = readonly [method: Method, path: string, queryNames?: readonly string[]]

const known = firstRoutes as unknown as Readonly<Record<string, Row>>

/** The table of all calls grows with the shop and is not among what the first page weighs. */
async function rowOf(domain: string, callName: string): Promise<Row> {
  const routes: Readonly<Record<string, Readonly<Record<string, unknown>>>> =
    await import('@mallard/contract/routes.gen')
  return routes[domain]?.[callName] as Row
}

/** Binds the call table to a way of travel and to the store one is in. */
export function createApi(transport: Transport, scope: Scope): Api {
  return table((domain) =>
    table((callName) => bindCall(transport, scope, domain, callName)),
  ) as unknown as Api
}

/** An object whose values are made when they are first asked for. */
function table<T>(make: (name: string) => T): Readonly<Record<string, T>> {
  return new Proxy<Record<string, T>>(
    {},
    { get: (made, name: string) => (made[name] ??= make(name)) },
  )
}

function bindCall(transport: Transport, scope: Scope, domain: string, callName: string) {
  const name = `${domain}.${callName}`
  const key = [name, scopeText(scope)] as const
  const send = async (
    input: Readonly<Record<string, unknown>> = {},
    extra?: Pick<CallRequest, 'signal' | 'isQuiet' | 'isQuery'>,
  ) => {
    const [method, path, queryNames = []] = known[name] ?? (await rowOf(domain, callName))
    return transport({ name, method, path, queryNames, scope, input, ...extra })
  }
  return Object.assign((input?: Readonly<Record<string, unknown>>) => send(input), {
    key,
    query: (input: Readonly<Record<string, unknown>> = {}) =>
      queryOptions({
        queryKey: [...key, input],
        queryFn: ({ signal, meta }) =>
          send(input, { signal, isQuery: true, isQuiet: meta?.['isQuiet'] === true }),
      }),
  })
}

const ApiContext = createContext<Api | undefined>(undefined)
export const ApiProvider = ApiContext

/** The calls of the store that this page belongs to: `api.cart.add({ goods, qty })`. */
export function useApi(): Api {
  const api = useContext(ApiContext)
  if (!api) throw new Error('useApi outside of the shell')
  return api
}
