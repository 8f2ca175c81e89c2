import { Checkbox, Form, InputNumber, Select } from 'antd'
import { useAskDeepCut } from '#platform/deep-cut.ts'
import { ModalForm } from '#platform/parts/modal-form.tsx'
import { useLevels } from '#platform/pick/use-pick.ts'
import { levelPriceTexts } from './level-price.texts.ts'
import { useLevelPriceChange } from './use-level-prices.ts'

interface ShareFormProps {
  /** SKUs that it is for. */
  count: number
  of: { q: string | undefined; categoryId: number | undefined }
  onClose: () => void
}

interface Values {
  code: string
  percent: number
  clears: boolean
}

/** Sets what a level pays for all SKUs that the filters show. */
export function ShareForm({ count, of, onClose }: ShareFormProps) {
  const texts = levelPriceTexts.use()
  const { data: levels = [] } = useLevels()
  const { sharing } = useLevelPriceChange()
  const askDeepCut = useAskDeepCut()
  const [form] = Form.useForm<Values>()
  const isClearing = Form.useWatch('clears', form) ?? false

  return (
    <ModalForm
      title={texts.bulkTitle}
      ok={texts.apply}
      hint={texts.bulkHint(count)}
      form={form}
      initial={{ code: levels.at(-1)?.code, percent: 90, clears: false }}
      call={sharing}
      inputOf={({ code, percent, clears }: Values) => ({
        ...of,
        code,
        bp: clears ? null : Math.round(percent * 100),
      })}
      confirm={({ bp }) =>
        askDeepCut(bp === null || bp >= 5000 ? [] : [texts.deepShare(count, bp / 100)])
      }
      done={({ changed }) => texts.saved(changed)}
      onClose={onClose}
    >
      <Form.Item
        name="code"
        label={texts.level}
        rules={[{ required: true, message: texts.needed }]}
      >
        <Select options={levels.map(({ code, name }) => ({ value: code, label: name }))} />
      </Form.Item>
      <Form.Item
        name="percent"
        label={texts.percent}
        rules={[{ required: !isClearing, message: texts.needed }]}
      >
        <InputNumber
          autoFocus
          min={10}
          max={99.99}
          precision={2}
          suffix="%"
          disabled={isClearing}
          style={{ width: '100%' }}
        />
      </Form.Item>
      <Form.Item name="clears" valuePropName="checked" noStyle>
        <Checkbox>{texts.clearAll}</Checkbox>
      </Form.Item>
    </ModalForm>
  )
}
