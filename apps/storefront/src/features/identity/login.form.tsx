import { Button } from '@mallard/ui/button'
import { Field, rulesOf, useForm } from '@mallard/ui/field'
import { useLocale } from '@mallard/ui/locale'
import { toast } from '@mallard/ui/toast'
import { CodeField, useCodeRules, useMissingPhone } from '#platform/phone-code/code-field.tsx'
import { Agreement, type AgreementHandle } from './agreement.tsx'
import { signInTexts } from './login.texts.ts'
import type { Consents } from './use-sign-in.ts'
import { purposeOf, useLogin } from './use-login.ts'
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
  const codeRules = useCodeRules()
  const { sendCode, login } = useLogin()

  const form = useForm({
    initial: { phone: '', code: '' },
    rules: {
      phone: rules.phone,
      code: codeRules,
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
  const { phone } = form.values
  const missing = useMissingPhone(phone)

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
        <CodeField
          label={texts.code}
          {...form.field('code')}
          enterKeyHint="done"
          isOnly
          purpose={purposeOf(phone)}
          missing={missing}
          ask={(answer) => sendCode(phone, answer)}
        />
      </div>
      <Button type="submit" kind="primary" size="lg" block busy={form.busy}>
        {submitText ?? texts.submit}
      </Button>
      <Agreement {...agreement} />
    </form>
  )
}
