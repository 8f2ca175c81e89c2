import type { InputOf } from '@mallard/contract/api'
import type { stockAdminCalls } from '@mallard/contract/catalog/catalog/stock-admin.calls'
import { type AdjustedField, adjustedFields } from '@mallard/contract/catalog/catalog/stock.codes'
import { Form, Input, InputNumber, Radio, Select } from 'antd'
import { defineForm } from '#platform/form/define-form.tsx'
import { stockTexts } from './stock.texts.ts'
import { stockChanges } from './use-stock.ts'

type AdjustValues = InputOf<(typeof stockAdminCalls)['adjust']>
type AdjustInput = Omit<AdjustValues, 'requestId' | 'value'> & { readonly value: number }

interface AdjustOf {
  /** Goods that the filters leave. */
  readonly total: number
  readonly which: Pick<AdjustInput, 'q' | 'categoryId' | 'shelf' | 'stock'>
}

interface Values {
  readonly field: AdjustedField
  readonly how: AdjustInput['how']
  readonly value: number | null
  readonly reason: string
}

const ways = ['share', 'amount', 'set'] as const
const isPrice = (field: AdjustedField) => field === 'salePrice' || field === 'listPrice'
/** Fen, units or basis points of what was typed as yuan, units or percent. */
const scaleOf = ({ field, how }: Pick<Values, 'field' | 'how'>) =>
  how === 'share' || isPrice(field) ? 100 : 1

/** Changes one figure of all SKUs that the filters show. */
export const AdjustForm = defineForm({
  texts: stockTexts,
  width: 440,
  initial: (_of: AdjustOf): Values => ({
    field: 'salePrice',
    how: 'share',
    value: null,
    reason: '',
  }),
  inputOf: (values, { total, which }): AdjustInput => ({
    ...which,
    seen: total,
    field: values.field,
    how: values.how,
    value: Math.round((values.value ?? 0) * scaleOf(values)),
    reason: values.reason,
  }),
  send: (api, input, requestId) => api.stockAdmin.adjust({ ...input, requestId }),
  changes: stockChanges,
  title: ({ texts }) => texts.adjustTitle,
  ok: ({ texts }) => texts.apply,
  hint: ({ texts, of }) => texts.adjustHint(of.total),
  cuts: ({ field, how, value }, { texts, of }) =>
    field === 'salePrice' && how === 'share' && value < -5000
      ? [texts.deepShare(of.total, -value / 100)]
      : [],
  fields: ({ texts }) => <AdjustFields texts={texts} />,
  done: ({ texts }, { changed }) => texts.adjusted(changed),
})

function AdjustFields({ texts }: { texts: ReturnType<typeof stockTexts.use> }) {
  const form = Form.useFormInstance<Values>()
  const field = Form.useWatch('field', form) ?? 'salePrice'
  const how = Form.useWatch('how', form) ?? 'share'
  const amount = how === 'set' ? [texts.toYuan, texts.toUnits] : [texts.yuan, texts.units]
  const label = how === 'share' ? texts.percent : amount[isPrice(field) ? 0 : 1]!
  return (
    <>
      <Form.Item name="field" label={texts.figure}>
        <Select options={adjustedFields.map((value) => ({ value, label: texts[value] }))} />
      </Form.Item>
      <Form.Item name="how" label={texts.how}>
        <Radio.Group options={ways.map((value) => ({ value, label: texts[value] }))} />
      </Form.Item>
      <Form.Item name="value" label={label} rules={[{ required: true, message: texts.needed }]}>
        <InputNumber
          style={{ width: '100%' }}
          min={how === 'share' ? -99 : how === 'set' ? 0 : -1_000_000}
          max={how === 'share' ? 1000 : 1_000_000}
          precision={how === 'share' || isPrice(field) ? 2 : 0}
          {...(how === 'share' && { suffix: '%' })}
        />
      </Form.Item>
      <Form.Item name="reason" label={texts.reason}>
        <Input maxLength={100} />
      </Form.Item>
    </>
  )
}
