import { isKept, urlOf, type View } from './view.ts'

export interface ScrollMemory {
  save(view: View): void
  /**
   * Puts the window where it was when this entry, or this kept page, was left; else to the top. A
   * document that came already scrolled, by the browser or by the shopper, is left where it is: a
   * page that moves under a finger loses the tap.
   */
  restore(view: View): void
  /** Forgets the places of kept pages. */
  forget(): void
  /** Before the document goes: writes the places down, so that they outlive a reload. */
  persist(): void
  stop(): void
}

const storageKey = 'scroll'
const remembered = 60

/**
 * Remembers the scroll place of each history entry for the tab's life, and that of each kept page
 * while it is kept.
 */
export function scrollMemory(page: Window): ScrollMemory {
  const places = new Map<string, number>(read(page))
  const keptPlaces = new Map<string, number>()
  let pending = 0
  const leaveToBrowser = (value: ScrollRestoration) => {
    if ('scrollRestoration' in page.history) page.history.scrollRestoration = value
  }
  // Between our pages it is ours; a document that is opened again is scrolled by the browser, long
  // before our code is there.
  leaveToBrowser('manual')
  const onShow = () => leaveToBrowser('manual')
  page.addEventListener('pageshow', onShow)

  function moveTo(top: number, attempts: number): void {
    page.cancelAnimationFrame(pending)
    page.scrollTo(0, top)
    // The page may still grow, for example while its data comes; a shopper's own scroll ends the
    // attempts.
    if (attempts > 0 && Math.abs(page.scrollY - top) > 1)
      pending = page.requestAnimationFrame(() => moveTo(top, attempts - 1))
  }
  const giveUp = () => page.cancelAnimationFrame(pending)
  for (const event of ['touchstart', 'wheel', 'keydown'])
    page.addEventListener(event, giveUp, { passive: true })

  return {
    save(view) {
      places.delete(view.key)
      places.set(view.key, page.scrollY)
      if (isKept(view)) keptPlaces.set(urlOf(view), page.scrollY)
    },
    restore(view) {
      if (view.action === 'load' && page.scrollY !== 0) return
      const known = places.get(view.key) ?? (isKept(view) ? keptPlaces.get(urlOf(view)) : undefined)
      if (known !== undefined) return moveTo(known, 60)
      if (view.action !== 'load') moveTo(0, 0)
    },
    forget: () => keptPlaces.clear(),
    persist() {
      leaveToBrowser('auto')
      try {
        page.sessionStorage.setItem(storageKey, JSON.stringify([...places].slice(-remembered)))
      } catch {
        // Full or forbidden: places are lost on reload only.
      }
    },
    stop() {
      giveUp()
      page.removeEventListener('pageshow', onShow)
      for (const event of ['touchstart', 'wheel', 'keydown'])
        page.removeEventListener(event, giveUp)
    },
  }
}

function read(page: Window): [string, number][] {
  try {
    const value: unknown = JSON.parse(page.sessionStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(value) ? (value as [string, number][]) : []
  } catch {
    return []
  }
}
