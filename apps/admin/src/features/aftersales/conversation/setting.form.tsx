import { conversationAdmin } from '@mallard/contract/admin-limits.gen'
import type { ConversationSetting } from '@mallard/contract/aftersales/conversation/conversation-admin.calls'
import {
  maxReplies,
  maxReplyText,
} from '@mallard/contract/aftersales/conversation/conversation.codes'
import { Form, Input } from 'antd'
import { defineForm } from '#platform/form/define-form.tsx'
import { SwitchField, TextField } from '#platform/form/fields.tsx'
import { WeekdaysField } from '#platform/form/weekdays-field.tsx'
import { conversationTexts } from './conversation.texts.ts'
import { clockOf, minutesOf } from './day-time.ts'

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** When the service is there, what it says while it is not, and what it says often. */
export const SettingForm = defineForm({
  texts: conversationTexts,
  limits: conversationAdmin.saveSetting,
  initial: ({ opens, closes, replies, ...rest }: ConversationSetting) => ({
    ...rest,
    opens: clockOf(opens),
    closes: clockOf(closes),
    replies: replies.join('\n'),
  }),
  inputOf: ({ opens, closes, replies, ...rest }, { version }) => ({
    ...rest,
    opens: minutesOf(opens) ?? 0,
    closes: minutesOf(closes) ?? 0,
    replies: linesOf(replies),
    version,
  }),
  send: (api, input) => api.conversationAdmin.saveSetting(input),
  changes: (api) => [api.conversationAdmin, api.staff.audit],
  shape: 'drawer',
  title: ({ texts }) => texts.settingTitle,
  ok: ({ texts }) => texts.save,
  fields: ({ texts }) => (
    <>
      <SwitchField name="isLimited" label={texts.isLimited} hint={texts.isLimitedHint} />
      <WeekdaysField name="weekdays" label={texts.weekdays} />
      <Form.Item name="opens" label={texts.opens} rules={[{ validator: clockRule(texts.badTime) }]}>
        <Input style={{ width: 120 }} maxLength={5} />
      </Form.Item>
      <Form.Item
        name="closes"
        label={texts.closes}
        dependencies={['opens']}
        rules={[
          { validator: clockRule(texts.badTime) },
          ({ getFieldValue }) => ({
            validator: async (_, closes: string) => {
              const opens = minutesOf(String(getFieldValue('opens'))) ?? 0
              if ((minutesOf(closes) ?? 0) <= opens) throw new Error(texts.badTime)
            },
          }),
        ]}
      >
        <Input style={{ width: 120 }} maxLength={5} />
      </Form.Item>
      <TextField name="away" label={texts.away} hint={texts.awayHint} lines={2} />
      <TextField name="awayEn" label={texts.awayEn} lines={2} />
      <Form.Item
        name="replies"
        label={texts.repliesLabel}
        extra={texts.repliesHint}
        rules={[
          {
            validator: async (_, text: string) => {
              const lines = linesOf(text)
              if (lines.length > maxReplies || lines.some((line) => line.length > maxReplyText))
                throw new Error(texts.repliesHint)
            },
          },
        ]}
      >
        <Input.TextArea autoSize={{ minRows: 4, maxRows: 14 }} />
      </Form.Item>
    </>
  ),
  done: ({ texts }) => texts.saved,
})

const clockRule = (message: string) => async (_: unknown, text: string) => {
  if (minutesOf(text) === undefined) throw new Error(message)
}
