import type { AdminConversation } from '@mallard/contract/aftersales/conversation/conversation-admin.calls'
import { conversationAdmin } from '@mallard/contract/admin-limits.gen'
import { useQuery } from '@tanstack/react-query'
import { Form, Select } from 'antd'
import { defineForm } from '#platform/form/define-form.tsx'
import { useSession } from '#platform/session.ts'
import { conversationTexts } from './conversation.texts.ts'

type Handed = Pick<AdminConversation, 'id' | 'staff'>

/** Gives a conversation to somebody else of the staff. */
export const HandOverForm = defineForm({
  texts: conversationTexts,
  limits: conversationAdmin.handOver,
  initial: (_conversation: Handed): { staffId: number | undefined } => ({
    staffId: undefined,
  }),
  inputOf: ({ staffId = 0 }, { id, staff }) => ({ id, staffId, from: staff?.id ?? null }),
  send: (api, input) => api.conversationAdmin.handOver(input),
  changes: (api) => [api.conversationAdmin, api.staff.audit],
  title: ({ texts }) => texts.handOverTitle,
  ok: ({ texts }) => texts.handOver,
  fields: ({ texts }) => (
    <Form.Item
      name="staffId"
      label={texts.colleague}
      rules={[{ required: true, message: texts.colleagueNeeded }]}
    >
      <ColleagueSelect label={texts.colleague} />
    </Form.Item>
  ),
  done: ({ texts }) => texts.handedOver,
})

function ColleagueSelect({
  label,
  ...rest
}: {
  label: string
  value?: number
  onChange?: (value: number) => void
}) {
  const { api, me } = useSession()
  const { data, isFetching } = useQuery(api.conversationAdmin.colleagues.query({}))
  return (
    <Select
      {...rest}
      aria-label={label}
      loading={isFetching}
      options={data
        ?.filter(({ id }) => id !== me.id)
        .map(({ id, name }) => ({ value: id, label: name }))}
    />
  )
}
