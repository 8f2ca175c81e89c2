import { evaluateAdmin } from '@mallard/contract/admin-limits.gen'
import type {
  AdminEvaluate,
  EvaluateClash,
} from '@mallard/contract/activities/evaluate/evaluate-admin.calls'
import type { FormInstance } from 'antd'
import { PeriodFields, SkuItem } from '#platform/activity/setup-fields.tsx'
import { useTypedSetup } from '#platform/activity/use-typed-setup.ts'
import { defineForm } from '#platform/form/define-form.tsx'
import { NumberField, TextField } from '#platform/form/fields.tsx'
import { Said } from '#platform/form/said.tsx'
import { draftOf, isWhole, setupOf, type EvaluateDraft } from './evaluate-draft.ts'
import styles from './evaluate.module.css'
import { evaluateTexts } from './evaluate.texts.ts'
import { evaluates } from './use-evaluate.ts'

/**
 * Sets up a trial, or changes one that has not begun; what stands against it is said at its field
 * all the time.
 */
export const EvaluateForm = defineForm({
  texts: evaluateTexts,
  shape: 'drawer',
  width: 560,
  limits: evaluateAdmin.save,
  initial: (of: AdminEvaluate | undefined) => draftOf(of, Date.now()),
  inputOf: (values, of) => setupOf(values, { id: of?.id ?? 0, version: of?.version ?? 0 }),
  send: (api, input, requestId) => api.evaluateAdmin.save({ ...input, requestId }),
  changes: (api) => [api.evaluateAdmin, api.staff.audit],
  draft: (of) => `evaluate:${of?.id ?? 'new'}`,
  title: ({ texts }) => texts.formTitle,
  hint: ({ texts }) => texts.formHint,
  ok: ({ texts }) => texts.save,
  fields: ({ form, of }) => <Fields form={form} of={of} />,
  done: ({ texts }) => texts.saved,
})

interface FieldsProps {
  form: FormInstance<EvaluateDraft>
  of: AdminEvaluate | undefined
}

function Fields({ form, of }: FieldsProps) {
  const texts = evaluateTexts.use()
  const clashes = evaluates.useClashes(useTypedSetup(form, of, setupOf, isWhole))
  const said = (field: EvaluateClash['field']) => <Said clashes={clashes} field={field} />
  return (
    <>
      <TextField name="name" label={texts.nameZh} isFirst />
      <TextField name="nameEn" label={texts.nameEn} hint={texts.nameEnHint} />
      <SkuItem texts={texts} said={said('skuId')} />
      <div className={styles.pair}>
        <PeriodFields texts={texts} />
        <NumberField name="quota" suffix={texts.places} label={texts.quota} hint={said('quota')} />
        <NumberField
          name="reportDays"
          suffix={texts.days}
          label={texts.reportDays}
          hint={texts.reportDaysHint}
        />
      </div>
      <TextField name="intro" label={texts.intro} hint={texts.introHint} lines={3} />
      <TextField name="introEn" label={texts.introEn} lines={3} />
      <TextField name="rules" label={texts.rules} hint={texts.rulesHint} lines={3} />
      <TextField name="rulesEn" label={texts.rulesEn} lines={3} />
    </>
  )
}
