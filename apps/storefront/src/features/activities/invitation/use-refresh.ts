import { useQueryClient } from '@tanstack/react-query'
import { useApi } from '#platform/api.ts'

/** Reads events anew: places, and where one stands. */
export function useRefresh(): () => void {
  const { invitation } = useApi()
  const client = useQueryClient()
  return () => {
    for (const { key } of [invitation.detail, invitation.list])
      void client.invalidateQueries({ queryKey: key })
  }
}
