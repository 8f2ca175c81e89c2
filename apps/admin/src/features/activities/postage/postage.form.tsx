import { postageAdmin } from '@mallard/contract/admin-limits.gen'
import type {
  AdminPostage,
  PostageClash,
} from '@mallard/contract/activities/postage/postage-admin.calls'
import { postageAudiences } from '@mallard/contract/activities/postage/postage.codes'
import { Form, Radio, type FormInstance } from 'antd'
import { PeriodFields, SkuItem } from '#platform/activity/setup-fields.tsx'
import { useTypedSetup } from '#platform/activity/use-typed-setup.ts'
import { defineForm } from '#platform/form/define-form.tsx'
import { NumberField, TextField } from '#platform/form/fields.tsx'
import { Said } from '#platform/form/said.tsx'
import { draftOf, isWhole, setupOf, type PostageDraft } from './postage-draft.ts'
import styles from './postage.module.css'
import { postageTexts } from './postage.texts.ts'
import { postages } from './use-postage.ts'

/**
 * Sets up a trial, or changes one that has not begun; what stands against it is said at its field
 * all the time.
 */
export const PostageForm = defineForm({
  texts: postageTexts,
  shape: 'drawer',
  width: 560,
  limits: postageAdmin.save,
  initial: (of: AdminPostage | undefined) => draftOf(of, Date.now()),
  inputOf: (values, of) => setupOf(values, { id: of?.id ?? 0, version: of?.version ?? 0 }),
  send: (api, input, requestId) => api.postageAdmin.save({ ...input, requestId }),
  changes: (api) => [api.postageAdmin, api.staff.audit],
  draft: (of) => `postage:${of?.id ?? 'new'}`,
  title: ({ texts }) => texts.formTitle,
  hint: ({ texts }) => texts.formHint,
  ok: ({ texts }) => texts.save,
  fields: ({ form, of }) => <Fields form={form} of={of} />,
  done: ({ texts }) => texts.saved,
})

interface FieldsProps {
  form: FormInstance<PostageDraft>
  of: AdminPostage | undefined
}

function Fields({ form, of }: FieldsProps) {
  const texts = postageTexts.use()
  const clashes = postages.useClashes(useTypedSetup(form, of, setupOf, isWhole))
  const said = (field: PostageClash['field']) => <Said clashes={clashes} field={field} />
  return (
    <>
      <TextField name="name" label={texts.nameZh} isFirst />
      <TextField name="nameEn" label={texts.nameEn} hint={texts.nameEnHint} />
      <SkuItem texts={texts} said={said('skuId')} />
      <div className={styles.pair}>
        <PeriodFields texts={texts} />
        <NumberField
          name="postageAmount"
          unit={100}
          digits={2}
          suffix={texts.yuan}
          label={texts.amount}
          hint={said('postageAmount')}
        />
        <NumberField name="quota" suffix={texts.pieces} label={texts.quota} hint={said('quota')} />
      </div>
      <Form.Item name="audience" label={texts.audience}>
        <Radio.Group options={postageAudiences.map((value) => ({ value, label: texts[value] }))} />
      </Form.Item>
      <TextField name="rules" label={texts.rules} hint={texts.rulesHint} lines={3} />
      <TextField name="rulesEn" label={texts.rulesEn} lines={3} />
    </>
  )
}
