import type { Evaluate } from '@mallard/contract/activities/evaluate/evaluate.fields'
import { toast } from '@mallard/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useApi } from '#platform/api.ts'
import { newUuid } from '#platform/new-uuid.ts'
import { readStored, store } from '#platform/storage.ts'
import { evaluateTexts } from './evaluate.texts.ts'

interface Applying {
  readonly reason: string
  readonly setReason: (reason: string) => void
  /** What is wrong with the reason, once it was sent so. */
  readonly error: string | undefined
  readonly isBusy: boolean
  readonly apply: (addressId: number | undefined) => void
}

/**
 * An application for a trial: sent once, with one number however often it is tried. What was written
 * is still there for who leaves to add an address.
 */
export function useApply({ id }: Pick<Evaluate, 'id'>, onDone: () => void): Applying {
  const texts = evaluateTexts()
  const api = useApi()
  const client = useQueryClient()
  const key = `evaluate:${id}`
  const [reason, setReason] = useState(() => readStored(key, 'sessionStorage') ?? '')
  const [wasSent, setSent] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const request = useRef(newUuid())
  const isMissing = reason.trim() === ''

  function write(words: string): void {
    setReason(words)
    store(key, words || undefined, 'sessionStorage')
  }

  async function apply(addressId: number | undefined): Promise<void> {
    setSent(true)
    if (isBusy || isMissing || addressId === undefined) return
    setBusy(true)
    try {
      await api.evaluate.apply({ id, reason, addressId, requestId: request.current })
      store(key, undefined, 'sessionStorage')
      toast(texts.sent, { tone: 'good' })
      onDone()
    } catch {
      // The shell has told the shopper why; what was written stays.
    } finally {
      setBusy(false)
      void client.invalidateQueries({ queryKey: api.evaluate.detail.key })
      void client.invalidateQueries({ queryKey: api.evaluate.list.key })
    }
  }

  return {
    reason,
    setReason: write,
    error: wasSent && isMissing ? texts.reasonMissing : undefined,
    isBusy,
    apply: (addressId) => void apply(addressId),
  }
}
