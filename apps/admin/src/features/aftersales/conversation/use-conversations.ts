import { serviceTopic } from '@mallard/contract/people/notices/notices.codes'
import type { Api } from '#platform/api.ts'
import { useInvalidate } from '#platform/use-invalidate.ts'
import { useLive } from '#platform/use-live.ts'

/** What is shown of conversations is asked for again as soon as somebody writes. */
export function useConversations(api: Api): void {
  const invalidate = useInvalidate()
  useLive(serviceTopic, () => void invalidate(api.conversationAdmin))
}
