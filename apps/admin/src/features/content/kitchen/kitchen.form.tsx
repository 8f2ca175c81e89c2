import type { AdminKitchen } from '@mallard/contract/content/kitchen/kitchen-admin.calls'
import type { PictureRef } from '@mallard/contract/fields'
import { Form } from 'antd'
import { SwitchField } from '#platform/form/fields.tsx'
import { defineForm } from '#platform/form/define-form.tsx'
import { PictureField } from '#platform/media/picture-field.tsx'
import { kitchenTexts } from './kitchen.texts.ts'
import { noWords, PairField, wordsOf } from '#platform/form/pair-field.tsx'

/** Opens the kitchen of the store, or changes it. */
export const KitchenForm = defineForm({
  texts: kitchenTexts,
  width: 620,
  initial: (kitchen: AdminKitchen | null) => ({
    title: kitchen?.title ?? noWords,
    intro: kitchen?.intro ?? noWords,
    cover: kitchen?.cover ?? (null as PictureRef | null),
    isPublished: kitchen?.isPublished ?? true,
  }),
  inputOf: ({ title, intro, cover, isPublished }, kitchen) => ({
    version: kitchen?.version ?? 0,
    title: wordsOf(title),
    intro: wordsOf(intro),
    cover: cover?.url ?? '',
    isPublished,
  }),
  send: (api, input) => api.kitchenAdmin.saveKitchen(input),
  changes: (api) => [api.kitchenAdmin, api.staff.audit],
  title: ({ texts }) => texts.kitchenTitle,
  ok: ({ texts }) => texts.save,
  fields: ({ texts }) => (
    <>
      <PairField name="title" label={texts.kitchenName} most={30} isFirst />
      <PairField name="intro" label={texts.intro} most={200} lines={2} />
      <Form.Item
        name="cover"
        label={texts.cover}
        rules={[{ required: true, message: texts.coverNeeded }]}
      >
        <PictureField label={texts.cover} />
      </Form.Item>
      <SwitchField name="isPublished" label={texts.isPublished} />
    </>
  ),
  done: ({ texts }) => texts.saved,
})
