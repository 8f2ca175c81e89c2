import { giftAdmin } from '@mallard/contract/admin-limits.gen'
import type { AdminGift, GiftClash } from '@mallard/contract/activities/gift/gift-admin.calls'
import { giftKinds } from '@mallard/contract/activities/gift/gift.codes'
import { scopeText } from '@mallard/kernel'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Form, Radio, type FormInstance } from 'antd'
import { useDeferredValue } from 'react'
import { defineForm } from '#platform/form/define-form.tsx'
import { NumberField, TextField } from '#platform/form/fields.tsx'
import { CouponSelect } from '#platform/pick/coupon-select.tsx'
import { MomentInput } from '#platform/pick/moment-input.tsx'
import { SkuField } from '#platform/pick/sku-field.tsx'
import { useSession } from '#platform/session.ts'
import { draftOf, isWhole, setupOf, type GiftDraft } from './gift-draft.ts'
import styles from './gift.module.css'
import { giftTexts } from './gift.texts.ts'

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
  changes: [['gifts'], ['gift-one'], ['audit']],
  draft: (of) => `gift:${of?.id ?? 'new'}`,
  title: ({ texts }) => texts.formTitle,
  hint: ({ texts }) => <p className="soft">{texts.formHint}</p>,
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
  const clashes = useClashes(form, of)
  const said = (field: GiftClash['field']) => <Said clashes={clashes} field={field} />
  const kind = Form.useWatch('kind', form)
  const from = Form.useWatch('from', form)
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
      {kind === 'goods' && (
        <Form.Item
          name="sku"
          label={texts.sku}
          extra={said('skuId')}
          rules={[{ required: true, message: texts.noSku }]}
        >
          <SkuField label={texts.sku} />
        </Form.Item>
      )}
      {kind === 'coupon' && (
        <Form.Item
          name="templateId"
          label={texts.coupon}
          extra={said('templateId')}
          rules={[{ required: true, message: texts.noCoupon }]}
        >
          <CouponSelect label={texts.coupon} />
        </Form.Item>
      )}
      <div className={styles.pair}>
        {kind === 'points' && (
          <NumberField name="points" suffix={texts.unit} label={texts.points} />
        )}
        <NumberField name="quota" suffix={texts.pieces} label={texts.quota} hint={said('quota')} />
        <Form.Item name="from" label={texts.from} rules={[{ required: true, message: '' }]}>
          <MomentInput />
        </Form.Item>
        <Form.Item
          name="until"
          label={texts.until}
          extra={said('endAt')}
          dependencies={['from']}
          rules={[
            {
              validator: (_rule, until: string) =>
                until > from ? Promise.resolve() : Promise.reject(new Error(texts.badTime)),
            },
          ]}
        >
          <MomentInput />
        </Form.Item>
      </div>
      <TextField name="rules" label={texts.rulesZh} hint={texts.rulesHint} lines={4} />
      <TextField name="rulesEn" label={texts.rulesEn} lines={4} />
    </>
  )
}

/** What stands against what is typed; asked again whenever it changes. */
function useClashes(
  form: FormInstance<GiftDraft>,
  of: AdminGift | undefined,
): readonly GiftClash[] {
  const { api, scope } = useSession()
  const values = Form.useWatch((all: GiftDraft) => all, { form, preserve: true })
  const setup = useDeferredValue(
    values?.kind === undefined
      ? undefined
      : setupOf(values, { id: of?.id ?? 0, version: of?.version ?? 0 }),
  )
  const asked = setup && { ...setup, name: setup.name || '-' }
  const { data } = useQuery({
    queryKey: [scopeText(scope), 'gift-clashes', asked],
    queryFn: ({ signal }) => api.giftAdmin.clashes(asked!, signal),
    enabled: asked !== undefined && isWhole(asked),
    placeholderData: keepPreviousData,
    retry: false,
  })
  return data ?? []
}

function Said({ clashes, field }: { clashes: readonly GiftClash[]; field: GiftClash['field'] }) {
  return (
    <span aria-live="polite">
      {clashes
        .filter((clash) => clash.field === field)
        .map(({ text, isBlocking }) => (
          <span key={text} className={isBlocking ? styles.bad : styles.warn}>
            {text}
          </span>
        ))}
    </span>
  )
}
