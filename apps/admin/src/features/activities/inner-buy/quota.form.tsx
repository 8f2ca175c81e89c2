import { plainPhone } from '@mallard/kernel'
import { innerBuyAdmin } from '@mallard/contract/admin-limits.gen'
import type {
  AdminInnerGrant,
  InnerSetting,
} from '@mallard/contract/activities/inner-buy/inner-buy-admin.calls'
import type { Api, Keyed } from '#platform/api.ts'
import { defineForm } from '#platform/form/define-form.tsx'
import { NumberField, TextField } from '#platform/form/fields.tsx'
import { ReasonField } from '#platform/parts/reason-field.tsx'
import { money } from '#platform/show.ts'
import { quotaTexts } from './quota.texts.ts'

const fenOf = (yuan: number | null) => Math.round((yuan ?? 0) * 100)
const changes = ({ innerBuyAdmin: calls, staff }: Api): readonly Keyed[] => [
  calls.grants,
  calls.figures,
  calls.grant,
  staff.audit,
]

/** Gives one employee a quota for this year. */
export const AddQuotaForm = defineForm({
  texts: quotaTexts,
  limits: innerBuyAdmin.addGrant,
  initial: (_of: undefined) => ({ phone: '', quota: null as number | null }),
  inputOf: ({ phone, quota }) => ({ phone: phone.trim(), quota: fenOf(quota) }),
  send: (api, input, requestId) => api.innerBuyAdmin.addGrant({ ...input, requestId }),
  changes,
  title: ({ texts }) => texts.addTitle,
  hint: ({ texts }) => texts.addHint,
  ok: ({ texts }) => texts.give,
  fields: ({ texts }) => (
    <>
      <TextField
        name="phone"
        label={texts.phone}
        wrong={texts.wrongPhone}
        clean={plainPhone}
        isFirst
        isCode
      />
      <NumberField name="quota" unit={100} digits={2} suffix={texts.yuan} label={texts.quota} />
    </>
  ),
  done: ({ texts }) => texts.given,
})

/** Changes what one employee may buy for, with a reason. */
export const ChangeQuotaForm = defineForm({
  texts: quotaTexts,
  limits: innerBuyAdmin.changeGrant,
  initial: ({ quota }: AdminInnerGrant) => ({ quota: (quota / 100) as number | null, reason: '' }),
  inputOf: ({ quota, reason }, { id, version }) => ({
    id,
    version,
    quota: fenOf(quota),
    reason: reason.trim(),
  }),
  send: (api, input) => api.innerBuyAdmin.changeGrant(input),
  changes,
  title: ({ texts, of }) => texts.changeTitle(of.name),
  hint: ({ texts, of }) => texts.changeHint(money(of.used + of.reserved)),
  ok: ({ texts }) => texts.save,
  fields: ({ texts }) => (
    <>
      <NumberField
        name="quota"
        unit={100}
        digits={2}
        suffix={texts.yuan}
        label={texts.quota}
        isFirst
      />
      <ReasonField
        label={texts.reason}
        needed={texts.reasonNeeded}
        usual={texts.reasonUsual}
        most={200}
      />
    </>
  ),
  done: ({ texts }) => texts.saved,
})

/** What every employee is given on 1 January. */
export const YearlyForm = defineForm({
  texts: quotaTexts,
  limits: innerBuyAdmin.saveSetting,
  initial: ({ yearlyQuota }: InnerSetting) => ({ yearly: (yearlyQuota / 100) as number | null }),
  inputOf: ({ yearly }, { version }) => ({ yearlyQuota: fenOf(yearly), version }),
  send: (api, input) => api.innerBuyAdmin.saveSetting(input),
  changes: (api) => [api.innerBuyAdmin.setting, api.staff.audit],
  title: ({ texts }) => texts.yearlyTitle,
  ok: ({ texts }) => texts.save,
  fields: ({ texts }) => (
    <NumberField
      name="yearly"
      of="yearlyQuota"
      unit={100}
      digits={2}
      suffix={texts.yuan}
      label={texts.yearlyLabel}
      hint={texts.yearlyHint}
      isFirst
    />
  ),
  done: ({ texts }) => texts.saved,
})
