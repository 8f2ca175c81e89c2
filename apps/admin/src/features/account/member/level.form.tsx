import type { AdminLevel } from '@mallard/contract/pricing/points/level-admin.calls'
import { levelAdmin } from '@mallard/contract/admin-limits.gen'
import { defineForm } from '#platform/form/define-form.tsx'
import { NumberField, TextField } from '#platform/form/fields.tsx'
import { levelTexts } from './level.texts.ts'
import styles from './member.module.css'

/** Adds a level or changes one. */
export const LevelForm = defineForm({
  texts: levelTexts,
  width: 520,
  limits: levelAdmin.save,
  initial: (level: AdminLevel | undefined) => ({
    code: level?.code ?? '',
    name: level?.name ?? '',
    nameEn: level?.nameEn ?? '',
    growthMin: level?.growthMin ?? null,
    discount: (level?.discountBp ?? 10_000) / 100,
    rate: (level?.pointsRateBp ?? 10_000) / 100,
    benefit: level?.benefit ?? '',
    benefitEn: level?.benefitEn ?? '',
  }),
  inputOf: ({ growthMin, discount, rate, ...words }, level) => ({
    ...words,
    growthMin: growthMin ?? 0,
    discountBp: Math.round(discount * 100),
    pointsRateBp: Math.round(rate * 100),
    version: level?.version ?? 0,
  }),
  send: (api, input) => api.levelAdmin.save(input),
  changes: (api) => [api.memberAdmin, api.pointsAdmin, api.levelAdmin, api.promotionAdmin.levels],
  draft: (level) => `level:${level?.code ?? ''}`,
  title: ({ texts, of: level }) => (level ? texts.editTitle(level.name) : texts.addTitle),
  ok: ({ texts }) => texts.save,
  cuts: ({ discountBp }, { texts }) =>
    discountBp >= 5000 ? [] : [texts.deepDiscount(discountBp / 100)],
  fields: ({ texts, of: level }) => (
    <>
      <div className={styles.pair}>
        <TextField name="name" label={texts.name} wrong={texts.needed} isFirst />
        <TextField name="nameEn" label={texts.nameEn} />
        <TextField
          name="code"
          label={texts.code}
          hint={texts.codeHint}
          wrong={texts.wrongCode}
          isDisabled={level !== undefined}
          isCode
        />
        <NumberField
          name="growthMin"
          label={texts.growthMin}
          hint={level?.growthMin === 0 ? texts.lowestHint : undefined}
          isDisabled={level?.growthMin === 0}
        />
        <NumberField
          name="discount"
          of="discountBp"
          unit={100}
          digits={2}
          label={texts.discount}
          hint={texts.discountHint}
        />
        <NumberField
          name="rate"
          of="pointsRateBp"
          unit={100}
          digits={2}
          label={texts.rate}
          hint={texts.rateHint}
        />
      </div>
      <TextField name="benefit" label={texts.benefit} hint={texts.benefitHint} />
      <TextField name="benefitEn" label={texts.benefitEn} />
    </>
  ),
  done: ({ texts }) => texts.saved,
})
