import type { Guide } from '@mallard/contract/content/kitchen/kitchen.fields'
import { useEffect, useState } from 'react'
import { readStored, store } from '#platform/storage.ts'

/** What was ticked off in a guide; this phone keeps it. */
export function useChecks({ productId }: Guide) {
  const key = `guide ${productId}`
  const [done, setDone] = useState<readonly string[]>([])
  // Not before the page has come to life: the server knows nothing of it.
  useEffect(() => setDone((readStored(key) ?? '').split('\n').filter(Boolean)), [key])
  return {
    has: (check: string) => done.includes(check),
    set(check: string, isDone: boolean): void {
      const next = isDone ? [...done, check] : done.filter((each) => each !== check)
      setDone(next)
      store(key, next.length > 0 ? next.join('\n') : undefined)
    },
  }
}
