import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { scrollMemory, type ScrollMemory } from './scroll.ts'
import type { View } from './view.ts'

const view = (action: View['action'], key = 'a') =>
  ({
    name: 'goods',
    pathname: '/goods/1-1/1',
    search: '',
    key,
    index: 0,
    action,
  }) as unknown as View

describe('where a page stands', () => {
  let memory: ScrollMemory
  let top = 0

  beforeEach(() => {
    top = 0
    sessionStorage.clear()
    vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => top)
    vi.spyOn(window, 'scrollTo').mockImplementation(((_left: number, to: number) => {
      top = to
    }) as typeof window.scrollTo)
    history.scrollRestoration = 'auto'
    memory = scrollMemory(window)
  })

  afterEach(() => {
    memory.stop()
    vi.restoreAllMocks()
  })

  /** The page is left at a place, and opened again as a document. */
  function openedAgain(at: number) {
    top = at
    memory.save(view('push'))
    memory.persist()
    memory.stop()
    top = 0
    memory = scrollMemory(window)
  }

  it('is the browser’s to restore while no code of ours runs, and ours from then on', () => {
    expect(history.scrollRestoration).toBe('manual')
    memory.persist()
    expect(history.scrollRestoration).toBe('auto')
    // Back from the browser's own cache.
    window.dispatchEvent(new Event('pageshow'))
    expect(history.scrollRestoration).toBe('manual')
  })

  it('comes back after a reload that the browser did not scroll', () => {
    openedAgain(300)
    memory.restore(view('load'))
    expect(top).toBe(300)
  })

  it('stays where a document was scrolled before our code came', () => {
    openedAgain(300)
    top = 120
    memory.restore(view('load'))
    expect(top).toBe(120)
  })

  it('is the top of a page that is new, and the old place of one that is gone back to', () => {
    top = 300
    memory.save(view('push'))
    memory.restore(view('push', 'b'))
    expect(top).toBe(0)
    memory.restore(view('pop'))
    expect(top).toBe(300)
  })
})
