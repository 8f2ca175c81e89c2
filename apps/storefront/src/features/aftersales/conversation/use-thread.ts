import type { ReplyOf } from '@mallard/contract/api'
import type { Calls } from '@mallard/contract/calls'
import { noticeSocketPath, serviceTopic } from '@mallard/contract/people/notices/notices.codes'
import { useLocale } from '@mallard/ui/locale'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useApi } from '#platform/api.ts'
import { connect } from '#platform/notices/connection.ts'
import { useWake } from '#platform/use-wake.ts'
import { withEarlier, withLatest, type Known } from './thread.rules.ts'

export type Latest = ReplyOf<Calls['conversation']['messages']>

/** Milliseconds after which the page asks by itself, where the socket brings nothing. */
const patience = 20_000

/** The messages of a member's conversation: the latest, live, and those before on demand. */
export function useThread(first: Latest) {
  const api = useApi()
  const client = useQueryClient()
  const locale = useLocale()
  const [isLoading, setLoading] = useState(false)
  const [known, setKnown] = useState<Known>(first)
  const ask = (): Promise<void> =>
    client
      .invalidateQueries({ queryKey: api.conversation.messages.query().queryKey, exact: true })
      .catch(() => undefined)
  const { data = first, dataUpdatedAt } = useQuery({
    ...api.conversation.messages.query(),
    refetchInterval: patience,
    meta: { isQuiet: true },
  })
  useEffect(() => setKnown((before) => withLatest(before, data)), [data])

  const asking = useRef(ask)
  useEffect(() => {
    asking.current = ask
  })
  const see = useSeen(data, ask)
  useWake(() => {
    see()
    void ask()
  })
  const store = api.conversation.messages.key[1]
  useEffect(() => {
    const lang = locale === 'en' ? 'en' : 'zh'
    const origin = location.origin.replace(/^http/, 'ws')
    const url = `${origin}${noticeSocketPath}?lang=${lang}&store=${store}&topic=${serviceTopic}`
    const again = () => void asking.current()
    return connect({ url, onOpen: again, onMessage: again }).close
  }, [locale, store])

  async function loadEarlier(): Promise<void> {
    const [oldest] = known.list
    if (!oldest || isLoading) return
    setLoading(true)
    try {
      const page = await client.fetchQuery(api.conversation.messages.query({ before: oldest.id }))
      setKnown((before) => withEarlier(before, page))
    } catch {
      // The shell has said why; the button is still there.
    } finally {
      setLoading(false)
    }
  }

  return { known, isLoading, loadEarlier, ask, latest: data, asOf: dataUpdatedAt }
}

/**
 * Tells the staff how far the member has read, while the page is in sight; what it gives is called
 * when it comes into sight.
 */
function useSeen({ list, unread }: Latest, onSeen: () => unknown): () => void {
  const api = useApi()
  const last = list.at(-1)?.id
  function see(): void {
    if (unread === 0 || last === undefined || document.hidden) return
    api.conversation.read({ upTo: last }).then(onSeen, () => undefined)
  }
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each message that came
  useEffect(see, [last, unread])
  return see
}
