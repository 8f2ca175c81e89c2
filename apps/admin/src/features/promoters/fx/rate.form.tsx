import { fxAdmin } from '@mallard/contract/admin-limits.gen'
import type { FxSetting } from '@mallard/contract/promoters/fx/fx-admin.calls'
import { commissionKinds, rateKinds, type RateKind } from '@mallard/contract/promoters/fx/fx.codes'
import { Form, Select } from 'antd'
import { defineForm } from '#platform/form/define-form.tsx'
import { NumberField, SwitchField, TextField } from '#platform/form/fields.tsx'
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

export const RateForm = defineForm({
  texts: fxTexts,
  limits: fxAdmin.saveRate,
  initial: (_of: undefined) => ({ kind: 'goods' as RateKind, target: '', rate: 10 }),
  inputOf: ({ kind, target, rate }) => ({ kind, target, bp: Math.round(rate * 100) }),
  send: (api, input) => api.fxAdmin.saveRate(input),
  changes: (api) => [api.fxAdmin.setting, api.fxAdmin.rates, api.staff.audit],
  title: ({ texts }) => texts.addRateTitle,
  ok: ({ texts }) => texts.save,
  cuts: ({ bp }, { texts }) => (bp < high ? [] : [texts.deep(bp / 100)]),
  fields: ({ texts }) => (
    <>
      <Form.Item name="kind" label={texts.kind}>
        <Select options={rateKinds.map((value) => ({ value, label: texts[value] }))} />
      </Form.Item>
      <TextField
        name="target"
        label={texts.target}
        hint={texts.targetHint}
        wrong={texts.targetNeeded}
        isFirst
      />
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
