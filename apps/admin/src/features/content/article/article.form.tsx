import { articleAdmin } from '@mallard/contract/admin-limits.gen'
import type { AdminStory } from '@mallard/contract/content/article/article-admin.calls'
import type { PictureRef } from '@mallard/contract/fields'
import { Form, Radio } from 'antd'
import { defineForm } from '#platform/form/define-form.tsx'
import { TextField } from '#platform/form/fields.tsx'
import { PictureField } from '#platform/media/picture-field.tsx'
import { GoodsSelect } from '#platform/pick/goods-select.tsx'
import { MomentInput } from '#platform/pick/moment-input.tsx'
import { RichTextField } from '#platform/rich/rich-text-field.tsx'
import { momentInput, momentOf } from '#platform/store-clock.ts'
import { articleTexts } from './article.texts.ts'

/** What becomes of an article when it is saved. */
type When = 'draft' | 'now' | 'later'

function whenOf(article: AdminStory | undefined): When {
  if (article?.state === 'scheduled') return 'later'
  return article?.state === 'published' ? 'now' : 'draft'
}

/** Writes an article in both languages, and says when it is seen. */
export const ArticleForm = defineForm({
  texts: articleTexts,
  shape: 'drawer',
  width: 860,
  limits: articleAdmin.save,
  initial: (article: AdminStory | undefined) => ({
    title: article?.title ?? '',
    titleEn: article?.titleEn ?? '',
    url: article?.url ?? '',
    author: article?.author ?? '',
    authorEn: article?.authorEn ?? '',
    summary: article?.summary ?? '',
    summaryEn: article?.summaryEn ?? '',
    cover: article?.cover ?? (null as PictureRef | null),
    html: article?.html ?? '',
    htmlEn: article?.htmlEn ?? '',
    goodsIds: article?.goods.map(({ id }) => id) ?? [],
    when: whenOf(article),
    publishAt:
      article?.state === 'scheduled' && article.publishAt !== null
        ? momentInput(article.publishAt)
        : '',
  }),
  inputOf: ({ when, publishAt, cover, ...values }, article) => ({
    ...values,
    cover: cover?.url ?? '',
    isPublished: when !== 'draft',
    publishAt: when === 'later' ? (momentOf(publishAt) ?? null) : null,
    ...(article && { id: article.id }),
    version: article?.version ?? 0,
  }),
  send: (api, input, requestId) => api.articleAdmin.save({ ...input, requestId }),
  changes: (api) => [api.articleAdmin, api.staff.audit],
  draft: (article) => `article:${article?.id ?? 'new'}`,
  title: ({ texts, of }) => (of ? texts.editTitle : texts.newTitle),
  ok: ({ texts }) => texts.save,
  fields: ({ texts, of }) => (
    <>
      <TextField name="title" label={texts.titleZh} isFirst />
      <TextField name="titleEn" label={texts.titleEn} hint={texts.englishHint} />
      <TextField name="url" label={texts.url} hint={texts.urlHint} wrong={texts.urlWrong} isCode />
      <TextField name="author" label={texts.author} />
      <TextField name="authorEn" label={texts.authorEn} />
      <Form.Item
        name="cover"
        label={texts.cover}
        rules={[{ required: true, message: texts.coverNeeded }]}
      >
        <PictureField label={texts.cover} />
      </Form.Item>
      <TextField name="summary" label={texts.summary} hint={texts.summaryHint} lines={2} />
      <TextField name="summaryEn" label={texts.summaryEn} lines={2} />
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
      <Form.Item name="goodsIds" label={texts.goods} extra={texts.goodsHint}>
        <GoodsSelect label={texts.goods} known={of?.goods ?? []} />
      </Form.Item>
      <Form.Item name="when" label={texts.when}>
        <Radio.Group
          optionType="button"
          options={(['draft', 'now', 'later'] as const).map((value) => ({
            value,
            label: texts[`${value}When`],
          }))}
        />
      </Form.Item>
      <Form.Item noStyle dependencies={['when']}>
        {({ getFieldValue }) =>
          getFieldValue('when') === 'later' && (
            <Form.Item
              name="publishAt"
              label={texts.publishAt}
              rules={[{ required: true, message: texts.publishAtNeeded }]}
            >
              <MomentInput />
            </Form.Item>
          )
        }
      </Form.Item>
    </>
  ),
  done: ({ texts }) => texts.saved,
})
