import { Alert, Checkbox, Form, InputNumber, Modal, Select } from 'antd'
import { failureText } from '#platform/api-error.ts'
import { useLevels } from '#platform/pick/use-pick.ts'
import { useLocale } from '#platform/texts.ts'
import { useTell } from '#platform/use-tell.ts'
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
  const locale = useLocale()
  const tell = useTell()
  const { data: levels = [] } = useLevels()
  const { sharing } = useLevelPriceChange()
  const [form] = Form.useForm<Values>()
  const clears = Form.useWatch('clears', form) ?? false

  function share({ code, percent }: Values): void {
    sharing.mutate(
      { ...of, code, bp: clears ? null : Math.round(percent * 100) },
      {
        onSuccess: ({ changed }) => {
          tell.done(texts.saved(changed))
          onClose()
        },
      },
    )
  }

  return (
    <Modal
      open
      width={460}
      title={texts.bulkTitle}
      okText={texts.apply}
      cancelText={texts.cancel}
      confirmLoading={sharing.isPending}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Form form={form} layout="vertical" requiredMark={false} initialValues={{ code: levels.at(-1)?.code, percent: 90, clears: false }} onFinish={share}>
        <p className="soft" style={{ marginBottom: 12 }}>
          {texts.bulkHint(count)}
        </p>
        {sharing.error && <Alert type="error" title={failureText(sharing.error, locale)} style={{ marginBottom: 16 }} />}
        <Form.Item name="code" label={texts.level} rules={[{ required: true, message: texts.needed }]}>
          <Select options={levels.map(({ code, name }) => ({ value: code, label: name }))} />
        </Form.Item>
        <Form.Item name="percent" label={texts.percent} rules={[{ required: !clears, message: texts.needed }]}>
          <InputNumber autoFocus min={10} max={99.99} precision={2} suffix="%" disabled={clears} style={{ width: '100%' }} />
        </Form.Item>
        <Form.Item name="clears" valuePropName="checked" noStyle>
          <Checkbox>{texts.clearAll}</Checkbox>
        </Form.Item>
      </Form>
    </Modal>
  )
}
