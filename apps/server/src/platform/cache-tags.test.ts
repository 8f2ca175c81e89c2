import { fakeClock } from '@mallard/testing/clock'
import { expect, it, vi } from 'vitest'
import { createCache } from './cache.ts'
import { dropTags, followDrops } from './cache-tags.ts'
import { silentLog } from './log.ts'
import { processSignals } from './signals/index.ts'
import { createListeners } from './signals/signals.ts'

const caches = () => ({ cache: createCache(fakeClock()), documents: createCache(fakeClock()) })
const read = (cache: ReturnType<typeof createCache>, text: string, tag: string) =>
  cache.get(tag, 5_000, async () => text, [tag])

it('is forgotten in every process that hears of it, and in the own one though none does', async () => {
  const [here, there] = [caches(), caches()]
  const signals = processSignals()
  const stop = followDrops({ ...there, signals })
  const all = [here.cache, here.documents, there.cache, there.documents]
  for (const cache of all) {
    await read(cache, 'old', 'goods')
    await read(cache, 'old', 'pages')
  }
  dropTags({ ...here, signals, log: silentLog }, ['goods'])
  for (const cache of all) {
    expect(await read(cache, 'new', 'goods')).toBe('new')
    expect(await read(cache, 'new', 'pages')).toBe('old')
  }
  stop()
  dropTags({ ...here, signals, log: silentLog }, ['pages'])
  expect(await read(here.cache, 'new', 'pages')).toBe('new')
  expect(await read(there.cache, 'new', 'pages')).toBe('old')
})

it('is forgotten whole where something may have been missed', async () => {
  const kept = caches()
  const { listen, emitGap } = createListeners()
  followDrops({ ...kept, signals: { ...processSignals(), listen } })
  for (const cache of [kept.cache, kept.documents]) await read(cache, 'old', 'goods')
  emitGap()
  for (const cache of [kept.cache, kept.documents])
    expect(await read(cache, 'new', 'goods')).toBe('new')
})

it('changes here also while the others cannot be told, which is written down', async () => {
  const kept = caches()
  const warn = vi.fn()
  const signals = { ...processSignals(), send: () => Promise.reject(new Error('away')) }
  await read(kept.cache, 'old', 'goods')
  dropTags({ ...kept, signals, log: { ...silentLog, warn } as never }, ['goods'])
  expect(await read(kept.cache, 'new', 'goods')).toBe('new')
  await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce())
})
