import type { StaffMe } from '@mallard/contract/people/staff/staff.calls'
import { useMutation } from '@tanstack/react-query'
import { Alert, Button, Form, Input } from 'antd'
import { useState } from 'react'
import { apiOf } from '#platform/api.ts'
import { failureText, isRefusal } from '#platform/api-error.ts'
import { useLocale } from '#platform/texts.ts'
import { FactorCodeField } from './factor-code-field.tsx'
import { staffTexts } from './staff.texts.ts'

interface Wanted {
  login: string
  password: string
  code?: string
}

/** `login` is set where the session of somebody in particular has ended. */
export function LoginForm({ onDone, login }: { onDone: (me: StaffMe) => void; login?: string }) {
  const texts = staffTexts.use()
  const locale = useLocale()
  const [form] = Form.useForm<Wanted>()
  const [asksCode, setAsksCode] = useState(false)
  const entering = useMutation({
    mutationFn: (wanted: Wanted) => apiOf(undefined).staff.login(wanted),
    onSuccess: onDone,
    onError: (failure) => {
      if (isRefusal(failure, 'needsFactorCode')) return setAsksCode(true)
      const field = isRefusal(failure, 'wrongFactorCode') ? 'code' : 'password'
      form.getFieldInstance(field)?.focus({ cursor: 'all' })
    },
  })
  const wrong =
    entering.error && !isRefusal(entering.error, 'needsFactorCode') ? entering.error : undefined
  return (
    <Form
      form={form}
      layout="vertical"
      requiredMark={false}
      initialValues={{ login: login ?? '', password: '' }}
      // Somebody else may have no second factor.
      onValuesChange={(changed) => 'login' in changed && setAsksCode(false)}
      onFinish={(wanted) => entering.mutate(wanted)}
    >
      {wrong && (
        <Alert type="error" title={failureText(wrong, locale)} style={{ marginBottom: 16 }} />
      )}
      <Form.Item
        name="login"
        label={texts.login}
        rules={[{ required: true, whitespace: true, message: texts.needLogin }]}
      >
        <Input
          size="large"
          autoComplete="username"
          autoCapitalize="off"
          spellCheck={false}
          autoFocus={!login}
          maxLength={64}
        />
      </Form.Item>
      <Form.Item
        name="password"
        label={texts.password}
        rules={[{ required: true, message: texts.needPassword }]}
      >
        <Input.Password
          size="large"
          autoComplete="current-password"
          autoFocus={Boolean(login)}
          maxLength={128}
        />
      </Form.Item>
      {asksCode && <FactorCodeField isLarge isFirst />}
      <Button type="primary" size="large" block htmlType="submit" loading={entering.isPending}>
        {texts.enter}
      </Button>
    </Form>
  )
}
