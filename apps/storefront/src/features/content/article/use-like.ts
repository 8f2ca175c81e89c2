import type { Article } from '@mallard/contract/content/article/article.fields'
import { useRef, useState } from 'react'
import { useApi } from '#platform/api.ts'
import { useRequireLogin } from '#platform/login.ts'

type Likes = Pick<Article, 'liked' | 'likeCount'>

/** Whether the reader likes an article: shown at once, taken back when it is refused. */
export function useLike(article: Article, known: Likes | undefined) {
  const api = useApi()
  const requireLogin = useRequireLogin()
  const [said, setSaid] = useState<Likes>()
  const isBusy = useRef(false)
  const { liked, likeCount } = said ?? known ?? article

  async function press(): Promise<void> {
    if (isBusy.current || !(await requireLogin())) return
    isBusy.current = true
    const next = !liked
    setSaid({ liked: next, likeCount: likeCount + (next ? 1 : -1) })
    try {
      setSaid(await api.article.like({ url: article.url, liked: next }))
    } catch {
      // The shell says why.
      setSaid({ liked, likeCount })
    } finally {
      isBusy.current = false
    }
  }

  return { liked, likeCount, press }
}
