import type { DeskReview } from '@mallard/contract/review/review-desk.calls'
import { Button, Segmented, Select, Space, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { Blank } from '#platform/parts/blank.tsx'
import { DeedButton } from '#platform/parts/deed-button.tsx'
import { FilterBar } from '#platform/parts/filter-bar.tsx'
import { PagedTable } from '#platform/parts/paged-table.tsx'
import { PageHeader } from '#platform/parts/page-header.tsx'
import { Panel } from '#platform/parts/panel.tsx'
import { Thumb } from '#platform/parts/thumb.tsx'
import { WordSearch } from '#platform/parts/word-search.tsx'
import { addressOf } from '#platform/places.ts'
import { Link, useFilters } from '#platform/router.tsx'
import { useSession } from '#platform/session.ts'
import { useTell } from '#platform/use-tell.ts'
import { RefuseForm } from './refuse.form.tsx'
import { ReplyForm } from './reply.form.tsx'
import { RewardForm } from './reward.form.tsx'
import { ReviewWords } from './review-words.tsx'
import { reviewTexts } from './review.texts.ts'
import { useReviewChange, useReviews, useReward, type Judgement } from './use-reviews.ts'
import styles from './review.module.css'

const pageSize = 20
const states = ['waiting', 'shown', 'hidden', 'all'] as const
const starFilters = ['good', 'middle', 'bad', 'pics'] as const

export default function ReviewListScreen() {
  const texts = reviewTexts.use()
  const { canEverywhere, scope, store } = useSession()
  const [filters, setFilters] = useFilters()
  const state = states.find((each) => each === filters.get('state')) ?? 'waiting'
  const stars = starFilters.find((each) => each === filters.get('stars'))
  const q = filters.get('q') ?? ''
  const pageNum = Number(filters.get('page') ?? 1)
  const answer = useReviews({ pageNum, pageSize, state, ...(stars && { stars }), ...(q && { q }) })
  const { judging } = useReviewChange()
  const tell = useTell()
  const { points } = useReward()
  const [isRewarding, setRewarding] = useState(false)
  const [refusing, setRefusing] = useState<Omit<Judgement, 'show' | 'reason'>>()
  const [answering, setAnswering] = useState<DeskReview>()
  const mayWrite = store.rights.includes('review.write')

  const columns: TableColumnsType<DeskReview> = [
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
    { title: texts.review, key: 'review', render: (_, review) => <ReviewWords review={review} /> },
    ...(mayWrite ? [{ title: texts.decide, key: 'decide', width: 244, render: (_: unknown, review: DeskReview) => decisionsOn(review) }] : []),
  ]

  function decisionsOn(review: DeskReview) {
    return (
      <Space wrap size={8}>
        {(['review', 'append'] as const).map((part) => {
          const from = part === 'review' ? review.state : review.append?.state
          if (from === undefined) return null
          const before = part === 'append' ? `${texts.addition}: ` : ''
          const show = () => judging.mutate({ id: review.id, part, from, show: true }, { onSuccess: () => tell.done(texts.decided), onError: tell.failed })
          return (
            <Space key={part} wrap size={8}>
              {from !== 1 && (
                <DeedButton
                  size="small"
                  type={from === 0 ? 'primary' : 'default'}
                  loading={judging.isPending && judging.variables.id === review.id && judging.variables.part === part}
                  onClick={show}
                >
                  {before + (from === 0 ? texts.show : texts.showAgain)}
                </DeedButton>
              )}
              {from !== 2 && (
                <Button size="small" danger onClick={() => setRefusing({ id: review.id, part, from })}>
                  {before + (from === 0 ? texts.refuse : texts.hide)}
                </Button>
              )}
            </Space>
          )
        })}
        <Button size="small" onClick={() => setAnswering(review)}>
          {review.reply ? texts.changeReply : texts.reply}
        </Button>
      </Space>
    )
  }

  return (
    <>
      <PageHeader
        title={texts.title}
        hint={answer.data && texts.hint(answer.data.waiting)}
        actions={canEverywhere('review.write') && points !== undefined && <Button onClick={() => setRewarding(true)}>{texts.reward(points)}</Button>}
      />
      <Panel isFlush>
        <FilterBar>
          <Segmented
            aria-label={texts.state}
            value={state}
            options={states.map((value) => ({ value, label: texts[value] }))}
            onChange={(value) => setFilters({ state: value, page: undefined })}
          />
          <Select
            aria-label={texts.stars}
            value={stars ?? 'all'}
            options={[{ value: 'all', label: texts.anyStars }, ...starFilters.map((value) => ({ value, label: texts[value] }))]}
            onChange={(value) => setFilters({ stars: value === 'all' ? undefined : value, page: undefined })}
            style={{ width: 150 }}
          />
          <WordSearch label={texts.search} hint={texts.search} asked={q} onAsk={(word) => setFilters({ q: word || undefined, page: undefined })} />
        </FilterBar>
        <PagedTable
          answer={answer}
          rowKey="id"
          columns={columns}
          width={760}
          pageNum={pageNum}
          pageSize={pageSize}
          showTotal={texts.total}
          onPage={(page) => setFilters({ page })}
          empty={
            <Blank title={texts.none} text={texts.noneHint} isSmall>
              {state !== 'all' && <Button onClick={() => setFilters({ state: 'all', stars: undefined, q: undefined, page: undefined })}>{texts.seeAll}</Button>}
            </Blank>
          }
        />
      </Panel>
      {refusing && <RefuseForm of={refusing} onClose={() => setRefusing(undefined)} />}
      {isRewarding && points !== undefined && <RewardForm points={points} onClose={() => setRewarding(false)} />}
      {answering && <ReplyForm of={answering} onClose={() => setAnswering(undefined)} />}
    </>
  )
}
