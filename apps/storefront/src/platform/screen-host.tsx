import { ErrorState } from '@mallard/ui/empty'
import { useQuery, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query'
import { Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { isApiError } from './api-error.ts'
import { useNavigator } from './navigator/context.tsx'
import type { PageLoader } from './navigator/loader.ts'
import type { Target } from './navigator/view.ts'
import { PageSkeleton } from './page-skeleton.tsx'
import type { AnyScreen, Head, PageContext } from './screen.ts'
import { readStored, store } from './storage.ts'
import { usePageHead } from './title.ts'

export interface PageBoxProps {
  loader: PageLoader
  target: Target
  context: PageContext
  hint: unknown
}

/** One page: its code, then its data, then itself. */
export function PageBox({ loader, target, context, hint }: PageBoxProps) {
  const screen = useSyncExternalStore(
    loader.subscribe,
    () => loader.screen(context.name),
    () => loader.screen(context.name),
  )
  const navigator = useNavigator()

  const [attempt, setAttempt] = useState(0)
  const [failedAttempt, setFailedAttempt] = useState(-1)

  useEffect(() => {
    if (screen) return
    loader.load(target).catch(() => {
      reloadOnce()
      setFailedAttempt(attempt)
    })
  }, [screen, loader, target, attempt])

  if (!screen && failedAttempt === attempt)
    return <ErrorState onRetry={() => setAttempt(attempt + 1)} />
  if (!screen) return <PageSkeleton name={context.name} onBack={navigator?.back} />
  return (
    <ScreenHost
      // One that names other queries by its query string is another one.
      key={context.name + Object.keys(loader.queries(target) ?? {}).join()}
      screen={screen}
      loader={loader}
      target={target}
      context={context}
      hint={hint}
    />
  )
}

interface ScreenHostProps extends PageBoxProps {
  screen: AnyScreen
}

const noHead: Head = {}

/**
 * A screen always names the same number of queries, and `useQueries` would add 2 kB to every page.
 */
function useEach(queries: readonly UseQueryOptions[]): UseQueryResult[] {
  // oxlint-disable-next-line react-hooks/rules-of-hooks
  return queries.map((options) => useQuery(options))
}

function ScreenHost({ screen, loader, target, context, hint }: ScreenHostProps) {
  const wanted = loader.queries(target) ?? {}
  const names = Object.keys(wanted)
  const results = useEach(Object.values(wanted))
  const failed = results.find((result) => result.isError && result.data === undefined)
  const isReady = results.every((result) => result.data !== undefined)
  const data = Object.fromEntries(names.map((name, index) => [name, results[index]?.data]))
  usePageHead(context, isReady ? (screen.head?.(context, data as never) ?? noHead) : undefined)

  if (isReady) return <screen.Screen {...context} data={data as never} hint={hint} />
  // The shell asks a stranger to sign in: what will be here stands behind that question.
  if (failed && !isForMembers(failed.error)) {
    return (
      <Suspense>
        <loader.PageFailed context={context} results={results} error={failed.error} />
      </Suspense>
    )
  }
  if (screen.Skeleton) return <screen.Skeleton {...context} hint={hint} />
  return <PageSkeleton name={context.name} />
}

function isForMembers(error: unknown): boolean {
  return isApiError(error) && error.code === 401
}

/** A chunk that is gone means that a newer shop is out: take it, but never in a circle. */
function reloadOnce(): void {
  if (!navigator.onLine) return
  const key = 'reloadedAt'
  const now = String(Date.now())
  const last = Number(readStored(key, 'sessionStorage') ?? 0)
  if (Number(now) - last < 30_000) return
  store(key, now, 'sessionStorage')
  // Where nothing is remembered, nobody would know when to stop.
  if (readStored(key, 'sessionStorage') === now) location.reload()
}
