// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { connect } from './connection.ts'

/** What the browser would open, without a server. */
class FakeSocket {
  static readonly all: FakeSocket[] = []
  onopen: (() => void) | undefined
  onmessage: ((event: { data: string }) => void) | undefined
  onclose: ((event: { code: number }) => void) | undefined
  wasClosed = false
  constructor() {
    FakeSocket.all.push(this)
  }
  close(): void {
    this.wasClosed = true
  }
}

const last = () => FakeSocket.all.at(-1)!
const count = () => FakeSocket.all.length
const opened: string[] = []
const received: string[] = []
let close: () => void
let visibility: DocumentVisibilityState = 'visible'

function see(state: DocumentVisibilityState): void {
  visibility = state
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(1)
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
  vi.stubGlobal('WebSocket', FakeSocket)
  ;({ close } = connect({
    url: 'ws://shop/ws/notices',
    onOpen: () => opened.push('open'),
    onMessage: (text) => received.push(text),
  }))
})
afterEach(() => {
  close()
  FakeSocket.all.length = 0
  opened.length = 0
  received.length = 0
  visibility = 'visible'
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('the connection for messages', () => {
  it('hands on what comes', () => {
    last().onopen?.()
    last().onmessage?.({ data: 'hello' })
    expect([opened, received]).toEqual([['open'], ['hello']])
  })

  it('comes back with growing pauses, of a minute at most', () => {
    for (const pause of [1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000]) {
      const before = count()
      last().onclose?.({ code: 1006 })
      vi.advanceTimersByTime(pause - 1)
      expect(count()).toBe(before)
      vi.advanceTimersByTime(1)
      expect(count()).toBe(before + 1)
    }
  })

  it('begins with short pauses again after it was sound, and does not after it broke at once', () => {
    last().onclose?.({ code: 1006 })
    vi.advanceTimersByTime(1_000)
    last().onopen?.()
    last().onclose?.({ code: 1006 })
    vi.advanceTimersByTime(1_999)
    expect(count()).toBe(2)
    vi.advanceTimersByTime(1)
    last().onopen?.()
    vi.advanceTimersByTime(11_000)
    last().onclose?.({ code: 1012 })
    vi.advanceTimersByTime(1_000)
    expect(count()).toBe(4)
  })

  it('stays away when the session has ended', () => {
    last().onclose?.({ code: 4401 })
    vi.advanceTimersByTime(600_000)
    window.dispatchEvent(new Event('online'))
    expect(count()).toBe(1)
  })

  it('waits to be looked at when there are too many pages', () => {
    last().onclose?.({ code: 1008 })
    vi.advanceTimersByTime(600_000)
    expect(count()).toBe(1)
    see('hidden')
    see('visible')
    expect(count()).toBe(2)
  })

  it('waits for the network, and comes back with it at once', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    last().onclose?.({ code: 1006 })
    vi.advanceTimersByTime(600_000)
    expect(count()).toBe(1)
    window.dispatchEvent(new Event('online'))
    expect(count()).toBe(2)
  })

  it('is made again when the page was out of sight for long, and kept when it was not', () => {
    const first = last()
    first.onopen?.()
    see('hidden')
    vi.advanceTimersByTime(30_000)
    see('visible')
    expect(count()).toBe(1)
    see('hidden')
    vi.advanceTimersByTime(61_000)
    see('visible')
    expect([first.wasClosed, count()]).toEqual([true, 2])
    // The old one says good-bye late: that is no reason to open a third.
    first.onclose?.({ code: 1006 })
    vi.advanceTimersByTime(60_000)
    expect(count()).toBe(2)
  })

  it('lets the browser keep the page, and comes back when it is shown again', () => {
    const first = last()
    window.dispatchEvent(new Event('pagehide'))
    expect(first.wasClosed).toBe(true)
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    expect(count()).toBe(2)
  })

  it('is over when it is closed', () => {
    const first = last()
    close()
    first.onclose?.({ code: 1005 })
    vi.advanceTimersByTime(600_000)
    see('visible')
    expect([first.wasClosed, count()]).toEqual([true, 1])
  })
})
