import { giftAdmin } from '@mallard/contract/admin-limits.gen'
import type { AdminGift, GiftClash } from '@mallard/contract/activities/gift/gift-admin.calls'
import { giftKinds } from '@mallard/contract/activities/gift/gift.codes'
import { Form, Radio, type FormInstance } from 'antd'
import { CouponItem, PeriodFields, SkuItem } from '#platform/activity/setup-fields.tsx'
import { useTypedSetup } from '#platform/activity/use-typed-setup.ts'
import { defineForm } from '#platform/form/define-form.tsx'
import { NumberField, TextField } from '#platform/form/fields.tsx'
import { Said } from '#platform/form/said.tsx'
import { draftOf, isWhole, setupOf, type GiftDraft } from './gift-draft.ts'
import styles from './gift.module.css'
import { giftTexts } from './gift.texts.ts'
import { gifts } from './use-gift.ts'

/**
 * Sets a gift up, or changes one that has not begun; what stands against it is said at its field all
 * the time.
 */
export const GiftForm = defineForm({
  texts: giftTexts,
  shape: 'drawer',
  width: 560,
  limits: giftAdmin.save,
  initial: (of: AdminGift | undefined) => draftOf(of, Date.now()),
  inputOf: (values, of) => setupOf(values, { id: of?.id ?? 0, version: of?.version ?? 0 }),
  send: (api, input, requestId) => api.giftAdmin.save({ ...input, requestId }),
  changes: (api) => [api.giftAdmin, api.staff.audit],
  draft: (of) => `gift:${of?.id ?? 'new'}`,
  title: ({ texts }) => texts.formTitle,
  hint: ({ texts }) => texts.formHint,
  ok: ({ texts }) => texts.save,
  fields: ({ form, of }) => <Fields form={form} of={of} />,
  done: ({ texts }) => texts.saved,
})

interface FieldsProps {
  form: FormInstance<GiftDraft>
  of: AdminGift | undefined
}

function Fields({ form, of }: FieldsProps) {
  const texts = giftTexts.use()
  const clashes = gifts.useClashes(useTypedSetup(form, of, setupOf, isWhole))
  const said = (field: GiftClash['field']) => <Said clashes={clashes} field={field} />
  const kind = Form.useWatch('kind', form)
  return (
    <>
      <TextField name="name" label={texts.nameZh} isFirst />
      <TextField name="nameEn" label={texts.nameEn} hint={texts.nameEnHint} />
      <Form.Item name="kind" label={texts.kind}>
        <Radio.Group
          optionType="button"
          options={giftKinds.map((value) => ({ value, label: texts[value] }))}
        />
      </Form.Item>
      {kind === 'goods' && <SkuItem texts={texts} said={said('skuId')} />}
      {kind === 'coupon' && <CouponItem texts={texts} said={said('templateId')} />}
      <div className={styles.pair}>
        {kind === 'points' && (
          <NumberField name="points" suffix={texts.unit} label={texts.points} />
        )}
        <NumberField name="quota" suffix={texts.pieces} label={texts.quota} hint={said('quota')} />
        <PeriodFields texts={texts} said={said('endAt')} />
      </div>
      <TextField name="rules" label={texts.rulesZh} hint={texts.rulesHint} lines={4} />
      <TextField name="rulesEn" label={texts.rulesEn} lines={4} />
    </>
  )
}
