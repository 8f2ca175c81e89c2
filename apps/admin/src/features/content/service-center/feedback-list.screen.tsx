import type { AdminFeedback } from '@mallard/contract/content/service-center/feedback-admin.calls'
import { useMutation } from '@tanstack/react-query'
import { Button, Space } from 'antd'
import { defineList, type ListView } from '#platform/list/define-list.tsx'
import { SegmentField, WordField } from '#platform/list/fields.tsx'
import { oneOf, words } from '#platform/list/filters.ts'
import { addressOf } from '#platform/places.ts'
import { navigate } from '#platform/router.tsx'
import { useSession } from '#platform/session.ts'
import { useFeedback } from '#platform/use-feedback.ts'
import { useInvalidate } from '#platform/use-invalidate.ts'
import { AnswerForm } from './answer.form.tsx'
import { FeedbackWords } from './feedback-words.tsx'
import { feedbackTexts } from './feedback.texts.ts'

const states = ['waiting', 'answered', 'closed', 'all'] as const

/** What shoppers wrote to this store, the longest waiting first. */
export default defineList({
  texts: feedbackTexts,
  filters: { state: oneOf(states, 'waiting'), q: words() },
  name: 'feedbacks.list',
  read: (api, asked) => api.feedbackAdmin.list.query(asked),
  isFresh: true,
  every: 60_000,
  useOwn: ({ open }) => useActs(open),
  head: ({ texts, data }) => ({ title: texts.title, hint: data && texts.hint(data.waiting) }),
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
  columns: ({ texts, session: { store } }, actsOn) => [
    {
      title: texts.words,
      key: 'words',
      card: 'wide',
      render: (_, row) => <FeedbackWords feedback={row} />,
    },
    ...(store.rights.includes('service.write')
      ? [
          {
            title: texts.decide,
            key: 'decide',
            card: 'last' as const,
            width: 170,
            render: (_: unknown, row: AdminFeedback) => actsOn(row),
          },
        ]
      : []),
  ],
  width: 620,
  total: ({ texts }) => texts.total,
  empty: ({ texts, asked, change }) => ({
    title: texts.none,
    text: texts.noneHint,
    children: asked.state !== 'all' && (
      <Button onClick={() => change({ state: 'all', q: undefined })}>{texts.seeAll}</Button>
    ),
  }),
})

/** The buttons of one feedback. */
function useActs(open: ListView['open']) {
  const texts = feedbackTexts.use()
  const { api, scope } = useSession()
  const feedback = useFeedback()
  const invalidate = useInvalidate()
  const closing = useMutation({
    mutationFn: (id: number) => api.feedbackAdmin.close({ id }),
    onSettled: () => invalidate(api.feedbackAdmin),
  })

  async function close({ id, state }: AdminFeedback): Promise<void> {
    const isSure =
      state !== 0 ||
      (await feedback.ask({ title: texts.closeAsk, text: texts.closeHint, ok: texts.close }))
    if (!isSure) return
    closing.mutate(id, {
      onSuccess: () => feedback.done(texts.closeDone),
      onError: feedback.failed,
    })
  }

  const writing = useMutation({
    mutationFn: (memberId: number) => api.conversationAdmin.open({ memberId }),
  })
  const writeTo = (memberId: number) => () =>
    writing.mutate(memberId, {
      onSuccess: ({ id }) => void navigate(addressOf(scope, 'conversations', id)),
      onError: feedback.failed,
    })

  return (row: AdminFeedback) => (
    <Space wrap size={8}>
      {row.state === 0 && (
        <Button
          size="small"
          type="primary"
          onClick={() => open((shut) => <AnswerForm of={row} onClose={shut} />)}
        >
          {texts.answer}
        </Button>
      )}
      {row.memberId !== null && row.orderSn !== null && (
        <Button size="small" onClick={writeTo(row.memberId)}>
          {texts.write}
        </Button>
      )}
      {row.state !== 2 && (
        <Button size="small" onClick={() => void close(row)}>
          {texts.close}
        </Button>
      )}
    </Space>
  )
}
