import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { Keyed } from './api.ts'

/**
 * Asks again for all that these calls, or all calls of these nouns, have answered:
 * `invalidate(api.levelAdmin.list, api.staff.audit)`. Done when what is shown of it is there.
 */
export function useInvalidate(): (...all: readonly Keyed[]) => Promise<unknown> {
  const queries = useQueryClient()
  return useCallback(
    (...all) => Promise.all(all.map(({ key }) => queries.invalidateQueries({ queryKey: key }))),
    [queries],
  )
}
