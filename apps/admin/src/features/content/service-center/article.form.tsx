import { serviceAdmin } from '@mallard/contract/admin-limits.gen'
import type { AdminArticle } from '@mallard/contract/content/service-center/service-center-admin.calls'
import {
  articleKinds,
  type ArticleKind,
} from '@mallard/contract/content/service-center/service-center.codes'
import { Form, Input, Select } from 'antd'
import { defineForm } from '#platform/form/define-form.tsx'
import { NumberField, SwitchField, TextField } from '#platform/form/fields.tsx'
import { CategoriesSelect } from '#platform/pick/categories-select.tsx'
import { RichTextField } from '#platform/rich/rich-text-field.tsx'
import { articleTexts } from './article.texts.ts'

/** Writes an article of the service centre in both languages. */
export const ArticleForm = defineForm({
  texts: articleTexts,
  shape: 'drawer',
  width: 860,
  limits: serviceAdmin.save,
  initial: (article: AdminArticle | undefined) => ({
    kind: article?.kind ?? ('question' as ArticleKind),
    title: article?.title ?? '',
    titleEn: article?.titleEn ?? '',
    html: article?.html ?? '',
    htmlEn: article?.htmlEn ?? '',
    categoryIds: article?.categoryIds ?? [],
    productSn: article?.productSn ?? '',
    isPublished: article?.isPublished ?? true,
    place: article?.place ?? 0,
  }),
  inputOf: ({ productSn, ...values }, article) => ({
    ...values,
    productSn: productSn.trim() || null,
    ...(article && { id: article.id }),
    version: article?.version ?? 0,
  }),
  send: (api, input, requestId) => api.serviceAdmin.save({ ...input, requestId }),
  changes: (api) => [api.serviceAdmin, api.staff.audit],
  draft: (article) => `service-article:${article?.id ?? 'new'}`,
  title: ({ texts, of }) => (of ? texts.editTitle : texts.newTitle),
  ok: ({ texts }) => texts.save,
  fields: ({ texts }) => (
    <>
      <Form.Item name="kind" label={texts.kind}>
        <Select options={articleKinds.map((value) => ({ value, label: texts[value] }))} />
      </Form.Item>
      <TextField name="title" label={texts.titleZh} isFirst />
      <TextField name="titleEn" label={texts.titleEn} hint={texts.englishHint} />
      <Form.Item
        name="html"
        label={texts.textZh}
        rules={[{ required: true, message: texts.needed }]}
      >
        <RichTextField label={texts.textZh} />
      </Form.Item>
      <Form.Item name="htmlEn" label={texts.textEn} extra={texts.englishHint}>
        <RichTextField label={texts.textEn} />
      </Form.Item>
      <Form.Item name="categoryIds" label={texts.categories}>
        <CategoriesSelect />
      </Form.Item>
      <Form.Item name="productSn" label={texts.productSn} extra={texts.productSnHint}>
        <Input className="mono" maxLength={64} autoCapitalize="off" spellCheck={false} />
      </Form.Item>
      <NumberField name="place" label={texts.sort} hint={texts.placeHint} />
      <SwitchField name="isPublished" label={texts.isPublished} />
    </>
  ),
  done: ({ texts }) => texts.saved,
})
