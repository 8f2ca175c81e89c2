import { useMutation } from '@tanstack/react-query'
import { Form, Input } from 'antd'
import { ModalForm } from '#platform/parts/modal-form.tsx'
import { useSession } from '#platform/session.ts'
import { staffTexts } from './staff.texts.ts'

interface Wanted {
  current: string
  next: string
  again: string
}

export function PasswordForm({ onClose }: { onClose: () => void }) {
  const texts = staffTexts.use()
  const { api, me } = useSession()
  const changing = useMutation({
    mutationFn: ({ current, next }: Wanted) => api.staff.changePassword({ current, next }),
  })
  return (
    <ModalForm
      width={420}
      title={texts.changePassword}
      ok={texts.save}
      call={changing}
      inputOf={(wanted: Wanted) => wanted}
      done={texts.changed}
      onClose={onClose}
    >
      <input type="text" autoComplete="username" value={me.login} readOnly hidden />
      <Form.Item
        name="current"
        label={texts.current}
        rules={[{ required: true, message: texts.needPassword }]}
      >
        <Input.Password autoFocus autoComplete="current-password" maxLength={128} />
      </Form.Item>
      <Form.Item
        name="next"
        label={texts.next}
        rules={[{ required: true, min: 10, message: texts.tooShort }]}
      >
        <Input.Password autoComplete="new-password" maxLength={128} />
      </Form.Item>
      <Form.Item
        name="again"
        label={texts.again}
        dependencies={['next']}
        rules={[
          ({ getFieldValue }) => ({
            validator: (_, again) =>
              again === getFieldValue('next')
                ? Promise.resolve()
                : Promise.reject(new Error(texts.differs)),
          }),
        ]}
      >
        <Input.Password autoComplete="new-password" maxLength={128} />
      </Form.Item>
    </ModalForm>
  )
}
