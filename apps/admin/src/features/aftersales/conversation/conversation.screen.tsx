import type { AdminConversation } from '@mallard/contract/aftersales/conversation/conversation-admin.calls'
import { conversationStates } from '@mallard/contract/aftersales/conversation/conversation.codes'
import { useMutation } from '@tanstack/react-query'
import { Button } from 'antd'
import { definePage } from '#platform/page/define-page.tsx'
import { AuditLink } from '#platform/parts/audit-link.tsx'
import { Columns } from '#platform/parts/columns.tsx'
import { useSession } from '#platform/session.ts'
import { useFeedback } from '#platform/use-feedback.ts'
import { useInvalidate } from '#platform/use-invalidate.ts'
import { BuyerPanel } from './buyer-panel.tsx'
import { conversationTexts } from './conversation.texts.ts'
import { HandOverForm } from './hand-over.form.tsx'
import { StatePill } from './state-pill.tsx'
import { ThreadPanel } from './thread-panel.tsx'
import { useConversations } from './use-conversations.ts'

/** One conversation, with who it is with beside it. */
export default definePage({
  texts: conversationTexts,
  read: (api, id) => api.conversationAdmin.detail.query({ id: Number(id) }),
  // Where the socket is away.
  every: 15_000,
  useOwn: ({ session: { api } }) => useConversations(api),
  section: 'conversations',
  back: ({ back }) => back,
  waiting: ({ texts }) => texts.title,
  head: ({ one, open }) => ({
    title: one.nickname,
    beside: <StatePill state={one.state} />,
    hint: <AuditLink isFirst isPersonal object={`conversation ${one.id}`} />,
    actions: (
      <Acts
        of={one}
        onHandOver={() => open((close) => <HandOverForm of={one} onClose={close} />)}
      />
    ),
  }),
  body: ({ one }) => (
    <Columns
      main={<ThreadPanel key={one.id} conversation={one} />}
      aside={<BuyerPanel memberId={one.memberId} rating={one.rating} />}
    />
  ),
})

function Acts({
  of: { id, state, staff },
  onHandOver,
}: {
  of: AdminConversation
  onHandOver: () => void
}) {
  const texts = conversationTexts.use()
  const { api, me, can } = useSession()
  const feedback = useFeedback()
  const invalidate = useInvalidate()
  const onSettled = () => invalidate(api.conversationAdmin)
  const taking = useMutation({
    mutationFn: () => api.conversationAdmin.take({ id, from: staff?.id ?? null }),
    onSettled,
  })
  const closing = useMutation({ mutationFn: () => api.conversationAdmin.close({ id }), onSettled })

  async function close(): Promise<void> {
    const isSure =
      state !== conversationStates.waiting ||
      (await feedback.ask({ title: texts.closeAsk, text: texts.closeHint, ok: texts.close }))
    if (!isSure) return
    closing.mutate(undefined, {
      onSuccess: () => feedback.done(texts.closeDone),
      onError: feedback.failed,
    })
  }

  if (!can('service.write')) return null
  return (
    <>
      {staff?.id !== me.id && (
        <Button
          loading={taking.isPending}
          onClick={() =>
            taking.mutate(undefined, {
              onSuccess: () => feedback.done(texts.taken),
              onError: feedback.failed,
            })
          }
        >
          {texts.take}
        </Button>
      )}
      <Button onClick={onHandOver}>{texts.handOver}</Button>
      {state !== conversationStates.closed && (
        <Button loading={closing.isPending} onClick={() => void close()}>
          {texts.close}
        </Button>
      )}
    </>
  )
}
