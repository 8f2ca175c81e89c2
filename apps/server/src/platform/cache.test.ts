import { fakeClock } from '@mallard/testing/clock'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createCache } from './cache.ts'

function counter() {
  let loads = 0
  return { load: async () => ++loads }
}

describe('the cache', () => {
  it('loads once for callers that come at the same time and while it is fresh', async () => {
    const clock = fakeClock()
    const cache = createCache(clock)
    const { load } = counter()
    expect(await Promise.all([cache.get('a', 5_000, load), cache.get('a', 5_000, load)])).toEqual([
      1, 1,
    ])
    clock.advance(4_999)
    expect(await cache.get('a', 5_000, load)).toBe(1)
    clock.advance(1)
    expect(await cache.get('a', 5_000, load)).toBe(2)
  })

  it('counts what was kept, shared with somebody else and read, by the kind of key', async () => {
    const clock = fakeClock()
    const cache = createCache(clock)
    const { load } = counter()
    await Promise.all([cache.get('list:1', 5_000, load), cache.get('list:1', 5_000, load)])
    await cache.get('list:1', 5_000, load)
    await cache.get('list:2', 5_000, load)
    await cache.get('goods:1', 5_000, async () => Promise.reject(new Error('x'))).catch(() => {})
    expect(Object.fromEntries(cache.counts)).toEqual({
      list: { kept: 1, joined: 1, read: 2 },
      goods: { kept: 0, joined: 0, read: 1 },
    })
  })

  it('keeps nothing longer than ten seconds, whatever is asked', async () => {
    const clock = fakeClock()
    const cache = createCache(clock)
    const { load } = counter()
    await cache.get('a', 3_600_000, load)
    clock.advance(10_000)
    expect(await cache.get('a', 3_600_000, load)).toBe(2)
  })

  it('knows whether anything can be shown that was read before', async () => {
    const clock = fakeClock()
    const cache = createCache(clock)
    expect(cache.hasKept()).toBe(false)
    await cache.get('broken', 1_000, async () => Promise.reject(new Error('x'))).catch(() => {})
    expect(cache.hasKept()).toBe(false)
    await cache.get('a', 1_000, async () => 'read')
    clock.advance(600_000)
    expect(cache.hasKept()).toBe(true)
    clock.advance(1)
    expect(cache.hasKept()).toBe(false)
  })

  it('shows what was read before for ten minutes in faults that leave it true, and in no other', async () => {
    const clock = fakeClock()
    const cache = createCache(clock, undefined, (error) => (error as Error).message === 'away')
    const broken = (message: string) => async (): Promise<string> =>
      Promise.reject(new Error(message))
    await cache.get('a', 1_000, async () => 'read')
    clock.advance(300_000)
    expect(await cache.get('a', 1_000, broken('away'))).toBe('read')
    clock.advance(300_000)
    expect(await cache.get('a', 1_000, broken('away'))).toBe('read')
    clock.advance(1_000)
    await expect(cache.get('a', 1_000, broken('away'))).rejects.toThrow('away')
    await cache.get('b', 1_000, async () => 'read')
    clock.advance(1_000)
    await expect(cache.get('b', 1_000, broken('refused'))).rejects.toThrow('refused')
    await expect(cache.get('c', 1_000, broken('away'))).rejects.toThrow('away')
  })

  it('does not keep a failure', async () => {
    const cache = createCache(fakeClock())
    await expect(cache.get('a', 1_000, () => Promise.reject(new Error('down')))).rejects.toThrow(
      'down',
    )
    expect(await cache.get('a', 1_000, async () => 'up')).toBe('up')
  })

  it('forgets what was read from something, also when its load still runs', async () => {
    const cache = createCache(fakeClock())
    const { load } = counter()
    await cache.get('a', 5_000, load, ['goods', 'prices'])
    await cache.get('b', 5_000, load, ['prices'])
    await cache.get('c', 5_000, load)
    cache.forget(['goods', 'pages'])
    expect(await cache.get('b', 5_000, load)).toBe(2)
    expect(await cache.get('a', 5_000, load, ['goods', 'prices'])).toBe(4)
    expect(await cache.get('c', 5_000, load)).toBe(3)

    let answer = (_text: string) => {}
    const slow = cache.get('slow', 5_000, () => new Promise((resolve) => (answer = resolve)), ['x'])
    cache.forget(['x'])
    answer('of before')
    expect(await slow).toBe('of before')
    expect(await cache.get('slow', 5_000, async () => 'of now', ['x'])).toBe('of now')
    cache.clear()
    expect(cache.size).toBe(0)
  })

  it('stays bounded and lets the least used leave first', async () => {
    const cache = createCache(fakeClock(), { entries: 3, bytes: 1_000_000 })
    for (const key of ['a', 'b', 'c', 'a', 'd']) await cache.get(key, 5_000, async () => 'first')
    expect(cache.size).toBe(3)
    expect(await cache.get('a', 5_000, async () => 'second')).toBe('first')
    expect(await cache.get('b', 5_000, async () => 'second')).toBe('second')
  })

  it('keeps no more than it has room for, whatever is read, forgotten and read again', async () => {
    const act = fc.record({
      what: fc.constantFrom('read', 'read', 'read', 'broken', 'forget', 'later'),
      key: fc.integer({ min: 1, max: 8 }),
      size: fc.integer({ min: 1, max: 60 }),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(act, { maxLength: 60 }), async (acts) => {
        const clock = fakeClock()
        const cache = createCache(clock, { entries: 6, bytes: 100 }, () => true)
        for (const { what, key, size } of acts) {
          if (what === 'later') clock.advance(size * 100)
          else if (what === 'forget') cache.forget([String(key)])
          else {
            const load = async () => {
              if (what === 'broken') throw new Error('away')
              return { keptBytes: size }
            }
            await cache.get(String(key), 5_000, load, [String(key)]).catch(() => {})
          }
          expect(cache.bytes).toBeLessThanOrEqual(100)
          expect(cache.bytes).toBeGreaterThanOrEqual(cache.size)
          expect(cache.size).toBeLessThanOrEqual(6)
        }
        cache.forget(acts.map(({ key }) => String(key)))
        expect(cache.bytes).toBe(0)
      }),
    )
  })
})
