import { goodsImport as limits } from '@mallard/contract/admin-limits.gen'
import {
  type ImportProfile,
  noChoices,
  ownProfiles,
} from '@mallard/contract/catalog/goods-import/goods-import.codes'
import type {
  GoodsImport,
  ImportChoices,
} from '@mallard/contract/catalog/goods-import/goods-import.calls'
import { useQuery } from '@tanstack/react-query'
import { Form, InputNumber, Select } from 'antd'
import { defineForm } from '#platform/form/define-form.tsx'
import { TextField } from '#platform/form/fields.tsx'
import { CategorySelect } from '#platform/pick/category-select.tsx'
import { ReturnPolicyField } from '#platform/pick/return-policy-field.tsx'
import { TaxField } from '#platform/pick/tax-field.tsx'
import { useSession } from '#platform/session.ts'
import { chooseTexts } from './choose.texts.ts'
import { importTexts } from './import.texts.ts'

interface Values extends Omit<ImportChoices, 'freightTemplateId' | 'categoryId'> {
  readonly profile: ImportProfile | undefined
  readonly freightTemplateId: number | undefined
  readonly categoryId: number | undefined
}

/** What a table is, and what new goods have where it does not say it. */
export const ChooseForm = defineForm({
  texts: chooseTexts,
  shape: 'drawer',
  width: 560,
  limits: limits.choose,
  initial: ({ profile, choices }: GoodsImport): Values => {
    const { freightTemplateId, categoryId, ...rest } = choices ?? noChoices
    return {
      ...rest,
      profile: profile ?? undefined,
      freightTemplateId: freightTemplateId ?? undefined,
      categoryId: categoryId ?? undefined,
    }
  },
  inputOf: ({ profile, freightTemplateId, categoryId, onHand, ...values }, { id, fits }) => ({
    ...values,
    id,
    profile: profile ?? fits[0]!,
    freightTemplateId: freightTemplateId ?? null,
    categoryId: categoryId ?? null,
    onHand: onHand ?? null,
  }),
  send: (api, input) => api.goodsImport.choose(input),
  changes: (api) => [api.goodsImport, api.importMapping, api.importAfter],
  title: ({ texts }) => texts.title,
  ok: ({ texts }) => texts.check,
  hint: ({ texts }) => texts.hint,
  fields: ({ of }) => <Fields fits={of.fits} />,
  done: () => undefined,
})

function Fields({ fits }: { fits: GoodsImport['fits'] }) {
  const texts = chooseTexts.use()
  const names = importTexts.use()
  const { api } = useSession()
  const freights = useQuery({
    ...api.goodsAdmin.options.query(),
    staleTime: 60_000,
    select: ({ freightTemplates }) => freightTemplates,
  })
  const profile = Form.useWatch<ImportProfile | undefined>('profile')
  const isOwn = ownProfiles.some((each) => each === profile)
  return (
    <>
      <Form.Item
        name="profile"
        label={texts.profile}
        hidden={fits.length < 2}
        rules={[{ required: true, message: texts.needProfile }]}
      >
        <Select options={fits.map((value) => ({ value, label: names[value] }))} />
      </Form.Item>
      {profile !== 'stock' && (
        <>
          <Form.Item
            name="freightTemplateId"
            label={texts.freight}
            rules={[{ required: !isOwn, message: texts.needFreight }]}
          >
            <Select
              allowClear
              loading={freights.isPending}
              options={freights.data?.map(({ id, name }) => ({ value: id, label: name }))}
            />
          </Form.Item>
          <Form.Item name="categoryId" label={texts.category} extra={texts.categoryHint}>
            <CategorySelect allowClear />
          </Form.Item>
          <Form.Item name="onHand" label={texts.onHand} extra={texts.onHandHint}>
            <InputNumber min={0} max={1_000_000} precision={0} style={{ width: '100%' }} />
          </Form.Item>
          <TextField name="listNote" label={texts.listNote} hint={texts.listNoteHint} />
          <TextField name="brand" label={texts.brand} hint={texts.brandHint} />
          <ReturnPolicyField isUnsure={false} />
          <TaxField name="tax" label={texts.tax} without={texts.taxUsual} own={texts.taxOwn} />
        </>
      )}
    </>
  )
}
