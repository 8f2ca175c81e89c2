import { cutText } from '@mallard/kernel'
import type { AdminComment } from '@mallard/contract/content/article/article-admin.calls'
import { Button } from 'antd'
import { defineList } from '#platform/list/define-list.tsx'
import { SegmentField, WordField } from '#platform/list/fields.tsx'
import { oneOf, words } from '#platform/list/filters.ts'
import { CommentWords } from './comment-words.tsx'
import { commentTexts } from './comment.texts.ts'
import { useCommentActions } from './use-comment-actions.tsx'

const states = ['waiting', 'shown', 'hidden', 'all'] as const

/** Comments of articles that were written in the store; those that wait come oldest first. */
export default defineList({
  texts: commentTexts,
  filters: { state: oneOf(states, 'waiting'), q: words() },
  name: 'article-comments.list',
  read: (api, asked) => api.articleCommentAdmin.list.query(asked),
  isFresh: true,
  useOwn: ({ open }) => useCommentActions(open),
  head: ({ texts, data, session: { canEverywhere } }, { mode, setMode }) => ({
    title: texts.title,
    hint: data && texts.hint(data.waiting),
    actions: canEverywhere('content.write') && mode !== undefined && (
      <Button onClick={() => void setMode(!mode)}>
        {mode ? texts.checkedFirst : texts.checkedAfter}
      </Button>
    ),
  }),
  fields: ({ texts, field }) => (
    <>
      <SegmentField
        of={field('state')}
        label={texts.state}
        options={states.map((value) => ({ value, label: texts[value] }))}
      />
      <WordField of={field('q')} label={texts.search} />
    </>
  ),
  rowKey: 'id',
  columns: ({ texts, session: { store } }, { decisionsOn }) => [
    {
      title: texts.comment,
      key: 'comment',
      card: 'wide',
      render: (_, comment) => <CommentWords comment={comment} />,
    },
    ...(store.rights.includes('content.write')
      ? [
          {
            title: texts.decide,
            key: 'decide',
            card: 'last' as const,
            width: 220,
            render: (_: unknown, comment: AdminComment) => decisionsOn(comment),
          },
        ]
      : []),
  ],
  width: 700,
  bulk: ({ texts, session: { api, store } }) =>
    store.rights.includes('content.write')
      ? [
          {
            key: 'show',
            text: texts.show,
            isFor: ({ state }) => state !== 1,
            each: ({ id, state }) => api.articleCommentAdmin.judge({ id, from: state, show: true }),
            nameOf: ({ content }) => cutText(content, 20),
            done: texts.decidedSeveral,
          },
        ]
      : [],
  total: ({ texts }) => texts.total,
  empty: ({ texts, asked, change }) => ({
    title: texts.none,
    text: texts.noneHint,
    children: asked.state !== 'all' && (
      <Button onClick={() => change({ state: 'all', q: undefined })}>{texts.seeAll}</Button>
    ),
  }),
})
