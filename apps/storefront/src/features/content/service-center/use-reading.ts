import type { Article } from '@mallard/contract/content/service-center/service-center.calls'
import { useEffect, useState } from 'react'
import { useApi } from '#platform/api.ts'

/** Counts that an article is read, and takes what its reader says of it. */
export function useReading({ id, helpful: before }: Article) {
  const api = useApi()
  const [said, setSaid] = useState<boolean | null>(null)
  const [helpful, setHelpful] = useState(before)
  const [isSaying, setSaying] = useState(false)

  useEffect(() => {
    let isHere = true
    // Nobody is told when it is not counted.
    void api.service.read({ id }).then(
      ({ isHelpful }) => isHere && setSaid((now) => now ?? isHelpful),
      () => undefined,
    )
    return () => {
      isHere = false
    }
  }, [api, id])

  async function say(isHelpful: boolean): Promise<void> {
    setSaying(true)
    try {
      const answer = await api.service.vote({ id, isHelpful })
      setSaid(answer.isHelpful ?? isHelpful)
      setHelpful(answer.helpful)
    } catch {
      // The shell says why.
    } finally {
      setSaying(false)
    }
  }

  return { said, helpful, isSaying, say }
}
