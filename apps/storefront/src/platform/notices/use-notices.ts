import { noticeSocketPath } from '@mallard/contract/people/notices/notices.codes'
import type { Notice } from '@mallard/contract/people/notices/notices.fields'
import { useLocale } from '@mallard/ui/locale'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { useApi, type Api } from '#platform/api.ts'
import { currentSession, setNotices } from '#platform/session.ts'
import { connect } from './connection.ts'

/** What the shopper is told: one message, or that there were several while the page was away. */
export type NoticeEntry = { notice: Notice } | { count: number }

/** What is the same for everyone, and what a form rests on; all else a message may be about. */
const unconcerned =
  /^(identity|store|catalog|cms|article|guides|review|collection|checkout|share)\./

/** Asks again for what is in sight of the thing that a message is about, on whatever page. */
function refresh(client: QueryClient): void {
  client
    .invalidateQueries({
      predicate: ({ queryKey: [name] }) => typeof name === 'string' && !unconcerned.test(name),
    })
    .catch(() => undefined)
}

function socketUrl(locale: string, store: string): string {
  return `${location.origin.replace(/^http/, 'ws')}${noticeSocketPath}?lang=${locale === 'en' ? 'en' : 'zh'}&store=${store}`
}

/**
 * Follows the messages of the shopper who is signed in: counts them, tells of each, and after a gap
 * of what was missed.
 */
export function useNotices(): [entry: NoticeEntry | undefined, dismiss: () => void] {
  const api = useApi()
  const client = useQueryClient()
  // A page in another language gets its messages in that language.
  const locale = useLocale()
  const [queue, setQueue] = useState<readonly NoticeEntry[]>([])

  useEffect(() => {
    const tell = (entry: NoticeEntry) => setQueue((before) => [...before.slice(-2), entry])
    // Up to here all was fetched; what the socket brings besides is counted and told once, in
    // whatever order it comes.
    let fetched: number | undefined
    let newest = 0
    let heard: number[] = []
    const connection = connect({
      url: socketUrl(locale, api.notices.unread.key[1]),
      onOpen: () => {
        catchUp(api, client, fetched === undefined ? undefined : newest)
          .then(({ total, newest: last, missed }) => {
            const unshown = missed.filter(({ id }) => !heard.includes(id))
            heard = heard.filter((id) => id > last)
            setNotices(total + heard.length)
            fetched = last
            newest = Math.max(newest, last)
            if (unshown.length > 0) refresh(client)
            const [only] = unshown
            if (unshown.length === 1 && only) tell({ notice: only })
            if (unshown.length > 1) tell({ count: unshown.length })
          })
          // The next return asks again.
          .catch(() => undefined)
      },
      onMessage: (text) => {
        const notice = JSON.parse(text) as Notice
        if (fetched !== undefined && notice.id <= fetched) return
        newest = Math.max(newest, notice.id)
        heard.push(notice.id)
        setNotices(currentSession().notices + 1)
        refresh(client)
        tell({ notice })
      },
    })
    return connection.close
  }, [api, client, locale])

  const dismiss = useCallback(() => setQueue((before) => before.slice(1)), [])
  return [queue[0], dismiss]
}

async function catchUp(api: Api, client: QueryClient, after: number | undefined) {
  const options = api.notices.unread.query(after === undefined ? {} : { after })
  return client.fetchQuery({ ...options, staleTime: 0, gcTime: 0, meta: { isQuiet: true } })
}
