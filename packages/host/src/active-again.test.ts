import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { whenActiveAgain, type ActiveAgainOptions } from './active-again.ts'
import { HostError } from './host.ts'
import { fakePage, outcomeOf, type FakePage } from './test-host-page.ts'

let page: FakePage

beforeEach(() => {
  vi.useFakeTimers()
  page = fakePage('')
})
afterEach(() => vi.useRealTimers())

const wait = (options?: ActiveAgainOptions) => outcomeOf(whenActiveAgain(page, options))
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
const returned = { value: 'returned' }

/** How hosts tell that their own page is gone, after having told that it came. */
const returns: [title: string, leave: () => void, comeBack: () => void][] = [
  ['a web view that is hidden and shown', () => page.hide(), () => page.show()],
  [
    'iOS, which takes the page from its cache',
    () => page.tell('pagehide'),
    () => page.tell('pageshow'),
  ],
  ['a window that loses and gets the focus', () => page.tell('blur'), () => page.tell('focus')],
  ['developer tools without visibility', () => undefined, () => page.tell('focus')],
  [
    'a native page that writes into the hash',
    () => undefined,
    () => {
      page.location.hash = '#_paid=1'
      page.tell('hashchange')
    },
  ],
]

describe('coming back to the page', () => {
  it.each(returns)('is seen in %s', async (_, leave, comeBack) => {
    const waiting = wait()
    await pass(50)
    leave()
    await pass(5_000)
    expect(waiting.now()).toBe('waiting')
    comeBack()
    await pass(0)
    expect(waiting.now()).toEqual(returned)
  })

  it('is not believed in the first 300 ms: some hosts show the page once more before they cover it', async () => {
    const waiting = wait()
    page.hide()
    page.show()
    await pass(299)
    page.tell('focus')
    await pass(0)
    expect(waiting.now()).toBe('waiting')
    await pass(1)
    page.tell('focus')
    await pass(0)
    expect(waiting.now()).toEqual(returned)
  })

  it('needs a leaving before, or 400 ms in hosts that tell of none', async () => {
    const waiting = wait()
    await pass(399)
    page.tell('focus')
    await pass(0)
    expect(waiting.now()).toBe('waiting')
    await pass(1)
    page.tell('focus')
    await pass(0)
    expect(waiting.now()).toEqual(returned)
  })

  it('is not another hash of the page’s own', async () => {
    const waiting = wait()
    await pass(1_000)
    page.location.hash = '#reviews'
    page.tell('hashchange')
    await pass(0)
    expect(waiting.now()).toBe('waiting')
  })

  it('is given up after 15 minutes', async () => {
    const waiting = wait()
    await pass(15 * 60_000 - 1)
    expect(waiting.now()).toBe('waiting')
    await pass(1)
    expect(waiting.now()).toEqual({ error: new HostError('timeout') })
  })

  it('listens no more when it is over', async () => {
    const asked = vi.fn(async () => true)
    const waiting = wait({ poll: asked })
    await pass(3_000)
    expect(waiting.now()).toEqual(returned)
    await pass(60_000)
    expect(asked).toHaveBeenCalledTimes(1)
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('asking in the meantime', () => {
  it('happens every 3 s while the page is visible, one question at a time', async () => {
    let answer: (isOver: boolean) => void = () => undefined
    const asked = vi.fn(() => new Promise<boolean>((resolve) => (answer = resolve)))
    const waiting = wait({ poll: asked })
    page.hide()
    await pass(9_000)
    expect(asked).not.toHaveBeenCalled()
    page.tell('blur')
    const visible = vi.spyOn(page.document, 'visibilityState', 'get').mockReturnValue('visible')
    await pass(3_000)
    await pass(6_000)
    expect(asked).toHaveBeenCalledTimes(1)
    answer(false)
    await pass(3_000)
    expect(asked).toHaveBeenCalledTimes(2)
    expect(waiting.now()).toBe('waiting')
    answer(true)
    await pass(0)
    expect(waiting.now()).toEqual(returned)
    visible.mockRestore()
  })

  it('survives a question that fails', async () => {
    const asked = vi
      .fn<() => Promise<boolean>>()
      .mockRejectedValueOnce(new Error('no line'))
      .mockResolvedValue(true)
    const waiting = wait({ poll: asked })
    await pass(3_000)
    expect(waiting.now()).toBe('waiting')
    await pass(3_000)
    expect(waiting.now()).toEqual(returned)
  })
})
