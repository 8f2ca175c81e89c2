import { innerBuyAdmin } from '@mallard/contract/admin-limits.gen'
import type {
  AdminInnerGoods,
  InnerClash,
} from '@mallard/contract/activities/inner-buy/inner-buy-admin.calls'
import type { AdminPickedSku } from '@mallard/contract/pricing/promotion/promotion-admin.calls'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Form, type FormInstance } from 'antd'
import { useDeferredValue } from 'react'
import { deepCutLines } from '#platform/deep-cut.ts'
import { defineForm } from '#platform/form/define-form.tsx'
import { NumberField } from '#platform/form/fields.tsx'
import { Said } from '#platform/form/said.tsx'
import { SkuField } from '#platform/pick/sku-field.tsx'
import { useSession } from '#platform/session.ts'
import { priceTexts } from './price.texts.ts'

/** What is typed; the price in yuan. */
interface PriceDraft {
  sku: AdminPickedSku | undefined
  price: number | null
}

const fenOf = (yuan: number | null) => Math.round((yuan ?? 0) * 100)

function pickedOf(goods: AdminInnerGoods): AdminPickedSku {
  const { skuId, productSn, title, attr, pic, salePrice, available } = goods
  return { skuId, productSn, title, attr, pic, salePrice, available }
}

/** Sells a SKU at an inner price, or changes that; what stands against it is said all the time. */
export const PriceForm = defineForm({
  texts: priceTexts,
  limits: innerBuyAdmin.savePrice,
  initial: (of: AdminInnerGoods | undefined): PriceDraft => ({
    sku: of && pickedOf(of),
    price: of ? of.price / 100 : null,
  }),
  inputOf: ({ sku, price }, of) => ({
    id: of?.id ?? 0,
    version: of?.version ?? 0,
    skuId: sku?.skuId ?? 0,
    price: fenOf(price),
  }),
  send: (api, input, requestId) => api.innerBuyAdmin.savePrice({ ...input, requestId }),
  changes: (api) => [api.innerBuyAdmin.goods, api.staff.audit],
  draft: (of) => `inner-price:${of?.id ?? 'new'}`,
  title: ({ texts }) => texts.formTitle,
  ok: ({ texts }) => texts.save,
  cuts: ({ price }, { form, locale }) => {
    const sku: PriceDraft['sku'] = form.getFieldValue('sku')
    if (!sku) return []
    const name = `${sku.title} ${sku.attr}`.trim()
    return deepCutLines([{ name, before: sku.salePrice, after: price }], locale)
  },
  fields: ({ form, of }) => <Fields form={form} of={of} />,
  done: ({ texts }) => texts.saved,
})

interface FieldsProps {
  form: FormInstance<PriceDraft>
  of: AdminInnerGoods | undefined
}

function Fields({ form, of }: FieldsProps) {
  const texts = priceTexts.use()
  const clashes = useClashes(form, of)
  return (
    <>
      <Form.Item
        name="sku"
        label={texts.sku}
        extra={<Said clashes={clashes} field="skuId" />}
        rules={[{ required: true, message: texts.noSku }]}
      >
        <SkuField label={texts.sku} disabled={of !== undefined} />
      </Form.Item>
      <NumberField
        name="price"
        unit={100}
        digits={2}
        suffix={texts.yuan}
        label={texts.price}
        hint={<Said clashes={clashes} field="price" />}
      />
    </>
  )
}

/** What stands against what is typed; asked again whenever it changes. */
function useClashes(
  form: FormInstance<PriceDraft>,
  of: AdminInnerGoods | undefined,
): readonly InnerClash[] {
  const { api } = useSession()
  const values = Form.useWatch((all: PriceDraft) => all, { form, preserve: true })
  const asked = useDeferredValue({
    id: of?.id ?? 0,
    version: of?.version ?? 0,
    skuId: values?.sku?.skuId ?? 0,
    price: fenOf(values?.price ?? null),
  })
  const { data } = useQuery({
    ...api.innerBuyAdmin.clashes.query(asked),
    enabled: asked.skuId > 0 && asked.price > 0,
    placeholderData: keepPreviousData,
    retry: false,
  })
  return data ?? []
}
