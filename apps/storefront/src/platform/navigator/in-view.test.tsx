import { afterEach, beforeEach, expect, it, vi } from 'vitest'

/** A window in which everything is in view as soon as it is watched. */
class AllInView {
  private readonly tell: (entries: object[]) => void
  constructor(tell: (entries: object[]) => void) {
    this.tell = tell
  }
  observe(target: Element): void {
    this.tell([{ target, isIntersecting: true }])
  }
  unobserve(): void {}
}

const preload = vi.fn<() => Promise<void>>(async () => undefined)

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
  vi.stubGlobal('IntersectionObserver', AllInView)
  vi.stubGlobal('navigator', { connection: { effectiveType: '4g' } })
  document.body.innerHTML = '<a id="usual"></a><div data-calm><a id="calm"></a></div>'
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  preload.mockClear()
})

async function watch(id: string): Promise<(() => void) | undefined> {
  const { preloadInView } = await import('./in-view.ts')
  return preloadInView(document.getElementById(id)!, preload)
}
/** Longer than a page takes to come to rest (ms). */
const rest = () => vi.advanceTimersByTimeAsync(10_000)

it('fetches what a link in view leads to ahead when the page has come to rest', async () => {
  await watch('usual')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(preload).not.toHaveBeenCalled()
  await rest()
  expect(preload).toHaveBeenCalledTimes(1)
})

it.each(['pointerdown', 'wheel', 'touchmove', 'keydown'])(
  'waits on a page with much of its own for a first sign of somebody: %s',
  async (sign) => {
    await watch('calm')
    await rest()
    expect(preload).not.toHaveBeenCalled()
    dispatchEvent(new Event(sign))
    await rest()
    expect(preload).toHaveBeenCalledTimes(1)
  },
)

it('fetches nothing for a link that was gone before the first sign', async () => {
  const stop = await watch('calm')
  stop?.()
  dispatchEvent(new Event('wheel'))
  await rest()
  expect(preload).not.toHaveBeenCalled()
})

it('takes what scrolls by itself for nobody’s sign', async () => {
  await watch('calm')
  document.querySelector('[data-calm]')!.dispatchEvent(new Event('scroll'))
  dispatchEvent(new Event('scroll'))
  await rest()
  expect(preload).not.toHaveBeenCalled()
})
