import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { writeToCache } from './write-to-cache.ts'

it('is not overtaken by a reading that began before it', async () => {
  const queries = new QueryClient()
  let answer: (state: string) => void = () => undefined
  const queryKey = ['1-1', 'return', 7]
  queries.setQueryData(queryKey, 'booked')
  const observer = new QueryObserver(queries, {
    queryKey,
    queryFn: () => new Promise<string>((resolve) => (answer = resolve)),
    staleTime: Infinity,
  })
  const stop = observer.subscribe(() => undefined)
  const read = observer.refetch()
  await writeToCache(queries, { queryKey }, 'cancelled')
  answer('booked')
  await read
  expect(observer.getCurrentResult().data).toBe('cancelled')
  await writeToCache<string>(queries, { queryKey }, (before) => `${before}, and booked again`)
  expect(queries.getQueryData(queryKey)).toBe('cancelled, and booked again')
  stop()
  queries.clear()
})
