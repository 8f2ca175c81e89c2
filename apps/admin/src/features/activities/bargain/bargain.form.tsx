import { bargainAdmin } from '@mallard/contract/admin-limits.gen'
import type {
  AdminBargain,
  BargainClash,
} from '@mallard/contract/activities/bargain/bargain-admin.calls'
import type { FormInstance } from 'antd'
import { PeriodFields, SkuItem } from '#platform/activity/setup-fields.tsx'
import { useTypedSetup } from '#platform/activity/use-typed-setup.ts'
import { deepCutLines } from '#platform/deep-cut.ts'
import { defineForm } from '#platform/form/define-form.tsx'
import { NumberField, TextField } from '#platform/form/fields.tsx'
import { Said } from '#platform/form/said.tsx'
import { draftOf, floorSlips, isWhole, setupOf, type BargainDraft } from './bargain-draft.ts'
import styles from './bargain.module.css'
import { bargainTexts } from './bargain.texts.ts'
import { bargains } from './use-bargain.ts'

/**
 * Sets up a bargain, or changes one that has not begun; what stands against it is said at its field
 * all the time.
 */
export const BargainForm = defineForm({
  texts: bargainTexts,
  shape: 'drawer',
  width: 560,
  limits: bargainAdmin.save,
  initial: (of: AdminBargain | undefined) => draftOf(of, Date.now()),
  inputOf: (values, of) => setupOf(values, { id: of?.id ?? 0, version: of?.version ?? 0 }),
  send: (api, input, requestId) => api.bargainAdmin.save({ ...input, requestId }),
  changes: (api) => [api.bargainAdmin, api.staff.audit],
  draft: (of) => `bargain:${of?.id ?? 'new'}`,
  title: ({ texts }) => texts.formTitle,
  hint: ({ texts }) => texts.formHint,
  ok: ({ texts }) => texts.save,
  cuts: (input, { texts, form, locale }) => {
    const sku: BargainDraft['sku'] = form.getFieldValue('sku')
    if (!sku) return []
    const name = [sku.title, sku.attr, texts.floorPrice].filter(Boolean).join(' ')
    return deepCutLines(floorSlips(input, sku, name), locale)
  },
  fields: ({ form, of }) => <Fields form={form} of={of} />,
  done: ({ texts }) => texts.saved,
})

interface FieldsProps {
  form: FormInstance<BargainDraft>
  of: AdminBargain | undefined
}

function Fields({ form, of }: FieldsProps) {
  const texts = bargainTexts.use()
  const clashes = bargains.useClashes(useTypedSetup(form, of, setupOf, isWhole))
  const said = (field: BargainClash['field']) => <Said clashes={clashes} field={field} />
  return (
    <>
      <TextField name="name" label={texts.nameZh} isFirst />
      <TextField name="nameEn" label={texts.nameEn} hint={texts.nameEnHint} />
      <SkuItem texts={texts} said={said('skuId')} />
      <div className={styles.pair}>
        <PeriodFields texts={texts} />
        <NumberField
          name="startPrice"
          unit={100}
          digits={2}
          suffix={texts.yuan}
          label={texts.startPrice}
          hint={said('startPrice')}
        />
        <NumberField
          name="floorPrice"
          unit={100}
          digits={2}
          suffix={texts.yuan}
          label={texts.floorPrice}
          hint={said('floorPrice')}
        />
        <NumberField
          name="helpers"
          suffix={texts.people}
          label={texts.helpers}
          hint={texts.helpersHint}
        />
        <NumberField name="stock" suffix={texts.pieces} label={texts.stock} hint={said('stock')} />
        <NumberField name="roomHours" suffix={texts.hours} label={texts.roomHours} />
        <NumberField name="dailyHelps" suffix={texts.times} label={texts.dailyHelps} />
        <NumberField name="helpLimit" suffix={texts.times} label={texts.helpLimit} />
      </div>
    </>
  )
}
