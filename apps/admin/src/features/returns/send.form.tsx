import { Alert, Form, Input, Modal, Select } from 'antd'
import { failureText } from '#platform/api-error.ts'
import { useLocale } from '#platform/texts.ts'
import { useTell } from '#platform/use-tell.ts'
import { returnsTexts } from './returns.texts.ts'
import { useCarriers, type Step } from './use-returns.ts'

interface Wanted {
  companyCode: string
  deliverySn: string
}

/** The parcel of a reissue, or of goods in exchange. */
export function SendForm({ deed, step, onClose }: { deed: 'sendAgain' | 'replaced'; step: Step<Wanted>; onClose: () => void }) {
  const texts = returnsTexts.use()
  const locale = useLocale()
  const tell = useTell()
  const { data: carriers } = useCarriers()
  const [form] = Form.useForm<Wanted>()
  const send = (parcel: Wanted) =>
    step.mutate(parcel, {
      onSuccess: () => {
        tell.done(texts.sent)
        onClose()
      },
    })
  return (
    <Modal
      open
      width={460}
      title={texts[deed]}
      okText={texts[deed]}
      cancelText={texts.cancel}
      confirmLoading={step.isPending}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Form form={form} layout="vertical" requiredMark={false} onFinish={send}>
        {step.error && <Alert type="error" title={failureText(step.error, locale)} style={{ marginBottom: 16 }} />}
        <Form.Item name="companyCode" label={texts.carrier} rules={[{ required: true, message: texts.chooseCarrier }]}>
          <Select
            showSearch={{ optionFilterProp: 'label' }}
            placeholder={texts.chooseCarrier}
            options={carriers?.map(({ code, name }) => ({ value: code, label: name }))}
            loading={!carriers}
          />
        </Form.Item>
        <Form.Item
          name="deliverySn"
          label={texts.waybill}
          normalize={(typed: string) => typed.replace(/\s/g, '')}
          rules={[{ required: true, pattern: /^[A-Za-z0-9-]{6,32}$/, message: texts.waybillRule }]}
        >
          <Input maxLength={32} autoComplete="off" className="mono" onPressEnter={() => form.submit()} />
        </Form.Item>
      </Form>
    </Modal>
  )
}
