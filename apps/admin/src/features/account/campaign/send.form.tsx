import { campaignAdmin } from '@mallard/contract/admin-limits.gen'
import { useQuery } from '@tanstack/react-query'
import { Form, InputNumber, Radio, Select } from 'antd'
import { defineForm } from '#platform/form/define-form.tsx'
import { TextField } from '#platform/form/fields.tsx'
import { useSession, type Session } from '#platform/session.ts'
import { count } from '#platform/show.ts'
import { useRequestId } from '#platform/use-once.ts'
import { campaignTexts } from './campaign.texts.ts'

export interface SendTo {
  readonly memberId?: number | undefined
  readonly segmentId?: number | undefined
}

interface Values {
  to: 'all' | 'segment' | 'member'
  memberId: number | null
  segmentId: number | null
  purpose: 'marketing' | 'service'
  title: string
  titleEn: string
  text: string
  textEn: string
  link: string
}

const toOf = ({ memberId, segmentId }: SendTo): Values['to'] => {
  if (memberId !== undefined) return 'member'
  return segmentId === undefined ? 'all' : 'segment'
}

/** Who looks after one store means those who ordered there. */
const allOf = ({ canEverywhere }: Session, texts: ReturnType<typeof campaignTexts.use>) =>
  canEverywhere('member.read') ? texts.toAll : texts.toAllHere

/** Writes a message and sends it to one member, a segment or all. */
export const SendForm = defineForm({
  texts: campaignTexts,
  shape: 'drawer',
  width: 560,
  limits: campaignAdmin.send,
  initial: (of: SendTo): Values => ({
    to: toOf(of),
    memberId: of.memberId ?? null,
    segmentId: of.segmentId ?? null,
    purpose: 'marketing',
    title: '',
    titleEn: '',
    text: '',
    textEn: '',
    link: '',
  }),
  useOwn: () => ({ requestId: useRequestId() }),
  inputOf: ({ to, memberId, segmentId, purpose, ...message }) => ({
    ...message,
    purpose: to === 'member' ? purpose : ('marketing' as const),
    ...(to === 'member' && memberId !== null && { memberId }),
    ...(to === 'segment' && segmentId !== null && { segmentId }),
  }),
  send: (api, input, _requestId, { requestId }) => api.campaignAdmin.send({ ...input, requestId }),
  changes: (api) => [api.campaignAdmin, api.staff.audit],
  draft: ({ memberId, segmentId }) => `campaign:${memberId ?? ''}:${segmentId ?? ''}`,
  title: ({ texts }) => texts.sendTitle,
  ok: ({ texts }) => texts.send,
  hint: ({ texts }) => texts.hint,
  ask: ({ memberId, segmentId }, { texts, session }) =>
    memberId === undefined
      ? {
          title: texts.sendAsk,
          text: texts.sendText(segmentId === undefined ? allOf(session, texts) : texts.toSegment),
          ok: texts.send,
        }
      : undefined,
  fields: () => <Fields />,
  done: ({ texts }) => texts.sent,
})

function Fields() {
  const texts = campaignTexts.use()
  const session = useSession()
  const form = Form.useFormInstance<Values>()
  const to = Form.useWatch('to', form)
  const needed = [{ required: true, message: texts.needed }]
  return (
    <>
      <Form.Item name="to" label={texts.to}>
        <Radio.Group
          options={[
            { value: 'all', label: allOf(session, texts) },
            { value: 'segment', label: texts.toSegment },
            { value: 'member', label: texts.toMember },
          ]}
        />
      </Form.Item>
      {to === 'segment' && (
        <Form.Item name="segmentId" label={texts.segment} rules={needed} extra={<SegmentNow />}>
          <SegmentSelect />
        </Form.Item>
      )}
      {to === 'member' && (
        <>
          <Form.Item name="memberId" label={texts.memberNumber} rules={needed}>
            <InputNumber min={1} precision={0} style={{ width: '100%' }} />
          </Form.Item>
          <Form.Item name="purpose" label={texts.purpose} extra={texts.serviceHint}>
            <Radio.Group
              options={[
                { value: 'marketing', label: texts.marketing },
                { value: 'service', label: texts.service },
              ]}
            />
          </Form.Item>
        </>
      )}
      <TextField name="title" label={texts.titleZh} />
      <TextField name="text" label={texts.text} lines={3} />
      <TextField name="titleEn" label={texts.titleEn} />
      <TextField name="textEn" label={texts.text2} lines={3} />
      <TextField name="link" label={texts.link} hint={texts.linkHint} isCode />
    </>
  )
}

function SegmentSelect(props: { id?: string; value?: number; onChange?: (id: number) => void }) {
  const { api } = useSession()
  const { data, isPending } = useQuery(api.segmentAdmin.list.query())
  return (
    <Select
      {...props}
      loading={isPending}
      optionFilterProp="label"
      showSearch
      options={data?.list.map(({ id, name }) => ({ value: id, label: name }))}
      style={{ width: '100%' }}
    />
  )
}

/** How many members the chosen segment has. */
function SegmentNow() {
  const texts = campaignTexts.use()
  const { api } = useSession()
  const id = Form.useWatch<number | null>('segmentId') ?? 0
  const { data } = useQuery({ ...api.segmentAdmin.detail.query({ id }), enabled: id > 0 })
  return data && texts.segmentNow(count(data.members))
}
