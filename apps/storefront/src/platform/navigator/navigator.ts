import type { Locale } from '@mallard/kernel'
import { inLang, langOf, withLang } from '@mallard/contract/lang'
import { outsideAddress, ownPath } from '@mallard/contract/own-path'
import { backFallback } from '@mallard/contract/constants'
import type { PageLoader } from './loader.ts'
import { scrollMemory, type ScrollMemory } from './scroll.ts'
import { isPage, targetOf, urlOf, type Target, type View } from './view.ts'

export interface GoOptions {
  replace?: boolean | undefined
  /** Given to the page as `hint`, for example the picture that was tapped. */
  hint?: unknown
}

export interface Navigator {
  readonly loader: PageLoader
  readonly scroll: ScrollMemory
  view(): View
  subscribe(listener: () => void): () => void
  /**
   * To a page of ours; other addresses leave the shop, and what is no page is asked of the server.
   */
  go(url: string, options?: GoOptions): void
  /** One page back, and to the home page when there is none. */
  back(): void
  /** Fetches code and data of a page ahead of need; what does not come is no failure yet. */
  preload(url: string): Promise<void>
  stop(): void
}

export interface NavigatorOptions {
  loader: PageLoader
  /** Where to go instead, for example to the login page; undefined when the page may be entered. */
  guard: (target: Target) => string | undefined
  home: () => string
  /** The language that stands in every address, if the first one named one. */
  lang?: () => Locale | undefined
  /** Pages that are opened again rather than here. */
  isElsewhere?: (target: Target) => boolean
  /** Opens an address that is no page of ours. */
  openOutside?: (url: string) => void
  /**
   * Leaves the shop where it has no page to go back to; false when nobody around it takes the
   * shopper.
   */
  leave?: () => Promise<boolean>
  /** Somebody followed an address that no page has, and is led elsewhere. */
  onUnknown?: (() => void) | undefined
  window?: Window
}

/**
 * A page that is nearly there is waited for this long (ms) before its skeleton is shown instead.
 */
const grace = 60

interface Entry {
  key: string
  index: number
  hint?: unknown
}

function entryOf(state: unknown): Entry | undefined {
  return typeof state === 'object' && state !== null && 'key' in state && 'index' in state
    ? (state as Entry)
    : undefined
}

/** Moves through the pages of the contract's table by the browser's history. */
export function createNavigator({
  loader,
  guard,
  home,
  lang = () => undefined,
  isElsewhere = () => false,
  openOutside,
  leave = async () => false,
  onUnknown,
  window: page = window,
}: NavigatorOptions): Navigator {
  const { history, location } = page
  const outside = openOutside ?? ((url: string) => location.assign(url))
  const listeners = new Set<() => void>()
  const scroll = scrollMemory(page)
  let serial = 0
  let going = 0

  const newKey = () => `${page.performance.now().toString(36)}-${(serial += 1)}`

  /** Follows the guard; two steps are the longest chain there is (unknown page, then login). */
  function allowed(url: string): Target {
    let target = targetOf(inLang(url, lang()))
    for (let step = 0; step < 3; step += 1) {
      const instead = guard(target)
      if (instead === undefined) return target
      target = targetOf(inLang(instead, lang()))
    }
    return target
  }

  /** The same for a page that is gone to, not only fetched ahead. */
  function entered(url: string): Target {
    const target = allowed(url)
    if (target.name !== 'notFound' && targetOf(url).name === 'notFound') onUnknown?.()
    return target
  }

  function landed(): View {
    const here = location.pathname + location.search
    // A hint was for the page that is gone: this one was drawn without it.
    const { key, index } = entryOf(history.state) ?? { key: newKey(), index: 0 }
    const target = entered(here)
    history.replaceState(
      { key, index },
      '',
      urlOf(target) === here ? here + location.hash : urlOf(target),
    )
    return { ...target, key, index, action: 'load' }
  }

  let current = landed()

  function commit(view: View): void {
    going += 1
    current = view
    for (const listener of listeners) listener()
  }

  function enter(target: Target, { replace = false, hint }: GoOptions): void {
    scroll.save(current)
    const entry: Entry = {
      key: newKey(),
      index: replace ? current.index : current.index + 1,
      ...(isPlain(hint) && { hint }),
    }
    if (replace) history.replaceState(entry, '', urlOf(target))
    else history.pushState(entry, '', urlOf(target))
    commit({ ...target, ...entry, hint, action: replace ? 'replace' : 'push' })
  }

  function go(url: string, options: GoOptions = {}): void {
    const path = ownPath(url, location.origin)
    if (path === undefined) {
      const elsewhere = outsideAddress(url)
      if (elsewhere !== undefined) outside(elsewhere)
      return
    }
    if (!isPage(path)) return outside(path)
    const target = entered(path)
    if (isElsewhere(target) || langOf(target.search) !== lang())
      return options.replace ? location.replace(urlOf(target)) : location.assign(urlOf(target))
    if (loader.isReady(target)) return enter(target, options)
    const turn = (going += 1)
    const enterOnce = () => {
      if (turn === going) enter(target, options)
    }
    page.setTimeout(enterOnce, grace)
    loader.load(target).then(enterOnce, enterOnce)
  }

  function onPop(event: PopStateEvent): void {
    scroll.save(current)
    const entry = entryOf(event.state) ?? { key: newKey(), index: 0 }
    const here = location.pathname + location.search
    // Another language may have been chosen since.
    const target = allowed(withLang(here, lang()))
    if (!entryOf(event.state) || urlOf(target) !== here)
      history.replaceState(entry, '', urlOf(target) === here ? here + location.hash : urlOf(target))
    commit({ ...target, ...entry, action: 'pop' })
  }

  function back(): void {
    const before = current
    history.back()
    page.setTimeout(() => {
      if (current !== before) return
      void leave().then((hasLeft) => {
        if (!hasLeft && current === before) go(home(), { replace: true })
      })
    }, backFallback)
  }

  const onLeave = () => {
    scroll.save(current)
    scroll.persist()
  }

  page.addEventListener('popstate', onPop)
  page.addEventListener('pagehide', onLeave)

  return {
    loader,
    scroll,
    view: () => current,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    go,
    back,
    async preload(url) {
      const path = ownPath(url, location.origin)
      if (path === undefined || !isPage(path)) return
      const target = allowed(path)
      if (!isElsewhere(target)) await loader.load(target).catch(() => undefined)
    },
    stop() {
      scroll.stop()
      page.removeEventListener('popstate', onPop)
      page.removeEventListener('pagehide', onLeave)
    },
  }
}

/**
 * Hints with functions or elements cannot be written into the history; they live as long as the
 * page.
 */
function isPlain(hint: unknown): boolean {
  if (hint === undefined) return false
  try {
    structuredClone(hint)
    return true
  } catch {
    return false
  }
}
