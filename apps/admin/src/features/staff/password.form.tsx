import { useMutation } from '@tanstack/react-query'
import { Alert, Form, Input, Modal } from 'antd'
import { failureText } from '#platform/api-error.ts'
import { useSession } from '#platform/session.ts'
import { useLocale } from '#platform/texts.ts'
import { useTell } from '#platform/use-tell.ts'
import { staffTexts } from './staff.texts.ts'

interface Wanted {
  current: string
  next: string
  again: string
}

export function PasswordForm({ onClose }: { onClose: () => void }) {
  const texts = staffTexts.use()
  const locale = useLocale()
  const tell = useTell()
  const { api, me } = useSession()
  const [form] = Form.useForm<Wanted>()
  const changing = useMutation({
    mutationFn: ({ current, next }: Wanted) => api.staff.changePassword({ current, next }),
    onSuccess: () => {
      tell.done(texts.changed)
      onClose()
    },
  })
  return (
    <Modal
      open
      width={420}
      title={texts.changePassword}
      okText={texts.save}
      cancelText={texts.cancel}
      confirmLoading={changing.isPending}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Form form={form} layout="vertical" requiredMark={false} onFinish={(wanted: Wanted) => changing.mutate(wanted)}>
        {changing.error && <Alert type="error" title={failureText(changing.error, locale)} style={{ marginBottom: 16 }} />}
        <input type="text" autoComplete="username" value={me.login} readOnly hidden />
        <Form.Item name="current" label={texts.current} rules={[{ required: true, message: texts.needPassword }]}>
          <Input.Password autoFocus autoComplete="current-password" maxLength={128} />
        </Form.Item>
        <Form.Item name="next" label={texts.next} rules={[{ required: true, min: 10, message: texts.tooShort }]}>
          <Input.Password autoComplete="new-password" maxLength={128} />
        </Form.Item>
        <Form.Item
          name="again"
          label={texts.again}
          dependencies={['next']}
          rules={[
            ({ getFieldValue }) => ({
              validator: (_, again) => (again === getFieldValue('next') ? Promise.resolve() : Promise.reject(new Error(texts.differs))),
            }),
          ]}
        >
          <Input.Password autoComplete="new-password" maxLength={128} onPressEnter={() => form.submit()} />
        </Form.Item>
      </Form>
    </Modal>
  )
}
