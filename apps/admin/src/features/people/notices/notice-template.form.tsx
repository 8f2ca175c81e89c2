import { noticeTemplateAdmin } from '@mallard/contract/admin-limits.gen'
import type { NoticeTemplate } from '@mallard/contract/people/notices/notice-template-admin.calls'
import { Button } from 'antd'
import { defineForm } from '#platform/form/define-form.tsx'
import { SwitchField } from '#platform/form/fields.tsx'
import { NoticePreview } from './notice-preview.tsx'
import { noticeTemplateTexts } from './notice-template.texts.ts'
import { NoticeWords } from './notice-words.tsx'

/** Changes what members read of something that happened, or whether they are told of it. */
export const NoticeTemplateForm = defineForm({
  texts: noticeTemplateTexts,
  shape: 'drawer',
  width: 620,
  limits: noticeTemplateAdmin.save,
  initial: ({ isOn, title, titleEn, text, textEn }: NoticeTemplate) => ({
    isOn,
    title,
    titleEn,
    text,
    textEn,
  }),
  inputOf: (typed, { event, version }) => ({ ...typed, event, version }),
  send: (api, input) => api.noticeTemplateAdmin.save(input),
  changes: (api) => [api.noticeTemplateAdmin.list],
  draft: ({ event }) => `noticeTemplate:${event}`,
  title: ({ texts, of: { name } }) => texts.editTitle(name),
  ok: ({ texts }) => texts.save,
  beside: ({ texts, form, of: { house } }) => (
    <Button onClick={() => form.setFieldsValue(house)}>{texts.back}</Button>
  ),
  fields: ({ texts, of }) => (
    <>
      <SwitchField
        name="isOn"
        label={texts.isOn}
        isDisabled={of.isFixed}
        {...(of.isFixed && { hint: texts.fixedHint })}
      />
      <NoticeWords of={of} />
      <NoticePreview of={of} />
    </>
  ),
  done: ({ texts }) => texts.done,
})
