import {
  useCallback,
  useEffect,
  useMemo,
  useSyncExternalStore,
  type AnchorHTMLAttributes,
  type MouseEvent,
} from 'react'

type Guard = () => Promise<boolean>

const listeners = new Set<() => void>()
/**
 * The newest is asked before the page is left; work that is not saved stands behind each: the
 * page's, and that of a form over it.
 */
let guards: readonly Guard[] = []
const guard = () => guards.at(-1)
let current = here()
/** What each list was asked for last, as long as the tab lives: the way back to it leads there. */
const lastSearches = new Map<string, string>([[location.pathname, location.search]])

function here(): string {
  return location.pathname + location.search
}

function feedback(): void {
  current = here()
  lastSearches.set(location.pathname, location.search)
  for (const listener of listeners) listener()
}

addEventListener('popstate', () => {
  if (!guard()) return feedback()
  const wanted = here()
  history.pushState(null, '', current)
  void navigate(wanted)
})
addEventListener('beforeunload', (event) => {
  if (guard()) event.preventDefault()
})

/** Goes to an address, unless the operator would rather stay with what is not saved. */
export async function navigate(to: string, { replace = false } = {}): Promise<void> {
  if (to === here()) return
  if (to.split('?')[0] !== location.pathname && !(await mayLeave())) return
  history[replace ? 'replaceState' : 'pushState'](null, '', to)
  feedback()
  if (!replace) scrollTo(0, 0)
}

/** The address of a list as it was left: its tab, what was searched for, its page. */
export function asLeft(to: string): string {
  return to.includes('?') ? to : to + (lastSearches.get(to) ?? '')
}

/** Whether the page may be left for good; asks the operator where something is not saved. */
export async function mayLeave(): Promise<boolean> {
  return guard()?.() ?? true
}

/**
 * Loads another document, of which the operator was asked before: nothing of this one stays in
 * memory.
 */
export function load(to: string): void {
  guards = []
  location.assign(to)
}

export function useAddress(): URL {
  const path = useSyncExternalStore(subscribe, () => current)
  return useMemo(() => new URL(path, location.origin), [path])
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Filters that live in the address: read them, or change some (undefined and '' take one away). */
export function useFilters(): [
  URLSearchParams,
  (change: Readonly<Record<string, string | number | undefined>>) => void,
] {
  const { pathname, searchParams } = useAddress()
  const change = useCallback(
    (wanted: Readonly<Record<string, string | number | undefined>>) => {
      const next = new URLSearchParams(location.search)
      for (const [name, value] of Object.entries(wanted)) {
        if (value === undefined || value === '') next.delete(name)
        else next.set(name, String(value))
      }
      void navigate(next.size ? `${pathname}?${next}` : pathname, { replace: true })
    },
    [pathname],
  )
  return [searchParams, change]
}

/** Asks `mayLeave` before this page is left, as long as there is one. */
export function useLeaveGuard(mayLeave: Guard | undefined): void {
  useEffect(() => {
    if (!mayLeave) return
    guards = [...guards, mayLeave]
    return () => {
      guards = guards.filter((each) => each !== mayLeave)
    }
  }, [mayLeave])
}

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: string
}

/** A link within the back office; other buttons and keys do what a browser does. */
export function Link({ to, onClick, ...rest }: LinkProps) {
  function follow(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event)
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return
    event.preventDefault()
    event.stopPropagation()
    void navigate(to)
  }
  return <a href={to} onClick={follow} {...rest} />
}
