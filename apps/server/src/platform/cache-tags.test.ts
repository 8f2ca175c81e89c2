import { fakeClock } from '@mallard/testing/clock'
import { expect, it, vi } from 'vitest'
import { createCache } from './cache.ts'
import { dropTags, followDrops } from './cache-tags.ts'
import { silentLog } from './log.ts'
import { processSignals } from './signals/index.ts'
import { createListeners } from './signals/signals.ts'

const read = (cache: ReturnType<typeof createCache>, text: string, tag: string) =>
  cache.get(tag, 5_000, async () => text, [tag])

it('is forgotten in every process that hears of it, and in the own one though none does', async () => {
  const [here, there] = [createCache(fakeClock()), createCache(fakeClock())]
  const signals = processSignals()
  const stop = followDrops({ cache: there, signals })
  for (const cache of [here, there]) {
    await read(cache, 'old', 'goods')
    await read(cache, 'old', 'pages')
  }
  dropTags({ cache: here, signals, log: silentLog }, ['goods'])
  for (const cache of [here, there]) {
    expect(await read(cache, 'new', 'goods')).toBe('new')
    expect(await read(cache, 'new', 'pages')).toBe('old')
  }
  stop()
  dropTags({ cache: here, signals, log: silentLog }, ['pages'])
  expect(await read(here, 'new', 'pages')).toBe('new')
  expect(await read(there, 'new', 'pages')).toBe('old')
})

it('is forgotten whole where something may have been missed', async () => {
  const cache = createCache(fakeClock())
  const { listen, emitGap } = createListeners()
  followDrops({ cache, signals: { ...processSignals(), listen } })
  await read(cache, 'old', 'goods')
  emitGap()
  expect(await read(cache, 'new', 'goods')).toBe('new')
})

it('changes here also while the others cannot be told, which is written down', async () => {
  const cache = createCache(fakeClock())
  const warn = vi.fn()
  const signals = { ...processSignals(), send: () => Promise.reject(new Error('away')) }
  await read(cache, 'old', 'goods')
  dropTags({ cache, signals, log: { ...silentLog, warn } as never }, ['goods'])
  expect(await read(cache, 'new', 'goods')).toBe('new')
  await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce())
})
