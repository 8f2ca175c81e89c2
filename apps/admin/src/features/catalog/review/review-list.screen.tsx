import { cutText } from '@mallard/kernel'
import type { AdminReview } from '@mallard/contract/catalog/review/review-admin.calls'
import { useQuery } from '@tanstack/react-query'
import { Button, Space } from 'antd'
import { defineList, type ListView } from '#platform/list/define-list.tsx'
import { ChoiceField, SegmentField, WordField } from '#platform/list/fields.tsx'
import { oneOf, words } from '#platform/list/filters.ts'
import { ActionButton } from '#platform/parts/action-button.tsx'
import { Thumb } from '#platform/parts/thumb.tsx'
import { addressOf } from '#platform/places.ts'
import { Link } from '#platform/router.tsx'
import { useSession } from '#platform/session.ts'
import { useFeedback } from '#platform/use-feedback.ts'
import { RefuseForm } from './refuse.form.tsx'
import { ReplyForm } from './reply.form.tsx'
import { RewardForm } from './reward.form.tsx'
import { ReviewWords } from './review-words.tsx'
import { reviewTexts } from './review.texts.ts'
import { useReviewChange } from './use-reviews.ts'
import styles from './review.module.css'

const states = ['waiting', 'unanswered', 'shown', 'hidden', 'all'] as const
const starFilters = ['good', 'middle', 'bad', 'pics'] as const

export default defineList({
  texts: reviewTexts,
  filters: { state: oneOf(states, 'waiting'), stars: oneOf(starFilters), q: words() },
  name: 'review.list',
  read: (api, asked) => api.reviewAdmin.list.query(asked),
  isFresh: true,
  useOwn: ({ open }) => useDecisions(open),
  head: ({ texts, data, open, session: { canEverywhere } }, { points }) => ({
    title: texts.title,
    hint: data && texts.hint(data.waiting),
    actions: canEverywhere('promotion.write') && points !== undefined && (
      <Button onClick={() => open((close) => <RewardForm of={points} onClose={close} />)}>
        {texts.reward(points)}
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
      <ChoiceField
        of={field('stars')}
        label={texts.stars}
        any={texts.anyStars}
        options={starFilters.map((value) => ({ value, label: texts[value] }))}
        width={150}
      />
      <WordField of={field('q')} label={texts.search} />
    </>
  ),
  rowKey: 'id',
  columns: ({ texts, session: { scope, store } }, { decisionsOn }) => [
    {
      title: texts.goods,
      key: 'goods',
      width: 240,
      render: (_, { itemId, title, pic, productAttr }) => (
        <Link to={addressOf(scope, 'goods', itemId)} className={styles.goods}>
          <Thumb pic={pic} />
          <span>
            <span className={styles.title}>{title}</span>
            <span className="soft">{productAttr}</span>
          </span>
        </Link>
      ),
    },
    {
      title: texts.review,
      key: 'review',
      card: 'wide',
      render: (_, review) => <ReviewWords review={review} />,
    },
    ...(store.rights.includes('review.write')
      ? [
          {
            title: texts.decide,
            key: 'decide',
            card: 'last' as const,
            width: 244,
            render: (_: unknown, review: AdminReview) => decisionsOn(review),
          },
        ]
      : []),
  ],
  width: 760,
  bulk: ({ texts, session: { api, store } }) =>
    store.rights.includes('review.write')
      ? [
          {
            key: 'show',
            text: texts.show,
            isFor: ({ state }) => state !== 1,
            each: ({ id, state }) =>
              api.reviewAdmin.judge({ id, part: 'review', from: state, show: true }),
            nameOf: ({ content, title }) => cutText(content, 20) || title,
            done: texts.decidedSeveral,
          },
        ]
      : [],
  total: ({ texts }) => texts.total,
  empty: ({ texts, asked, change }) => ({
    title: texts.none,
    text: texts.noneHint,
    children: asked.state !== 'all' && (
      <Button onClick={() => change({ state: 'all', stars: undefined, q: undefined })}>
        {texts.seeAll}
      </Button>
    ),
  }),
})

/** What a review earns, and the buttons of one: show, hide and answer it. */
function useDecisions(open: ListView['open']) {
  const texts = reviewTexts.use()
  const feedback = useFeedback()
  const { judging } = useReviewChange()
  const { api } = useSession()
  const points = useQuery(api.reviewAdmin.reward.query()).data?.points

  function partOf({ id, state, append }: AdminReview, part: 'review' | 'append') {
    const from = part === 'review' ? state : append?.state
    if (from === undefined) return null
    const before = part === 'append' ? `${texts.addition}: ` : ''
    return (
      <Space key={part} wrap size={8}>
        {from !== 1 && (
          <ActionButton
            size="small"
            type={from === 0 ? 'primary' : 'default'}
            loading={
              judging.isPending && judging.variables.id === id && judging.variables.part === part
            }
            onClick={() =>
              judging.mutate(
                { id, part, from, show: true },
                { onSuccess: () => feedback.done(texts.decided), onError: feedback.failed },
              )
            }
          >
            {before + (from === 0 ? texts.show : texts.showAgain)}
          </ActionButton>
        )}
        {from !== 2 && (
          <Button
            size="small"
            danger
            onClick={() => open((close) => <RefuseForm of={{ id, part, from }} onClose={close} />)}
          >
            {before + (from === 0 ? texts.refuse : texts.hide)}
          </Button>
        )}
      </Space>
    )
  }

  const decisionsOn = (review: AdminReview) => (
    <Space wrap size={8}>
      {partOf(review, 'review')}
      {partOf(review, 'append')}
      <Button
        size="small"
        onClick={() => open((close) => <ReplyForm of={review} onClose={close} />)}
      >
        {review.reply ? texts.changeReply : texts.reply}
      </Button>
    </Space>
  )
  return { points, decisionsOn }
}
