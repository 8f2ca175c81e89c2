import { Button, Form, type FormInstance, Input } from 'antd'
import { useLimit } from './form-context.ts'
import { formTexts } from './form.texts.ts'
import { madeUpPassword } from './made-up-password.ts'

interface FirstPasswordProps {
  form: FormInstance
  label: string
  hint?: string | undefined
  isNeeded: boolean
}

/** The field `password`: a password that one gives somebody else, made up on a press. */
export function FirstPassword({ form, label, hint, isNeeded }: FirstPasswordProps) {
  const texts = formTexts.use()
  useLimit('password', 'password')
  return (
    <Form.Item label={label} extra={hint} htmlFor="password">
      <div style={{ display: 'flex', gap: 8 }}>
        <Form.Item
          name="password"
          noStyle
          rules={[{ required: isNeeded, min: 10, message: texts.tooShort(10) }]}
        >
          <Input
            id="password"
            autoComplete="new-password"
            spellCheck={false}
            maxLength={128}
            className="mono"
          />
        </Form.Item>
        <Button onClick={() => form.setFieldValue('password', madeUpPassword())}>
          {texts.makeUp}
        </Button>
      </div>
    </Form.Item>
  )
}
