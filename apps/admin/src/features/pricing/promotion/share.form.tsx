import { levelPriceAdmin } from '@mallard/contract/admin-limits.gen'
import { Checkbox, Form, InputNumber, Select } from 'antd'
import { defineForm } from '#platform/form/define-form.tsx'
import { useLevels } from '#platform/pick/use-pick.ts'
import { levelPriceTexts } from './level-price.texts.ts'

interface Shared {
  /** SKUs that it is for. */
  readonly count: number
  readonly asked: { readonly q: string | undefined; readonly categoryId: number | undefined }
  /** The level that it begins with. */
  readonly code: string | undefined
}

const { least, most } = levelPriceAdmin.share.bp

/** Sets what a level pays for all SKUs that the filters show. */
export const ShareForm = defineForm({
  texts: levelPriceTexts,
  initial: ({ code }: Shared): { code: string | undefined; percent: number; clears: boolean } => ({
    code,
    percent: 90,
    clears: false,
  }),
  inputOf: ({ code = '', percent, clears }, { asked }) => ({
    ...asked,
    code,
    bp: clears ? null : Math.round(percent * 100),
  }),
  send: (api, input) => api.levelPriceAdmin.share(input),
  changes: (api) => [api.levelPriceAdmin.list],
  title: ({ texts }) => texts.bulkTitle,
  ok: ({ texts }) => texts.apply,
  hint: ({ texts, of: { count } }) => texts.bulkHint(count),
  cuts: ({ bp }, { texts, of: { count } }) =>
    bp === null || bp >= 5000 ? [] : [texts.deepShare(count, bp / 100)],
  fields: ({ texts }) => (
    <>
      <LevelField />
      <PercentField />
      <Form.Item name="clears" valuePropName="checked" noStyle>
        <Checkbox>{texts.clearAll}</Checkbox>
      </Form.Item>
    </>
  ),
  done: ({ texts }, { changed }) => texts.saved(changed),
})

function LevelField() {
  const texts = levelPriceTexts.use()
  const { data: levels = [] } = useLevels()
  return (
    <Form.Item name="code" label={texts.level} rules={[{ required: true, message: texts.needed }]}>
      <Select options={levels.map(({ code, name }) => ({ value: code, label: name }))} />
    </Form.Item>
  )
}

/** What is left to pay, in percent; nothing where prices are cleared. */
function PercentField() {
  const texts = levelPriceTexts.use()
  const isClearing = Form.useWatch<boolean>('clears') ?? false
  return (
    <Form.Item
      name="percent"
      label={texts.percent}
      rules={[{ required: !isClearing, message: texts.needed }]}
    >
      <InputNumber
        autoFocus
        min={least / 100}
        max={most / 100}
        precision={2}
        suffix="%"
        disabled={isClearing}
        style={{ width: '100%' }}
      />
    </Form.Item>
  )
}
