import { staff } from '@mallard/contract/admin-limits.gen'
import { Form, Input } from 'antd'
import { staffTexts } from './staff.texts.ts'

const { next: limit } = staff.changePassword

/** The fields `current`, `next` and `again`: a password of one's own, which is typed twice. */
export function NewPasswordFields({ login }: { login: string }) {
  const texts = staffTexts.use()
  return (
    <>
      <input type="text" autoComplete="username" value={login} readOnly hidden />
      <Form.Item
        name="current"
        label={texts.current}
        rules={[{ required: true, message: texts.needPassword }]}
      >
        <Input.Password autoFocus autoComplete="current-password" maxLength={limit.most} />
      </Form.Item>
      <Form.Item
        name="next"
        label={texts.next}
        rules={[{ required: true, min: limit.least, message: texts.tooShort }]}
      >
        <Input.Password autoComplete="new-password" maxLength={limit.most} />
      </Form.Item>
      <Form.Item
        name="again"
        label={texts.again}
        dependencies={['next']}
        rules={[
          ({ getFieldValue }) => ({
            validator: async (_, again) => {
              if (again !== getFieldValue('next')) throw new Error(texts.differs)
            },
          }),
        ]}
      >
        <Input.Password autoComplete="new-password" maxLength={limit.most} />
      </Form.Item>
    </>
  )
}
