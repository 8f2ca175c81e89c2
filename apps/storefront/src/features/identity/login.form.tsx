import { Button } from '@mallard/ui/button'
import { Field, rulesOf, useForm } from '@mallard/ui/field'
import { useLocale } from '@mallard/ui/locale'
import { toast } from '@mallard/ui/toast'
import { useState } from 'react'
import { Agreement, type AgreementHandle } from './agreement.tsx'
import { signInTexts } from './login.texts.ts'
import type { Consents } from './use-sign-in.ts'
import { useLogin } from './use-login.ts'
import styles from './login.module.css'

export interface LoginFormProps {
  onDone: () => void
  agreement: AgreementHandle
  /** What is agreed to, in the versions of now. */
  consents: Consents
  submitText?: string | undefined
}

export function LoginForm({ onDone, agreement, consents, submitText }: LoginFormProps) {
  const texts = signInTexts()
  const rules = rulesOf(useLocale())
  const [isSending, setSending] = useState(false)

  const form = useForm({
    initial: { phone: '', captcha: '', code: '' },
    rules: {
      phone: rules.phone,
      code: [
        { required: true, message: texts.codeRequired },
        { pattern: /^\d{6}$/, message: texts.codeWrong },
      ],
    },
    onSubmit: async ({ phone, code }) => {
      if (!(await agreement.ask())) return
      try {
        await login(phone, code, consents)
        toast(texts.done, { tone: 'good' })
        onDone()
      } catch {
        // The shell has told the shopper why.
      }
    },
  })
  const { phone, captcha: captchaText } = form.values
  const { wait, captcha, newCaptcha, sendCode, login } = useLogin(phone)

  async function send() {
    const wrong = rules.phone.find(({ required, pattern }) => (required && phone === '') || (pattern && !pattern.test(phone)))
    if (wrong) return toast(wrong.message)
    if (captcha && captchaText.trim() === '') return toast(texts.captchaRequired)
    setSending(true)
    try {
      if (!(await sendCode(phone, captchaText.trim()))) return
      toast(texts.sent, { tone: 'good' })
      document.querySelector<HTMLInputElement>('input[name="code"]')?.focus()
    } finally {
      setSending(false)
      form.set('captcha', '')
    }
  }

  return (
    <form {...form.props} className={styles.form}>
      <div className={styles.fields}>
        <Field
          layout="stack"
          label={texts.phone}
          {...form.field('phone')}
          required={false}
          type="tel"
          maxLength={11}
          placeholder={texts.phonePlaceholder}
          autoComplete="tel-national"
          clearable
        />
        {captcha && (
          <Field
            layout="stack"
            label={texts.captcha}
            {...form.field('captcha')}
            maxLength={8}
            placeholder={texts.captchaPlaceholder}
            autoComplete="off"
            suffix={
              <button type="button" className={styles.captcha} onClick={() => void newCaptcha()} aria-label={texts.captchaAgain}>
                <img src={captcha.image} alt={texts.captcha} />
              </button>
            }
          />
        )}
        <Field
          layout="stack"
          label={texts.code}
          {...form.field('code')}
          required={false}
          type="digit"
          maxLength={6}
          placeholder={texts.codePlaceholder}
          autoComplete="one-time-code"
          enterKeyHint="done"
          suffix={
            <Button kind="plain" size="sm" busy={isSending} disabled={wait > 0} onClick={() => void send()} className={styles.send}>
              {wait > 0 ? texts.again(wait) : texts.send}
            </Button>
          }
        />
      </div>
      <Button type="submit" kind="primary" size="lg" block busy={form.busy}>
        {submitText ?? texts.submit}
      </Button>
      <Agreement {...agreement} />
    </form>
  )
}
