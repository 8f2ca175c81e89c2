import { plainCode } from '@mallard/kernel'
import { Field, rulesOf, useForm } from '@mallard/ui/field'
import { useLocale } from '@mallard/ui/locale'
import { useState } from 'react'
import { CodeField, useCodeRules, useMissingPhone } from './code-field.tsx'
import styles from './phone-code.module.css'
import type { CaptchaAnswer } from './use-code.ts'

export interface OrderWanted {
  orderSn: string
  phone: string
  /** Not asked for again of a phone that was proved before. */
  code?: string
}

export interface OrderFormOptions {
  /** The number that the address brought along. */
  orderSn: string
  /** The phone that a code has proved on this page already. */
  provedPhone?: string
  texts: { orderSnNeeded: string; orderSnWrong: string }
  onSubmit: (wanted: OrderWanted) => unknown
}

/**
 * A form for those who find an order without signing in: its number, and the phone that proves to
 * be its own.
 */
export function useOrderForm({ orderSn, provedPhone = '', texts, onSubmit }: OrderFormOptions) {
  const rules = rulesOf(useLocale())
  const codeRules = useCodeRules()
  const [phone, setPhone] = useState('')
  const isProved = phone !== '' && phone === provedPhone
  const form = useForm({
    initial: { orderSn: plainCode(orderSn), phone: '', code: '' },
    rules: {
      orderSn: [
        { required: true, message: texts.orderSnNeeded },
        { pattern: /^[A-Za-z0-9-]{6,40}$/, message: texts.orderSnWrong },
      ],
      phone: rules.phone,
      code: isProved ? [] : codeRules,
    },
    onSubmit: ({ code, ...wanted }) => onSubmit(isProved ? wanted : { ...wanted, code }),
  })
  return { form, isProved, setPhone }
}

interface OrderFieldsProps {
  form: ReturnType<typeof useOrderForm>
  texts: {
    orderSn: string
    orderSnPlaceholder: string
    phone: string
    phonePlaceholder: string
    code: string
  }
  /** What the code is for; each phone waits for the next one by itself. */
  purpose: string
  ask: (answer: CaptchaAnswer & { phone: string }) => Promise<{ nextAfter: number }>
}

export function OrderFields({
  form: { form, isProved, setPhone },
  texts,
  purpose,
  ask,
}: OrderFieldsProps) {
  const { phone } = form.values
  const missing = useMissingPhone(phone)
  return (
    <div className={styles.fields}>
      <Field
        layout="stack"
        label={texts.orderSn}
        {...form.field('orderSn')}
        required={false}
        type="code"
        autoComplete="off"
        maxLength={60}
        placeholder={texts.orderSnPlaceholder}
        clearable
      />
      <Field
        layout="stack"
        label={texts.phone}
        {...form.field('phone')}
        required={false}
        onChange={(value) => {
          setPhone(value)
          form.set('phone', value)
        }}
        type="tel"
        autoComplete="tel"
        maxLength={20}
        placeholder={texts.phonePlaceholder}
        clearable
      />
      {!isProved && (
        <CodeField
          label={texts.code}
          {...form.field('code')}
          enterKeyHint="search"
          purpose={`${purpose} ${phone}`}
          missing={missing}
          ask={(answer) => ask({ phone, ...answer })}
        />
      )}
    </div>
  )
}
