import { segmentAdmin } from '@mallard/contract/admin-limits.gen'
import type { Conditions, Segment } from '@mallard/contract/account/segment/segment-admin.calls'
import { useMutation } from '@tanstack/react-query'
import { Button, DatePicker, Form, InputNumber, Radio, Select } from 'antd'
import { defineForm } from '#platform/form/define-form.tsx'
import { TextField } from '#platform/form/fields.tsx'
import { GoodsSelect } from '#platform/pick/goods-select.tsx'
import { useSession } from '#platform/session.ts'
import { count } from '#platform/show.ts'
import { useFeedback } from '#platform/use-feedback.ts'
import { conditionsOf, draftOf, type SegmentDraft } from './segment-draft.ts'
import styles from './segment.module.css'
import { segmentTexts } from './segment.texts.ts'
import { useNames } from './use-names.ts'

/** One that is kept already, or conditions to begin with. */
type Begun = Segment | { readonly conditions: Conditions }

const isKept = (of: Begun): of is Segment => 'id' in of

/** Keeps conditions under a name, or changes them; says how many meet them before. */
export const SegmentForm = defineForm({
  texts: segmentTexts,
  shape: 'drawer',
  width: 600,
  limits: segmentAdmin.save,
  initial: (of: Begun): SegmentDraft => draftOf(isKept(of) ? of.name : '', of.conditions),
  inputOf: (draft, of) => ({
    ...(isKept(of) && { id: of.id }),
    name: draft.name,
    conditions: conditionsOf(draft),
    version: isKept(of) ? of.version : 0,
  }),
  send: (api, input, requestId) => api.segmentAdmin.save({ ...input, requestId }),
  changes: (api) => [api.segmentAdmin, api.staff.audit],
  title: ({ texts, of }) => (isKept(of) ? texts.editTitle(of.name) : texts.addTitle),
  ok: ({ texts }) => texts.save,
  hint: ({ texts }) => texts.empty,
  fields: () => <Fields />,
  done: ({ texts }) => texts.saved,
})

function Fields() {
  const texts = segmentTexts.use()
  const { canEverywhere } = useSession()
  const { levels, tags, sources } = useNames()
  const tagOptions = tags.map(({ id, name }) => ({ value: id, label: name }))
  return (
    <>
      <TextField name="name" label={texts.segmentName} isFirst />
      <Form.Item name="of" label={texts.of}>
        <Radio.Group
          disabled={!canEverywhere('member.read')}
          options={[
            { value: 'store', label: texts.ofStore },
            { value: 'brand', label: texts.ofBrand },
          ]}
        />
      </Form.Item>
      <div className={styles.pair}>
        <Figure name="orderedWithin" label={texts.orderedWithin} suffix={texts.days} least={1} />
        <Figure name="notOrderedFor" label={texts.notOrderedFor} suffix={texts.days} least={1} />
        <Figure name="ordersMin" label={texts.ordersMin} />
        <Figure name="ordersMax" label={texts.ordersMax} />
        <Figure name="spentMin" label={texts.spentMin} suffix={texts.yuan} digits={2} />
        <Figure name="spentMax" label={texts.spentMax} suffix={texts.yuan} digits={2} />
      </div>
      <Several
        name="levels"
        label={texts.levels}
        options={levels.map(({ code, name }) => ({ value: code, label: name }))}
      />
      <Several name="tags" label={texts.tags} options={tagOptions} />
      <Several name="notTags" label={texts.notTags} options={tagOptions} />
      <Form.Item name="goods" label={texts.goodsBought}>
        <GoodsSelect label={texts.goodsBought} most={20} />
      </Form.Item>
      <Several
        name="sources"
        label={texts.sources}
        options={sources.map((value) => ({
          value,
          label: value === 'wap' ? texts.wap : value,
        }))}
      />
      <Form.Item name="joined" label={texts.joined}>
        <DatePicker.RangePicker allowEmpty={[true, true]} style={{ width: '100%' }} />
      </Form.Item>
      <Counted />
    </>
  )
}

interface FigureProps {
  name: keyof SegmentDraft
  label: string
  suffix?: string
  digits?: number
  least?: number
}

/** A number that may be left out. */
function Figure({ name, label, suffix, digits = 0, least = 0 }: FigureProps) {
  return (
    <Form.Item name={name} label={label}>
      <InputNumber
        min={least}
        max={name.startsWith('spent') ? 1_000_000_000 : name.startsWith('orders') ? 100_000 : 3_650}
        precision={digits}
        suffix={suffix}
        style={{ width: '100%' }}
      />
    </Form.Item>
  )
}

interface SeveralProps {
  name: keyof SegmentDraft
  label: string
  options: readonly { readonly value: string | number; readonly label: string }[]
}

function Several({ name, label, options }: SeveralProps) {
  return (
    <Form.Item name={name} label={label}>
      <Select
        mode="multiple"
        maxCount={20}
        optionFilterProp="label"
        options={[...options]}
        style={{ width: '100%' }}
      />
    </Form.Item>
  )
}

/** How many meet what is filled in, counted when it is asked for. */
function Counted() {
  const texts = segmentTexts.use()
  const { api } = useSession()
  const feedback = useFeedback()
  const form = Form.useFormInstance<SegmentDraft>()
  const counting = useMutation({
    mutationFn: () =>
      api.segmentAdmin.count({ conditions: conditionsOf(form.getFieldsValue(true)) }),
    onError: feedback.failed,
  })
  return (
    <div className={styles.counted}>
      <Button loading={counting.isPending} onClick={() => counting.mutate()}>
        {texts.count}
      </Button>
      <strong role="status">{counting.data && texts.counted(count(counting.data.members))}</strong>
    </div>
  )
}
