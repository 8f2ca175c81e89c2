import { Alert, Button, Form, Input, Modal } from 'antd'
import { failureText } from '#platform/api-error.ts'
import { useLocale } from '#platform/texts.ts'
import styles from './reason-form.module.css'

export interface ReasonWords {
  readonly title: string
  readonly hint: string
  readonly label: string
  /** Who reads the reason, below the field. */
  readonly extra?: string
  readonly needed: string
  /** Usual reasons, joined by `|`. */
  readonly usual: string
  readonly ok: string
  readonly cancel: string
}

interface ReasonFormProps {
  words: ReasonWords
  /** Fewest letters of a reason; one unless told. */
  least?: number
  isPending: boolean
  error: Error | null
  onReason: (reason: string) => void
  onClose: () => void
}

/** Asks why, before something is refused or closed. */
export function ReasonForm({ words, least = 1, isPending, error, onReason, onClose }: ReasonFormProps) {
  const locale = useLocale()
  const [form] = Form.useForm<{ reason: string }>()
  return (
    <Modal
      open
      width={460}
      title={words.title}
      okText={words.ok}
      cancelText={words.cancel}
      okButtonProps={{ danger: true }}
      confirmLoading={isPending}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Form form={form} layout="vertical" requiredMark={false} initialValues={{ reason: '' }} onFinish={({ reason }) => onReason(reason.trim())}>
        <p className="soft" style={{ marginBottom: 12 }}>
          {words.hint}
        </p>
        {error && <Alert type="error" title={failureText(error, locale)} style={{ marginBottom: 16 }} />}
        <Form.Item name="reason" label={words.label} extra={words.extra} rules={[{ required: true, whitespace: true, min: least, message: words.needed }]}>
          <Input autoFocus maxLength={100} onPressEnter={() => form.submit()} />
        </Form.Item>
        <div className={styles.reasons}>
          {words.usual.split('|').map((reason) => (
            <Button key={reason} size="small" onClick={() => form.setFieldsValue({ reason })}>
              {reason}
            </Button>
          ))}
        </div>
      </Form>
    </Modal>
  )
}
