import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { silentLog } from '#platform/log.ts'
import { stopOnSignals } from './stop-on-signals.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A process that notes with which codes it was told to exit. */
function processWith(close: (drainSeconds: number) => Promise<void>, drainSeconds = 0) {
  const codes: number[] = []
  const node = Object.assign(new EventEmitter(), { exit: (code: number) => void codes.push(code) })
  stopOnSignals(close, silentLog, drainSeconds, node)
  return { codes, signal: (name: 'SIGINT' | 'SIGTERM') => node.emit(name) }
}

describe.each(['SIGINT', 'SIGTERM'] as const)('after %s the process', (name) => {
  it('exits when everything is closed, and not before', async () => {
    let finish = () => {}
    const { codes, signal } = processWith(() => new Promise((resolve) => (finish = resolve)))
    signal(name)
    await vi.advanceTimersByTimeAsync(19_999)
    expect(codes).toEqual([])
    finish()
    await vi.advanceTimersByTimeAsync(0)
    expect(codes).toEqual([0])
  })

  it('exits with an error when closing fails', async () => {
    const { codes, signal } = processWith(() => Promise.reject(new Error('the disk is full')))
    signal(name)
    await vi.advanceTimersByTimeAsync(0)
    expect(codes).toEqual([1])
  })

  it('exits after 20 s, whatever still runs', async () => {
    const { codes, signal } = processWith(() => new Promise(() => {}))
    signal(name)
    await vi.advanceTimersByTimeAsync(20_000)
    expect(codes).toEqual([1])
  })

  it('exits at once on a second signal, and closes only once', async () => {
    const close = vi.fn(() => new Promise<void>(() => {}))
    const { codes, signal } = processWith(close)
    signal(name)
    signal('SIGINT')
    expect(codes).toEqual([1])
    expect(close).toHaveBeenCalledTimes(1)
  })
})

it.each([
  ['SIGTERM', 5],
  ['SIGINT', 0],
] as const)(
  'after %s it answers for %i more seconds, and then has the same time to finish',
  async (name, drainSeconds) => {
    const close = vi.fn(() => new Promise<void>(() => {}))
    const { codes, signal } = processWith(close, 5)
    signal(name)
    expect(close).toHaveBeenCalledWith(drainSeconds)
    await vi.advanceTimersByTimeAsync(19_999 + drainSeconds * 1_000)
    expect(codes).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(codes).toEqual([1])
  },
)
