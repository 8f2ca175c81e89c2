import { Alert, Button, Form, Input, Modal } from 'antd'
import { failureText } from '#platform/api-error.ts'
import { useSession } from '#platform/session.ts'
import { useLocale } from '#platform/texts.ts'
import { useTell } from '#platform/use-tell.ts'
import styles from './order.module.css'
import { orderTexts } from './order.texts.ts'
import { useOrderChange } from './use-orders.ts'

export function CloseForm({ sn, onClose }: { sn: string; onClose: () => void }) {
  const texts = orderTexts.use()
  const locale = useLocale()
  const tell = useTell()
  const { api } = useSession()
  const [form] = Form.useForm<{ reason: string }>()
  const closing = useOrderChange(sn, (reason: string) => api.orderDesk.close({ sn, reason }))

  function close({ reason }: { reason: string }): void {
    closing.mutate(reason.trim(), {
      onSuccess: () => {
        tell.done(texts.closedDone)
        onClose()
      },
    })
  }

  return (
    <Modal
      open
      width={460}
      title={texts.closeTitle}
      okText={texts.close}
      cancelText={texts.keep}
      okButtonProps={{ danger: true }}
      confirmLoading={closing.isPending}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Form form={form} layout="vertical" requiredMark={false} initialValues={{ reason: '' }} onFinish={close}>
        <p className="soft" style={{ marginBottom: 12 }}>
          {texts.closeHint}
        </p>
        {closing.error && <Alert type="error" title={failureText(closing.error, locale)} style={{ marginBottom: 16 }} />}
        <Form.Item name="reason" label={texts.reason} extra={texts.reasonHint} rules={[{ required: true, whitespace: true, message: texts.needReason }]}>
          <Input autoFocus maxLength={100} onPressEnter={() => form.submit()} />
        </Form.Item>
        <div className={styles.reasons}>
          {texts.closeReasons.split('|').map((reason) => (
            <Button key={reason} size="small" onClick={() => form.setFieldsValue({ reason })}>
              {reason}
            </Button>
          ))}
        </div>
      </Form>
    </Modal>
  )
}
