import type { AdminPointsRules } from '@mallard/contract/pricing/points/points-rules.calls'
import { pointsRules } from '@mallard/contract/admin-limits.gen'
import { Form, Select } from 'antd'
import { defineForm } from '#platform/form/define-form.tsx'
import { NumberField, SwitchField } from '#platform/form/fields.tsx'
import { pointsRulesTexts } from './points-rules.texts.ts'

/** Basis points of a point. */
const whole = 10_000
/** What the fields begin with once a way is turned on. */
const usual = { earnBp: whole, spendPercent: 50 }
/** Stands for points that never run out. */
const never = -1

/** Percent of what is paid that comes back, as a point is worth a fen. */
const back = (points: number) => String(Math.round(points * 100) / 100)

/** Changes how points are earned and spent, and how long they hold. */
export const PointsRulesForm = defineForm({
  texts: pointsRulesTexts,
  width: 520,
  limits: pointsRules.save,
  initial: ({ earnBp, spendPercent, expiryYears }: AdminPointsRules) => ({
    earns: earnBp !== null,
    perYuan: (earnBp ?? usual.earnBp) / whole,
    spends: spendPercent !== null,
    spendPercent: spendPercent ?? usual.spendPercent,
    years: expiryYears ?? never,
  }),
  inputOf: ({ earns, perYuan, spends, spendPercent, years }, { version }) => ({
    earnBp: earns ? Math.round(perYuan * whole) : null,
    spendPercent: spends ? spendPercent : null,
    expiryYears: years === never ? null : years,
    version,
  }),
  send: (api, input) => api.pointsRules.save(input),
  changes: (api) => [api.pointsRules.read, api.staff.audit],
  draft: () => 'points-rules',
  title: ({ texts }) => texts.title,
  ok: ({ texts }) => texts.save,
  hint: ({ texts }) => texts.hint,
  cuts: ({ earnBp, spendPercent }, { texts }) => [
    ...(earnBp !== null && earnBp > 50 * whole ? [texts.deepEarn(earnBp / whole)] : []),
    ...(spendPercent !== null && spendPercent > 50 ? [texts.deepSpend(spendPercent)] : []),
  ],
  fields: ({ texts }) => (
    <>
      <SwitchField name="earns" label={texts.earnOn} hint={texts.earnOff} />
      <Form.Item noStyle shouldUpdate>
        {({ getFieldValue }) =>
          getFieldValue('earns') === true && (
            <NumberField
              name="perYuan"
              of="earnBp"
              unit={whole}
              digits={2}
              label={texts.perYuan}
              suffix={texts.points}
              hint={texts.perYuanHint(back(Number(getFieldValue('perYuan') ?? 0)))}
            />
          )
        }
      </Form.Item>
      <SwitchField name="spends" label={texts.spendOn} hint={texts.spendOff} />
      <Form.Item noStyle shouldUpdate>
        {({ getFieldValue }) =>
          getFieldValue('spends') === true && (
            <NumberField
              name="spendPercent"
              label={texts.percent}
              suffix="%"
              hint={texts.percentHint}
            />
          )
        }
      </Form.Item>
      <Form.Item name="years" label={texts.expiry} extra={texts.expiryHint}>
        <Select
          options={[
            ...[0, 1, 2, 3].map((value) => ({ value, label: texts.until(value) })),
            { value: never, label: texts.never },
          ]}
        />
      </Form.Item>
      <p className="soft small">{texts.agreement}</p>
    </>
  ),
  done: ({ texts }) => texts.saved,
})
