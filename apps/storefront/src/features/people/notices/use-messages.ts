import type {
  Notice,
  NoticeKind,
  UnreadNotices,
} from '@mallard/contract/people/notices/notices.fields'
import { useQueryClient } from '@tanstack/react-query'
import { useApi, type Api } from '#platform/api.ts'
import { setNotices } from '#platform/session.ts'

export function pageQuery(api: Api, kind: NoticeKind | undefined, pageNum: number) {
  return api.notices.list.query({ pageNum, pageSize: 20, ...(kind && { kind }) })
}

interface ListPage {
  readonly list: readonly Notice[]
}

/**
 * What the lists say once these messages are read; a cached value that is no list stays as it is.
 */
export function asRead(data: unknown, isRead: (notice: Notice) => boolean): unknown {
  if (Array.isArray(data)) return data.map((page: unknown) => asRead(page, isRead))
  if (typeof data !== 'object' || data === null || !('list' in data)) return data
  const { list } = data as ListPage
  return {
    ...data,
    list: list.map((notice) => (isRead(notice) ? { ...notice, isRead: true } : notice)),
  }
}

export interface Messages {
  open: (notice: Notice) => void
  readAll: (kind: NoticeKind | undefined, upTo: number | undefined) => Promise<void>
}

/** What a shopper does with messages: the lists and counts in the cache follow. */
export function useMessages(): Messages {
  const api = useApi()
  const client = useQueryClient()

  function learn(counts: UnreadNotices, isRead: (notice: Notice) => boolean): void {
    setNotices(counts.total)
    client.setQueriesData({ queryKey: api.notices.list.key }, (data: unknown) =>
      asRead(data, isRead),
    )
    client.setQueriesData({ queryKey: api.notices.unread.key }, (data: unknown) =>
      data ? { ...data, ...counts } : data,
    )
    client
      .invalidateQueries({ queryKey: api.member.index.key, refetchType: 'none' })
      .catch(() => undefined)
  }

  return {
    open: ({ id, isRead }) => {
      if (isRead) return
      api.notices.read({ id }).then(
        (counts) => learn(counts, (notice) => notice.id === id),
        // It stays unread.
        () => undefined,
      )
    },
    readAll: async (kind, upTo) => {
      const counts = await api.notices.readAll({
        ...(kind && { kind }),
        ...(upTo !== undefined && { upTo }),
      })
      learn(
        counts,
        (notice) =>
          (kind === undefined || notice.kind === kind) && (upTo === undefined || notice.id <= upTo),
      )
    },
  }
}
