import { Button, Form, Input, Modal } from 'antd'
import { reviewTexts } from './review.texts.ts'
import styles from './review.module.css'

interface RefuseFormProps {
  isBusy: boolean
  onRefuse: (reason: string) => void
  onClose: () => void
}

/** Asks why; nothing is hidden without a reason. */
export function RefuseForm({ isBusy, onRefuse, onClose }: RefuseFormProps) {
  const texts = reviewTexts.use()
  const [form] = Form.useForm<{ reason: string }>()
  return (
    <Modal
      open
      width={460}
      title={texts.refuseTitle}
      okText={texts.refuse}
      cancelText={texts.cancel}
      okButtonProps={{ danger: true }}
      confirmLoading={isBusy}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Form form={form} layout="vertical" requiredMark={false} initialValues={{ reason: '' }} onFinish={({ reason }) => onRefuse(reason.trim())}>
        <p className="soft" style={{ marginBottom: 12 }}>
          {texts.refuseHint}
        </p>
        <Form.Item name="reason" label={texts.reason} rules={[{ required: true, whitespace: true, message: texts.needReason }]}>
          <Input autoFocus maxLength={100} onPressEnter={() => form.submit()} />
        </Form.Item>
        <div className={styles.reasons}>
          {texts.reasons.split('|').map((reason) => (
            <Button key={reason} size="small" onClick={() => form.setFieldsValue({ reason })}>
              {reason}
            </Button>
          ))}
        </div>
      </Form>
    </Modal>
  )
}
