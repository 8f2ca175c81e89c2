import { useMutation } from '@tanstack/react-query'
import { Button, Form, Input, Space } from 'antd'
import { useEffect, useState } from 'react'
import { failureText } from '../api-error.ts'
import { useSession } from '../session.ts'
import { defineTexts, useLocale } from '../texts.ts'

const texts = defineTexts(
  {
    label: '手机验证码',
    send: '获取验证码',
    again: (seconds: number) => `${seconds} 秒后可重发`,
    sent: (phone: string) => `已发送到 ${phone}，5 分钟内有效`,
    toOwn: '发到您在审批设置里验证过的手机。',
    needed: '请输入6位验证码',
  },
  {
    label: 'Code from the phone',
    send: 'Send a code',
    again: (seconds) => `Again in ${seconds} s`,
    sent: (phone) => `Sent to ${phone}, good for 5 minutes`,
    toOwn: 'It goes to the phone that you proved under approval rules.',
    needed: 'Enter the 6 digits of the code',
  },
)

interface PhoneCodeFieldProps {
  name?: string
  /** The phone to prove; one’s own proven one unless told. Undefined: it is not typed yet. */
  phoneOf?: () => string | undefined
}

/** Six digits from a phone, and the button that has them sent. */
export function PhoneCodeField({ name = 'phoneCode', phoneOf }: PhoneCodeFieldProps) {
  const words = texts.use()
  const locale = useLocale()
  const { api } = useSession()
  const [left, setLeft] = useState(0)
  const sending = useMutation({
    mutationFn: (phone: string | undefined) => api.approval.code(phone ? { phone } : {}),
    onSuccess: ({ nextAfter }) => setLeft(nextAfter),
  })
  useEffect(() => {
    if (left <= 0) return undefined
    const timer = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(timer)
  }, [left])

  function send(): void {
    const phone = phoneOf?.()
    if (phoneOf && phone === undefined) return
    sending.mutate(phone)
  }
  const said = sending.error ? (
    <span style={{ color: 'var(--ant-color-error)' }}>{failureText(sending.error, locale)}</span>
  ) : sending.data ? (
    words.sent(sending.data.phoneMasked)
  ) : (
    !phoneOf && words.toOwn
  )
  return (
    <Form.Item label={words.label} required={false} extra={<span role="status">{said}</span>}>
      <Space.Compact block>
        <Form.Item
          name={name}
          noStyle
          rules={[{ required: true, pattern: /^\d{6}$/, message: words.needed }]}
        >
          <Input
            aria-label={words.label}
            className="mono"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={6}
          />
        </Form.Item>
        <Button disabled={left > 0} loading={sending.isPending} onClick={send}>
          {left > 0 ? words.again(left) : words.send}
        </Button>
      </Space.Compact>
    </Form.Item>
  )
}
