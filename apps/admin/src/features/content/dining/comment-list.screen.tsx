import type { AdminDishComment } from '@mallard/contract/content/dining/dining-admin.calls'
import { cutText } from '@mallard/kernel'
import { Button } from 'antd'
import { defineList } from '#platform/list/define-list.tsx'
import { SegmentField, WordField } from '#platform/list/fields.tsx'
import { oneOf, words } from '#platform/list/filters.ts'
import { diningTexts } from './dining.texts.ts'
import { DishWords } from './dish-words.tsx'
import { useDecisions } from './use-decisions.tsx'

const states = ['waiting', 'shown', 'hidden', 'all'] as const

/** What guests said of the store's dishes; what waits comes oldest first. */
export default defineList({
  texts: diningTexts,
  filters: { state: oneOf(states, 'waiting'), q: words() },
  name: 'dish-comments.list',
  read: (api, asked) => api.diningAdmin.comments.query(asked),
  isFresh: true,
  useOwn: ({ open }) => useDecisions(open),
  head: ({ texts, data }) => ({
    title: texts.comments,
    hint: data && texts.commentsHint(data.waiting),
  }),
  fields: ({ texts, field }) => (
    <>
      <SegmentField
        of={field('state')}
        label={texts.state}
        options={states.map((value) => ({ value, label: texts[value] }))}
      />
      <WordField of={field('q')} label={texts.searchComments} />
    </>
  ),
  rowKey: 'commentId',
  columns: ({ texts, session: { can } }, decisionsOn) => [
    {
      title: texts.comment,
      key: 'comment',
      card: 'wide',
      render: (_, comment) => <DishWords comment={comment} />,
    },
    ...(can('review.write')
      ? [
          {
            title: texts.decide,
            key: 'decide',
            card: 'last' as const,
            width: 180,
            render: (_: unknown, comment: AdminDishComment) => decisionsOn(comment),
          },
        ]
      : []),
  ],
  width: 660,
  bulk: ({ texts, session: { api, can } }) =>
    can('review.write')
      ? [
          {
            key: 'show',
            text: texts.show,
            isFor: ({ state }) => state !== 1,
            each: ({ commentId: id, state }) =>
              api.diningAdmin.judge({ id, from: state, show: true }),
            nameOf: ({ content }) => cutText(content, 20),
            done: texts.decidedSeveral,
          },
        ]
      : [],
  total: ({ texts }) => texts.total,
  empty: ({ texts, asked, change }) => ({
    title: texts.noComments,
    text: texts.noneHint,
    children: asked.state !== 'all' && (
      <Button onClick={() => change({ state: 'all', q: undefined })}>{texts.seeAll}</Button>
    ),
  }),
})
