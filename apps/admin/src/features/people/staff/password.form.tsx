import { staff } from '@mallard/contract/admin-limits.gen'
import { Form, Input } from 'antd'
import { defineForm } from '#platform/form/define-form.tsx'
import { staffTexts } from './staff.texts.ts'

const { next: limit } = staff.changePassword

/** A new password of one's own, which is typed twice. */
export const PasswordForm = defineForm({
  texts: staffTexts,
  width: 420,
  initial: (_of: undefined) => ({ current: '', next: '', again: '' }),
  inputOf: ({ current, next }) => ({ current, next }),
  send: (api, input) => api.staff.changePassword(input),
  changes: () => [],
  title: ({ texts }) => texts.changePassword,
  ok: ({ texts }) => texts.save,
  fields: ({ texts, session }) => (
    <>
      <input type="text" autoComplete="username" value={session.me.login} readOnly hidden />
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
  ),
  done: ({ texts }) => texts.changed,
})
