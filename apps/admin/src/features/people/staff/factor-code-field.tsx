import { Form, Input } from 'antd'
import { secondFactorTexts } from './second-factor.texts.ts'

interface FactorCodeFieldProps {
  isLarge?: boolean
  isFirst?: boolean
  /** A recovery code will not do: the authenticator is to show that it works. */
  isDigits?: boolean
}

/** The field `code`: of an authenticator, or a recovery code. */
export function FactorCodeField({ isLarge, isFirst, isDigits }: FactorCodeFieldProps) {
  const texts = secondFactorTexts.use()
  const digits = /^\s*(\d\s*){6}$/
  const recovery = /^\s*([A-Za-z0-9][\s-]*){10}$/
  return (
    <Form.Item
      name="code"
      label={texts.code}
      extra={isDigits ? undefined : texts.codeHint}
      rules={[
        {
          validator: async (_, typed: string = '') => {
            if (digits.test(typed) || (!isDigits && recovery.test(typed))) return
            throw new Error(texts.needCode)
          },
        },
      ]}
      validateTrigger="onSubmit"
    >
      <Input
        className="mono"
        {...(isLarge && { size: 'large' })}
        autoFocus={isFirst}
        inputMode={isDigits ? 'numeric' : 'text'}
        autoComplete="one-time-code"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={20}
      />
    </Form.Item>
  )
}
