import type {
  Article,
  ArticleComment,
  ArticleReply,
} from '@mallard/contract/content/article/article.fields'
import { confirm } from '@mallard/ui/dialog'
import { toast } from '@mallard/ui/toast'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useApi, type Api } from '#platform/api.ts'
import { isTransport } from '#platform/api-error.ts'
import { useRequireLogin } from '#platform/login.ts'
import { newUuid } from '#platform/new-uuid.ts'
import { useSession } from '#platform/session.ts'
import { articleTexts } from './article.texts.ts'

const pageSize = 10

export const commentsQuery = (api: Api, url: string, pageNum: number) =>
  api.article.comments.query({ url, pageNum, pageSize })

type First = Awaited<ReturnType<Api['article']['comments']>>

export interface CommentsOf {
  /** The first page with what the reader may see; undefined until it has come. */
  readonly first: First | undefined
  readonly hasFailed: boolean
  readonly again: () => void
  /** Opens the sheet, to answer somebody if one is named. */
  readonly write: (to?: Pick<ArticleComment, 'commentId' | 'nickname'>) => void
  readonly remove: (comment: ArticleReply) => Promise<void>
  /** What the sheet writes; undefined while it is closed. */
  readonly draft: Draft
}

/** What is being written. */
export interface Draft {
  readonly isOpen: boolean
  /** Whom it answers. */
  readonly to: string | undefined
  readonly isSending: boolean
  readonly close: () => void
  /** True once it is kept. */
  readonly send: (content: string) => Promise<boolean>
}

interface Answering {
  readonly commentId: number
  readonly nickname: string
}

/** Comments of an article as its reader sees them, and what they write. */
export function useComments({ url }: Article): CommentsOf {
  const api = useApi()
  const client = useQueryClient()
  const texts = articleTexts()
  const requireLogin = useRequireLogin()
  const [isOpen, setOpen] = useState(false)
  const [to, setTo] = useState<Answering>()
  const [isSending, setSending] = useState(false)
  const request = useRef(newUuid())
  // Whose they are is known then: one's own may wait to be looked at.
  const isKnown = useSession(({ initStatus }) => initStatus === 'done')
  const { data, isError, refetch } = useQuery({
    ...commentsQuery(api, url, 1),
    enabled: isKnown,
  })
  const refresh = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: api.article.comments.key }),
      client.invalidateQueries({ queryKey: api.article.replies.key }),
    ])

  async function write(answered?: Answering): Promise<void> {
    if (!(await requireLogin())) return
    setTo(answered)
    setOpen(true)
  }

  async function send(content: string): Promise<boolean> {
    setSending(true)
    try {
      const { isWaiting } = await api.article.create({
        requestId: request.current,
        url,
        content,
        ...(to && { parentId: to.commentId }),
      })
      request.current = newUuid()
      toast(isWaiting ? texts.waits : texts.sent, { tone: 'good' })
      setOpen(false)
      await refresh()
      return true
    } catch (error) {
      // Who did not hear the answer asks again with the same number; a refusal was heard.
      if (!isTransport(error)) request.current = newUuid()
      return false
    } finally {
      setSending(false)
    }
  }

  async function remove({ commentId }: ArticleReply): Promise<void> {
    const isSure = await confirm({
      title: texts.removeAsk,
      text: texts.removeNote,
      cancel: texts.cancel,
      ok: texts.remove,
    })
    if (!isSure) return
    try {
      await api.article.delete({ commentId })
      toast(texts.removed)
      await refresh()
    } catch {
      // The shell says why.
    }
  }

  return {
    first: data,
    hasFailed: isError,
    again: () => void refetch(),
    write: (answered) => void write(answered),
    remove,
    draft: { isOpen, to: to?.nickname, isSending, close: () => setOpen(false), send },
  }
}
