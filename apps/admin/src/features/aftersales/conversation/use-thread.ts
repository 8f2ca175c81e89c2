import type { AdminMessage } from '@mallard/contract/aftersales/conversation/conversation-admin.calls'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSession } from '#platform/session.ts'
import { useFeedback } from '#platform/use-feedback.ts'
import { useInvalidate } from '#platform/use-invalidate.ts'
import { useSight } from '#platform/use-sight.ts'
import type { ShownConversation } from './thread-panel.tsx'

/**
 * The messages as they are known, the oldest first; marks those of the member as seen while the
 * window is looked at.
 */
export function useThread({ id, messages, unread }: ShownConversation) {
  const { api, can } = useSession()
  const queries = useQueryClient()
  const feedback = useFeedback()
  const invalidate = useInvalidate()
  const isSeen = useSight()
  const [before, setBefore] = useState<readonly AdminMessage[]>([])
  const [more, setMore] = useState<boolean>()
  const [isLoading, setLoading] = useState(false)
  const first = messages.list[0]?.id ?? 0
  const list = [...before.filter((message) => message.id < first), ...messages.list]
  const last = messages.list.at(-1)?.id

  useEffect(() => {
    if (unread === 0 || last === undefined || !isSeen || !can('service.write')) return
    api.conversationAdmin.read({ id, upTo: last }).then(
      () => invalidate(api.conversationAdmin),
      // They stay unread, and are marked with the next look.
      () => undefined,
    )
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each message that came
  }, [id, last, unread, isSeen])

  async function loadEarlier(): Promise<void> {
    const [oldest] = list
    if (!oldest) return
    setLoading(true)
    try {
      const page = await queries.fetchQuery(
        api.conversationAdmin.detail.query({ id, before: oldest.id }),
      )
      setBefore([...page.messages.list, ...list])
      setMore(page.messages.hasEarlier)
    } catch (error) {
      feedback.failed(error)
    } finally {
      setLoading(false)
    }
  }

  return { list, hasEarlier: more ?? messages.hasEarlier, isLoading, loadEarlier }
}
