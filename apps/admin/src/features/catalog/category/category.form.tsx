import { categoryAdmin } from '@mallard/contract/admin-limits.gen'
import type { AdminCategory } from '@mallard/contract/catalog/catalog/category-admin.calls'
import { maxCategories } from '@mallard/contract/catalog/catalog/category.codes'
import type { PictureRef } from '@mallard/contract/fields'
import { Alert, Form, TreeSelect } from 'antd'
import { defineForm } from '#platform/form/define-form.tsx'
import { TextField } from '#platform/form/fields.tsx'
import { PictureField } from '#platform/media/picture-field.tsx'
import { type Categories, childrenOf, mayStandUnder } from './category-tree.ts'
import { categoryTexts } from './category.texts.ts'

/** The category that is edited, or the parent of a new one. */
export interface CategoryFormOf {
  readonly all: Categories
  /** As it is now; none: a new one. */
  readonly category?: AdminCategory | undefined
  /** As it was when the form was opened. */
  readonly before?: AdminCategory | undefined
  /** 0: the top. */
  readonly parentId: number
}

interface Values {
  readonly name: string
  readonly nameEn: string
  readonly parentId: number
  readonly pic: PictureRef | null
}

interface Branch {
  readonly value: number
  readonly title: string
  readonly disabled: boolean
  readonly children: Branch[]
}

const parentsUnder = (all: Categories, id: number | undefined, parentId: number): Branch[] =>
  childrenOf(all, parentId).map((each) => ({
    value: each.id,
    title: each.name,
    disabled: !mayStandUnder(all, id, each.id),
    children: parentsUnder(all, id, each.id),
  }))

/** Makes a category, or changes its words, its picture and its parent. */
export const CategoryForm = defineForm({
  texts: categoryTexts,
  width: 480,
  limits: categoryAdmin.save,
  initial: ({ category, parentId }: CategoryFormOf): Values => ({
    name: category?.name ?? '',
    nameEn: category?.nameEn ?? '',
    parentId: category?.parentId ?? parentId,
    pic: category?.pic ?? null,
  }),
  // Says below when somebody changed it, and then saves over that.
  inputOf: ({ pic, ...values }, _begun, { category }) => ({
    ...values,
    pic: pic?.url ?? '',
    id: category?.id,
    from: category?.parentId,
    version: category?.version ?? 0,
  }),
  send: async (api, { id, from, ...input }, requestId) => {
    const made = await api.categoryAdmin.save({
      ...input,
      requestId,
      ...(id !== undefined && { id }),
    })
    // What is there is moved by a call of its own; it comes to stand last.
    if (from !== undefined && from !== input.parentId)
      await api.categoryAdmin.move({ id: made.id, parentId: input.parentId, place: maxCategories })
    return made
  },
  changes: (api) => [
    api.categoryAdmin.list,
    api.catalog.categoryList,
    api.goodsAdmin.list,
    api.staff.audit,
  ],
  draft: ({ category, parentId }) => `category:${category?.id ?? `new-${parentId}`}`,
  title: ({ texts, of: { category } }) => (category ? texts.editCategory : texts.newCategory),
  ok: ({ texts, of: { category } }) => (category ? texts.save : texts.make),
  hint: ({ texts, of: { category, before } }) =>
    category &&
    before &&
    category.version !== before.version && (
      <Alert type="warning" title={texts.changedMeanwhile(category.name, category.nameEn)} />
    ),
  fields: ({ texts, of: { all, category } }) => (
    <>
      <TextField name="name" label={texts.name} isFirst />
      <TextField name="nameEn" label={texts.nameEn} />
      <Form.Item name="parentId" label={texts.parent}>
        <TreeSelect
          treeDefaultExpandAll
          showSearch={{ treeNodeFilterProp: 'title' }}
          treeData={[
            {
              value: 0,
              title: texts.top,
              disabled: !mayStandUnder(all, category?.id, 0),
              children: [],
            },
            ...parentsUnder(all, category?.id, 0),
          ]}
        />
      </Form.Item>
      <Form.Item name="pic" label={texts.picture} extra={texts.pictureHint}>
        <PictureField label={texts.picture} />
      </Form.Item>
    </>
  ),
  done: ({ texts }) => texts.saved,
})
