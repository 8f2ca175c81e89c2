import type { AdminGuide } from '@mallard/contract/content/kitchen/kitchen-admin.calls'
import type { PictureRef } from '@mallard/contract/fields'
import { Form, Input } from 'antd'
import { SwitchField } from '#platform/form/fields.tsx'
import { defineForm } from '#platform/form/define-form.tsx'
import { PictureField } from '#platform/media/picture-field.tsx'
import { GoodsSelect } from '#platform/pick/goods-select.tsx'
import { RichTextField } from '#platform/rich/rich-text-field.tsx'
import { kitchenTexts } from './kitchen.texts.ts'
import { noWords, PairField, wordsOf } from '#platform/form/pair-field.tsx'
import { RowsField } from '#platform/form/rows-field.tsx'

const noSection = {
  title: noWords,
  html: noWords,
  pic: null as PictureRef | null,
  checks: { zh: '', en: '' },
}

const linesOf = (text: string | undefined) => (text ?? '').split('\n').map((line) => line.trim())

/** What is to be ticked off, a line each; English lines stand at the same places. */
function checksOf({ zh, en }: { zh?: string; en?: string }) {
  const english = linesOf(en)
  return linesOf(zh).flatMap((line, place) =>
    line === '' ? [] : [{ zh: line, en: english[place] ?? '' }],
  )
}

/** Writes the guide of goods in sections. */
export const GuideForm = defineForm({
  texts: kitchenTexts,
  shape: 'drawer',
  width: 860,
  initial: (guide: AdminGuide | undefined) => ({
    productIds: guide ? [guide.productId] : ([] as number[]),
    title: guide?.title ?? noWords,
    intro: guide?.intro ?? noWords,
    pic: guide?.pic ?? (null as PictureRef | null),
    sections: guide?.sections.map((section) => ({
      ...section,
      checks: {
        zh: section.checks.map(({ zh }) => zh).join('\n'),
        en: section.checks.map(({ en }) => en).join('\n'),
      },
    })) ?? [noSection],
    goodsIds: guide?.goods.map(({ id }) => id) ?? [],
    isPublished: guide?.isPublished ?? true,
  }),
  inputOf: ({ productIds, title, intro, pic, sections, ...values }, guide) => ({
    ...values,
    ...(guide && { id: guide.id }),
    version: guide?.version ?? 0,
    productId: productIds[0] ?? 0,
    title: wordsOf(title),
    intro: wordsOf(intro),
    pic: pic?.url ?? '',
    sections: sections.map((section) => ({
      title: wordsOf(section.title),
      html: wordsOf(section.html ?? {}),
      pic: section.pic?.url ?? null,
      checks: checksOf(section.checks ?? {}),
    })),
  }),
  send: (api, input, requestId) => api.guideAdmin.save({ ...input, requestId }),
  changes: (api) => [api.guideAdmin, api.staff.audit],
  draft: (guide) => `guide:${guide?.id ?? 'new'}`,
  title: ({ texts, of }) => (of ? texts.editGuide : texts.newGuide),
  ok: ({ texts }) => texts.save,
  fields: ({ texts, of }) => (
    <>
      <Form.Item
        name="productIds"
        label={texts.guideGoods}
        rules={[{ required: true, type: 'array', len: 1, message: texts.oneGoods }]}
      >
        <GoodsSelect
          label={texts.guideGoods}
          known={of ? [{ id: of.productId, name: of.goodsName }] : []}
        />
      </Form.Item>
      <PairField name="title" label={texts.guideName} most={40} />
      <PairField name="intro" label={texts.intro} most={200} lines={2} />
      <Form.Item
        name="pic"
        label={texts.cover}
        rules={[{ required: true, message: texts.coverNeeded }]}
      >
        <PictureField label={texts.cover} />
      </Form.Item>
      <RowsField
        name="sections"
        label={texts.sectionOf}
        add={texts.addSection}
        empty={noSection}
        most={20}
      >
        {(place) => (
          <>
            <PairField name={[place, 'title']} label={texts.sectionTitle} most={40} />
            <Form.Item name={[place, 'html', 'zh']} label={texts.text}>
              <RichTextField label={texts.text} />
            </Form.Item>
            <Form.Item name={[place, 'html', 'en']} label={texts.inEnglish(texts.text)}>
              <RichTextField label={texts.inEnglish(texts.text)} />
            </Form.Item>
            <Form.Item name={[place, 'pic']} label={texts.picture}>
              <PictureField label={texts.pictureOf(place + 1)} />
            </Form.Item>
            <Form.Item name={[place, 'checks', 'zh']} label={texts.checks} extra={texts.checksHint}>
              <Input.TextArea rows={3} maxLength={1600} />
            </Form.Item>
            <Form.Item name={[place, 'checks', 'en']} label={texts.inEnglish(texts.checks)}>
              <Input.TextArea rows={3} maxLength={3200} />
            </Form.Item>
          </>
        )}
      </RowsField>
      <Form.Item name="goodsIds" label={texts.parts}>
        <GoodsSelect label={texts.parts} known={of?.goods ?? []} />
      </Form.Item>
      <SwitchField name="isPublished" label={texts.isPublished} />
    </>
  ),
  done: ({ texts }) => texts.saved,
})
