import { Button, Form, Input, Modal } from 'antd'
import { isSafeAddress } from './rich-text.ts'
import { richTexts } from './rich.texts.ts'

interface LinkFormProps {
  /** Empty: there is none yet. */
  href: string
  onSet: (href: string) => void
  onDrop: () => void
  onClose: () => void
}

/** Where chosen words lead. */
export function LinkForm({ href, onSet, onDrop, onClose }: LinkFormProps) {
  const texts = richTexts.use()
  const [form] = Form.useForm<{ href: string }>()
  return (
    <Modal
      open
      width={460}
      title={texts.link}
      onCancel={onClose}
      footer={
        <>
          {href && (
            <Button danger type="text" onClick={onDrop}>
              {texts.linkDrop}
            </Button>
          )}
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="primary" onClick={() => form.submit()}>
            {texts.linkSet}
          </Button>
        </>
      }
    >
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={{ href }}
        onFinish={(values) => onSet(values.href.trim())}
      >
        <Form.Item
          name="href"
          label={texts.linkTo}
          extra={texts.linkHint}
          rules={[
            {
              validator: (_, value: string) =>
                isSafeAddress(value.trim()) ? Promise.resolve() : Promise.reject(new Error()),
              message: texts.linkWrong,
            },
          ]}
        >
          <Input autoFocus maxLength={500} placeholder="https://" />
        </Form.Item>
      </Form>
    </Modal>
  )
}
