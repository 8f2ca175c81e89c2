import type { InputOf } from '@mallard/contract/api'
import type { Calls } from '@mallard/contract/calls'
import { toast } from '@mallard/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useApi } from '#platform/api.ts'
import { newUuid } from '#platform/new-uuid.ts'

type Said = Omit<InputOf<Calls['dining']['comment']>, 'token' | 'requestId'>

/**
 * Sends what was said of a dish, once however often; true when it is kept. A refusal comes with the
 * answer, and is told here.
 */
export function useSendComment(token: string): (said: Said) => Promise<boolean> {
  const api = useApi()
  const client = useQueryClient()
  const requestId = useRef<string>(undefined)
  return async (said) => {
    requestId.current ??= newUuid()
    try {
      const { code, message } = await api.dining.comment({
        ...said,
        token,
        requestId: requestId.current,
      })
      if (code !== 200) toast(message)
      // Somebody else may have used the receipt.
      await client.invalidateQueries({ queryKey: api.dining.receipt.key })
      return code === 200
    } catch {
      // The shell has told the guest why; what was written stays.
      return false
    }
  }
}
