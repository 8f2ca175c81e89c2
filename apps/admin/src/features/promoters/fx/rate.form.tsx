import { fxAdmin } from '@mallard/contract/admin-limits.gen'
import type { FxSetting } from '@mallard/contract/promoters/fx/fx-admin.calls'
import { commissionKinds, rateKinds, type RateKind } from '@mallard/contract/promoters/fx/fx.codes'
import type { AdminPickedSku } from '@mallard/contract/pricing/promotion/promotion-admin.calls'
import { Form, type FormInstance, Select } from 'antd'
import { defineForm } from '#platform/form/define-form.tsx'
import { NumberField, SwitchField } from '#platform/form/fields.tsx'
import { CategorySelect } from '#platform/pick/category-select.tsx'
import { GoodsSelect } from '#platform/pick/goods-select.tsx'
import { SkuField } from '#platform/pick/sku-field.tsx'
import { fxTexts } from './fx.texts.ts'
import { PaidKinds } from './paid-kinds.tsx'

/** Basis points from which one is asked again. */
const high = 3000

export const SettingForm = defineForm({
  texts: fxTexts,
  limits: fxAdmin.saveSetting,
  initial: ({ isOpen, rateBp, minAmount, feeBp, offKinds, ...who }: FxSetting) => ({
    isOpen,
    rate: rateBp / 100,
    least: minAmount / 100,
    fee: feeBp / 100,
    kinds: commissionKinds.filter((kind) => !offKinds.includes(kind)),
    employeesEarn: who.employeesEarn,
    employeesPay: who.employeesPay,
  }),
  inputOf: ({ isOpen, rate, least, fee, kinds, employeesEarn, employeesPay }, { version }) => ({
    isOpen,
    rateBp: Math.round(rate * 100),
    minAmount: Math.round(least * 100),
    feeBp: Math.round(fee * 100),
    offKinds: commissionKinds.filter((kind) => !kinds.includes(kind)),
    employeesEarn,
    employeesPay,
    version,
  }),
  send: (api, input) => api.fxAdmin.saveSetting(input),
  changes: (api) => [api.fxAdmin.setting, api.fxAdmin.rates, api.staff.audit],
  title: ({ texts }) => texts.editRules,
  ok: ({ texts }) => texts.save,
  cuts: ({ rateBp }, { texts }) => (rateBp < high ? [] : [texts.deep(rateBp / 100)]),
  fields: ({ texts }) => (
    <>
      <SwitchField name="isOpen" label={texts.isOpen} />
      <NumberField
        name="rate"
        of="rateBp"
        unit={100}
        digits={2}
        label={texts.rate}
        hint={texts.rateHint}
        suffix={texts.percent}
        isFirst
      />
      <NumberField name="least" of="minAmount" unit={100} digits={2} label={texts.minAmount} />
      <NumberField
        name="fee"
        of="feeBp"
        unit={100}
        digits={2}
        label={texts.feeRate}
        suffix={texts.percent}
      />
      <PaidKinds />
    </>
  ),
  done: ({ texts }) => texts.saved,
})

interface RateFields {
  kind: RateKind
  goods: number[]
  sku?: AdminPickedSku
  category?: number
  /** Percent. */
  rate: number
}

/** What was chosen, as the call names it. */
const targetOf: Readonly<Record<RateKind, (fields: RateFields) => string>> = {
  goods: ({ goods: [id] }) => String(id),
  sku: ({ sku }) => sku?.productSn ?? '',
  category: ({ category }) => String(category),
}

export const RateForm = defineForm({
  texts: fxTexts,
  limits: fxAdmin.saveRate,
  initial: (_of: undefined): RateFields => ({ kind: 'goods', goods: [], rate: 10 }),
  inputOf: (fields) => ({
    kind: fields.kind,
    target: targetOf[fields.kind](fields),
    bp: Math.round(fields.rate * 100),
  }),
  send: (api, input) => api.fxAdmin.saveRate(input),
  changes: (api) => [api.fxAdmin.setting, api.fxAdmin.rates, api.staff.audit],
  title: ({ texts }) => texts.addRateTitle,
  ok: ({ texts }) => texts.save,
  cuts: ({ bp }, { texts }) => (bp < high ? [] : [texts.deep(bp / 100)]),
  fields: ({ texts, form }) => (
    <>
      <Form.Item name="kind" label={texts.kind}>
        <Select options={rateKinds.map((value) => ({ value, label: texts[value] }))} />
      </Form.Item>
      <TargetField form={form} />
      <NumberField
        name="rate"
        of="bp"
        unit={100}
        digits={2}
        label={texts.ratio}
        suffix={texts.percent}
      />
    </>
  ),
  done: ({ texts }) => texts.saved,
})

/** The goods, SKU or category that the rate is for, found by its name. */
function TargetField({ form }: { form: FormInstance<RateFields> }) {
  const texts = fxTexts.use()
  const kind = Form.useWatch('kind', form) ?? 'goods'
  const needed = { required: true, message: texts.targetNeeded }
  if (kind === 'sku')
    return (
      <Form.Item name="sku" label={texts.sku} rules={[needed]}>
        <SkuField label={texts.sku} />
      </Form.Item>
    )
  if (kind === 'category')
    return (
      <Form.Item name="category" label={texts.category} rules={[needed]}>
        <CategorySelect />
      </Form.Item>
    )
  return (
    <Form.Item name="goods" label={texts.goods} rules={[{ ...needed, type: 'array' }]}>
      <GoodsSelect label={texts.goods} most={1} />
    </Form.Item>
  )
}
