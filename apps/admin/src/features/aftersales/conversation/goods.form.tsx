import { conversationAdmin } from '@mallard/contract/admin-limits.gen'
import { Form } from 'antd'
import { defineForm } from '#platform/form/define-form.tsx'
import { GoodsSelect } from '#platform/pick/goods-select.tsx'
import { conversationTexts } from './conversation.texts.ts'

/** One of the store's goods as a card for the member. */
export const GoodsForm = defineForm({
  texts: conversationTexts,
  limits: conversationAdmin.answer,
  initial: (_conversation: { id: number }): { itemIds: number[] } => ({ itemIds: [] }),
  inputOf: ({ itemIds }, { id }) => ({ id, itemId: itemIds[0] ?? 0 }),
  send: (api, input, requestId) => api.conversationAdmin.answer({ ...input, requestId }),
  changes: (api) => [api.conversationAdmin],
  title: ({ texts }) => texts.goodsTitle,
  ok: ({ texts }) => texts.send,
  fields: ({ texts }) => (
    <Form.Item
      name="itemIds"
      label={texts.goods}
      rules={[{ required: true, type: 'array', min: 1, message: texts.goodsNeeded }]}
    >
      <GoodsSelect label={texts.goods} most={1} />
    </Form.Item>
  ),
  done: ({ texts }) => texts.sent,
})
