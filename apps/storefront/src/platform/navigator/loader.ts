import type { PageName } from '@mallard/contract/pages'
import type { Locale, Scope } from '@mallard/kernel'
import type { QueryClient, UseQueryOptions, UseQueryResult } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { Api } from '../api.ts'
import { clearUserCache } from '../clear-user-cache.ts'
import type { AnyScreen, PageContext, ScreenModule } from '../screen.ts'
import { queryOf, scopeOf, type Target } from './view.ts'

export type LoadScreen = () => Promise<ScreenModule>

export type Screens = Readonly<Record<PageName, LoadScreen>>

export interface PageFailedProps {
  context: PageContext
  results: readonly UseQueryResult[]
  error: unknown
}

export interface LoaderOptions {
  loadScreen: (name: PageName) => Promise<ScreenModule>
  /** What stands in place of a page whose data did not come. */
  PageFailed: ComponentType<PageFailedProps>
  queryClient: QueryClient
  apiFor: (scope: Scope) => Api
  /** The store of pages without one in their path. */
  fallbackScope: () => Scope
  locale: () => Locale
}

/** Brings the code and the data of pages, ahead of need or when needed. */
export interface PageLoader {
  readonly PageFailed: ComponentType<PageFailedProps>
  screen(name: PageName): AnyScreen | undefined
  loadScreen(name: PageName): Promise<AnyScreen>
  context(target: Target): PageContext
  /** Options of the page's critical queries by their names; undefined before its code is there. */
  queries(target: Target): Readonly<Record<string, UseQueryOptions>> | undefined
  isReady(target: Target): boolean
  /** Code, then data. Failed data is no failure: the page itself will ask again and say so. */
  load(target: Target): Promise<void>
  /** Forgets what was fetched for somebody, and no page in sight shows. */
  forget(): void
  subscribe(listener: () => void): () => void
}

export function createLoader({
  loadScreen: fetchScreen,
  PageFailed,
  queryClient,
  apiFor,
  fallbackScope,
  locale,
}: LoaderOptions): PageLoader {
  const loaded = new Map<PageName, AnyScreen>()
  const coming = new Map<PageName, Promise<AnyScreen>>()
  const listeners = new Set<() => void>()

  function loadScreen(name: PageName): Promise<AnyScreen> {
    const present = coming.get(name)
    if (present) return present
    const promise = Promise.resolve()
      .then(() => fetchScreen(name))
      .then(
        ({ default: screen }) => {
          loaded.set(name, screen)
          for (const listener of listeners) listener()
          return screen
        },
        (error: unknown) => {
          coming.delete(name)
          throw error
        },
      )
    coming.set(name, promise)
    return promise
  }

  function context(target: Target): PageContext {
    const scope = scopeOf(target) ?? fallbackScope()
    return {
      name: target.name,
      params: target.params as PageContext['params'],
      query: queryOf(target.search),
      scope,
      api: apiFor(scope),
      locale: locale(),
    }
  }

  function queries(target: Target) {
    const screen = loaded.get(target.name)
    return (
      screen &&
      ((screen.queries?.(context(target)) ?? {}) as Readonly<Record<string, UseQueryOptions>>)
    )
  }

  return {
    PageFailed,
    screen: (name) => loaded.get(name),
    loadScreen,
    context,
    queries,
    isReady(target) {
      const wanted = queries(target)
      return (
        wanted !== undefined &&
        Object.values(wanted).every(
          ({ queryKey }) => queryClient.getQueryData(queryKey) !== undefined,
        )
      )
    },
    async load(target) {
      await loadScreen(target.name)
      await Promise.all(
        Object.values(queries(target) ?? {}).map((options) =>
          queryClient.prefetchQuery({ ...options, meta: { isQuiet: true } }),
        ),
      )
    },
    forget: () => clearUserCache(queryClient, 'unseen'),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
