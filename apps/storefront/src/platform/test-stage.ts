import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { ApiError } from './api-error.ts'
import { ApiProvider, createApi, type CallRequest } from './api.ts'
import { NavigatorProvider, PageProvider } from './navigator/context.tsx'
import type { Navigator } from './navigator/navigator.ts'
import type { PageContext } from './screen.ts'
import { forgetShopper, signInAs, type Identity } from './session.ts'

/** What calls answer, by name; a text is a refusal, a function is asked. */
export type Answers = Readonly<Record<string, unknown>>

export interface Stage {
  /** Calls that were made, by name, with their input. */
  readonly calls: readonly (readonly [name: string, input: unknown])[]
  /** Addresses that were gone to. */
  readonly went: readonly string[]
  show: (children: ReactNode) => void
  /** What the server would draw. */
  draw: (children: ReactNode) => string
}

const shopper: Identity = { id: 7, nickname: '林', avatar: '', roles: ['user'], staffLevel: 0 }

/** A page of store 1-1 without a server: what is shown on it, what it asks, where it goes. */
export function stage({
  answers = {},
  isSignedIn = false,
  page = {},
}: { answers?: Answers; isSignedIn?: boolean; page?: Partial<PageContext> } = {}): Stage {
  const calls: [string, unknown][] = []
  const went: string[] = []
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Infinity } },
  })
  const scope = { partnerId: 1, storeId: 1 } as PageContext['scope']
  const api = createApi(async ({ name, input }: CallRequest) => {
    calls.push([name, input])
    const answer = answers[name]
    if (typeof answer === 'string') throw new ApiError(500, answer)
    if (typeof answer === 'function') return (answer as () => unknown)()
    if (answer === undefined) return new Promise(() => undefined)
    return answer
  }, scope)
  const navigator = {
    go: (url: string) => went.push(url),
    back: () => went.push('back'),
    preload: () => undefined,
  } as unknown as Navigator
  const context = {
    name: 'goods',
    params: {},
    query: {},
    scope,
    api,
    locale: 'zh',
    ...page,
  } as PageContext
  if (isSignedIn) signInAs(shopper)
  else forgetShopper()

  const around = (children: ReactNode) =>
    createElement(
      QueryClientProvider,
      { client },
      createElement(
        NavigatorProvider,
        { value: navigator },
        createElement(
          PageProvider,
          { value: context },
          createElement(ApiProvider, { value: api }, children),
        ),
      ),
    )
  let rerender: ((children: ReactNode) => void) | undefined
  return {
    calls,
    went,
    draw: (children) => renderToString(around(children)),
    show(children) {
      if (rerender) rerender(around(children))
      else rerender = render(around(children)).rerender
    },
  }
}
