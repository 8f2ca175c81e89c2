import { plainPhone, mainlandPhone } from '@mallard/kernel'
import { defineForm } from '#platform/form/define-form.tsx'
import { PhoneCodeField } from '#platform/parts/phone-code-field.tsx'
import { Form, Input } from 'antd'
import { approvalRulesTexts } from './approval-rules.texts.ts'

/** Proves one's own phone: by a code that it receives, and one's password. */
export const OwnPhoneForm = defineForm({
  texts: approvalRulesTexts,
  width: 420,
  initial: (_none: undefined) => ({ phone: '', code: '', password: '' }),
  inputOf: ({ phone, code, password }) => ({ phone: plainPhone(phone), code, password }),
  send: (api, input) => api.approval.phone(input),
  changes: (api) => [api.approval.rules, api.staff.approvals],
  title: ({ texts }) => texts.proveTitle,
  ok: ({ texts }) => texts.prove,
  hint: ({ texts }) => texts.proveHint,
  fields: ({ texts, form, session: { me } }) => (
    <>
      <input type="text" autoComplete="username" value={me.login} readOnly hidden />
      <Form.Item
        name="phone"
        label={texts.phone}
        rules={[{ required: true, message: texts.phoneWrong }]}
      >
        <Input autoFocus inputMode="tel" autoComplete="tel" maxLength={20} />
      </Form.Item>
      <PhoneCodeField
        name="code"
        phoneOf={() => {
          const phone = plainPhone(form.getFieldValue('phone') as string)
          if (mainlandPhone.test(phone)) return phone
          form.setFields([{ name: 'phone', errors: [texts.phoneWrong] }])
          return undefined
        }}
      />
      <Form.Item
        name="password"
        label={texts.password}
        rules={[{ required: true, message: texts.needPassword }]}
      >
        <Input.Password autoComplete="current-password" maxLength={128} />
      </Form.Item>
    </>
  ),
  done: ({ texts }) => texts.proven,
})
