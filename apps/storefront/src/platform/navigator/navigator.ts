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

let serial = 0
const newKey = ({ performance }: Window) => `${performance.now().toString(36)}-${(serial += 1)}`

const newEntry = (page: Window): Entry => ({ key: newKey(page), index: 0 })

/** The address that the browser shows, without its hash. */
const hereOf = ({ location }: Window) => location.pathname + location.search

/** Gives the entry that is shown the address of its page; the same one keeps its hash. */
function readdress({ history, location }: Window, here: string, entry: Entry, target: Target) {
  const url = urlOf(target)
  history.replaceState(entry, '', url === here ? url + location.hash : url)
}

type Entrance = Required<Pick<NavigatorOptions, 'guard' | 'lang'>> &
  Pick<NavigatorOptions, 'onUnknown'>

/** Which page an address leads to, after the guard has said where else to go. */
function entrance({ guard, lang, onUnknown }: Entrance) {
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

  return [allowed, entered] as const
}

/** Moves through the pages of the contract's table by the browser's history. */
export function createNavigator({
  loader,
  guard,
  home,
  lang = () => undefined,
  isElsewhere = () => false,
  openOutside: outside = (url) => page.location.assign(url),
  leave = async () => false,
  onUnknown,
  window: page = window,
}: NavigatorOptions): Navigator {
  const { history, location } = page
  const listeners = new Set<() => void>()
  const scroll = scrollMemory(page)
  const [allowed, entered] = entrance({ guard, lang, onUnknown })
  let going = 0
  let current = landed()
  const view = () => current

  function landed(): View {
    const here = hereOf(page)
    // A hint was for the page that is gone: this one was drawn without it.
    const { key, index } = entryOf(history.state) ?? newEntry(page)
    const target = entered(here)
    readdress(page, here, { key, index }, target)
    return { ...target, key, index, action: 'load' }
  }

  function commit(view: View): void {
    going += 1
    current = view
    for (const listener of listeners) listener()
  }

  function enter(target: Target, { replace = false, hint }: GoOptions): void {
    scroll.save(current)
    const index = current.index + (replace ? 0 : 1)
    const entry: Entry = { key: newKey(page), index, ...(isPlain(hint) && { hint }) }
    if (replace) history.replaceState(entry, '', urlOf(target))
    else history.pushState(entry, '', urlOf(target))
    commit({ ...target, ...entry, hint, action: replace ? 'replace' : 'push' })
  }

  function go(url: string, options: GoOptions = {}): void {
    const path = ownPath(url, location.origin)
    const elsewhere = path ?? outsideAddress(url)
    if (path === undefined || !isPage(path)) return elsewhere ? outside(elsewhere) : undefined
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
    const entry = entryOf(event.state) ?? newEntry(page)
    const here = hereOf(page)
    // Another language may have been chosen since.
    const target = allowed(withLang(here, lang()))
    if (!entryOf(event.state) || urlOf(target) !== here) readdress(page, here, entry, target)
    commit({ ...target, ...entry, action: 'pop' })
  }

  return {
    loader,
    scroll,
    view,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    go,
    back: () => stepBack(page, view, leave, () => go(home(), { replace: true })),
    async preload(url) {
      const path = ownPath(url, location.origin)
      if (path === undefined || !isPage(path)) return
      const target = allowed(path)
      if (!isElsewhere(target)) await loader.load(target).catch(() => undefined)
    },
    stop: listen(page, scroll, view, onPop),
  }
}

/** One page back; where none has come after a while, out of the shop, else `goHome`. */
function stepBack(
  page: Window,
  view: () => View,
  leave: () => Promise<boolean>,
  goHome: () => void,
): void {
  const before = view()
  page.history.back()
  page.setTimeout(() => {
    if (view() !== before) return
    void leave().then((hasLeft) => {
      if (!hasLeft && view() === before) goHome()
    })
  }, backFallback)
}

/** Hears of steps through the history and of the page being left; undone by what it answers. */
function listen(
  page: Window,
  scroll: ScrollMemory,
  view: () => View,
  onPop: (event: PopStateEvent) => void,
): () => void {
  const onLeave = () => {
    scroll.save(view())
    scroll.persist()
  }
  page.addEventListener('popstate', onPop)
  page.addEventListener('pagehide', onLeave)
  return () => {
    scroll.stop()
    page.removeEventListener('popstate', onPop)
    page.removeEventListener('pagehide', onLeave)
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
