import type { Article, ArticleComment } from '@mallard/contract/content/article/article.fields'
import { fen } from '@mallard/kernel'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { stage, type Answers } from '#platform/test-stage.ts'
import { finishInit } from '#platform/session.ts'
import { ArticleBody } from './article-body.tsx'

const pic = { url: '/pictures/kettle.webp', width: 100, height: 75, color: '#eeeeee' }
const goods = {
  itemId: 4,
  productSn: 'P4',
  title: '轻声水壶',
  subTitle: '',
  pic,
  price: fen(12_900),
  listPrice: fen(12_900),
  sales: 0,
  stockState: 1 as const,
  tags: [],
}
const article: Article = {
  id: 1,
  url: 'kettle',
  title: '一只水壶为什么要重',
  summary: '底盘厚了一点',
  author: '老方',
  cover: pic,
  publishAt: Date.UTC(2026, 10, 20),
  updatedAt: Date.UTC(2026, 10, 20),
  parts: [
    { kind: 'text', html: '<p>水还没开的时候</p>' },
    { kind: 'goods', goods },
  ],
  liked: false,
  likeCount: 3,
  commentCount: 1,
  goods: [],
  more: [],
}
const reply = {
  commentId: 9,
  nickname: '',
  avatar: '',
  content: '可以先除一次垢',
  createTime: Date.UTC(2026, 10, 21),
  isMine: false,
  isAuthor: true,
  isWaiting: false,
}
const comment: ArticleComment = {
  ...reply,
  commentId: 8,
  nickname: '林',
  content: '原来是这样',
  isMine: true,
  isAuthor: false,
  replyCount: 5,
  replies: [reply],
}
const page = (list: ArticleComment[], more: object = {}) => ({
  list,
  total: list.length,
  pageNum: 1,
  pageSize: 10,
  hasNext: false,
  commentCount: list.length,
  liked: false,
  likeCount: 3,
  ...more,
})

function show(answers: Answers = {}, isSignedIn = true) {
  const set = stage({
    isSignedIn,
    page: { name: 'articleDetail' },
    answers: { 'article.comments': page([comment]), ...answers },
  })
  finishInit(undefined)
  set.show(<ArticleBody article={article} />)
  return set
}
const sent = (set: ReturnType<typeof show>, call: string) =>
  set.calls.flatMap(([name, input]) => (name === call ? [input] : []))

describe('an article', () => {
  it('shows its text, and goods with their price where the author put them', () => {
    show()
    screen.getByText('水还没开的时候')
    const card = screen.getByRole('link', { name: /轻声水壶/ })
    expect(card.getAttribute('href')).toBe('/goods/4-1-1')
  })

  it('shows a like at once and says to the shop what is wanted, not that it turns', async () => {
    const set = show({ 'article.like': { liked: true, likeCount: 4 } })
    await screen.findByText('原来是这样')
    fireEvent.click(screen.getByRole('button', { name: '赞，3 人觉得不错' }))
    await screen.findByRole('button', { name: '赞，4 人觉得不错', pressed: true })
    await waitFor(() => expect(sent(set, 'article.like')).toEqual([{ url: 'kettle', liked: true }]))
  })

  it('takes a like back that was refused', async () => {
    show({ 'article.like': 'tooOften' })
    await screen.findByText('原来是这样')
    fireEvent.click(screen.getByRole('button', { name: '赞，3 人觉得不错' }))
    await screen.findByRole('button', { name: '赞，3 人觉得不错', pressed: false })
  })

  it('marks the author’s answer, and offers what is hidden of a conversation', async () => {
    const set = show({
      'article.replies': { ...page([]), list: [reply, { ...reply, commentId: 10, content: '好' }] },
    })
    await screen.findByText('作者')
    fireEvent.click(screen.getByRole('button', { name: '查看全部 5 条回复' }))
    await screen.findByText('好')
    expect(sent(set, 'article.replies')).toEqual([{ commentId: 8, pageSize: 100 }])
  })

  it('keeps what was typed when it is refused, and sends it with another number', async () => {
    const answers: Record<string, unknown> = { 'article.create': 'commentTooSoon' }
    const set = show(answers)
    await screen.findByText('原来是这样')
    fireEvent.click(screen.getByRole('button', { name: '写评论' }))
    const words = await screen.findByRole('textbox', { name: '评论内容' })
    fireEvent.change(words, { target: { value: ' 学到了 ' } })
    fireEvent.click(screen.getByRole('button', { name: '发表' }))
    await waitFor(() => expect(sent(set, 'article.create')).toHaveLength(1))
    expect((words as HTMLTextAreaElement).value).toBe(' 学到了 ')
    await waitFor(() =>
      expect((screen.getByRole('button', { name: '发表' }) as HTMLButtonElement).disabled).toBe(
        false,
      ),
    )
    fireEvent.click(screen.getByRole('button', { name: '发表' }))
    await waitFor(() => expect(sent(set, 'article.create')).toHaveLength(2))
    const [first, second] = sent(set, 'article.create') as { requestId: string; content: string }[]
    expect(first).toMatchObject({ content: '学到了' })
    expect(second?.requestId).not.toBe(first?.requestId)
  })
})
