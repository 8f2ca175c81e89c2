import { Button } from '@mallard/ui/button'
import { Field, rulesOf, useForm } from '@mallard/ui/field'
import { useLocale } from '@mallard/ui/locale'
import { toast } from '@mallard/ui/toast'
import { useState } from 'react'
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
  /** Where no codes are sent, a password is all that a phone number opens an account with. */
  sendsCodes?: boolean
}

/** By the code sent to the phone, by its password, or by a code and a new password. */
type Mode = 'code' | 'password' | 'reset'

const minPassword = 8

export function LoginForm({
  onDone,
  agreement,
  consents,
  submitText,
  sendsCodes = true,
}: LoginFormProps) {
  const texts = signInTexts()
  const rules = rulesOf(useLocale())
  const codeRules = useCodeRules()
  const { sendCode, login, reset } = useLogin()
  const [mode, setMode] = useState<Mode>(sendsCodes ? 'code' : 'password')
  const wantsCode = mode !== 'password'

  const form = useForm({
    initial: { phone: '', code: '', password: '', newPassword: '' },
    rules: {
      phone: rules.phone,
      ...(wantsCode && { code: codeRules }),
      ...(mode === 'password' && {
        password: [{ required: true, message: texts.passwordRequired }],
      }),
      ...(mode === 'reset' && { newPassword: newPasswordRules(texts) }),
    },
    onSubmit: async ({ phone, code, password, newPassword }) => {
      if (!(await agreement.ask())) return
      try {
        if (mode === 'reset') await reset(phone, code, newPassword, consents)
        else await login(phone, mode === 'code' ? { code } : { password }, consents)
        toast(mode === 'reset' ? texts.resetDone : texts.done, { tone: 'good' })
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
          maxLength={20}
          placeholder={texts.phonePlaceholder}
          autoComplete={mode === 'password' ? 'username' : 'tel'}
          clearable
        />
        {wantsCode && (
          <CodeField
            label={texts.code}
            {...form.field('code')}
            enterKeyHint={mode === 'code' ? 'done' : 'next'}
            isOnly
            purpose={purposeOf(phone)}
            missing={missing}
            ask={(answer) => sendCode(phone, answer)}
          />
        )}
        {mode !== 'code' && (
          <Field
            key={mode}
            layout="stack"
            label={mode === 'reset' ? texts.newPassword : texts.password}
            {...form.field(mode === 'reset' ? 'newPassword' : 'password')}
            required={false}
            type="password"
            maxLength={64}
            placeholder={
              mode === 'reset' ? texts.newPasswordPlaceholder : texts.passwordPlaceholder
            }
            autoComplete={mode === 'reset' ? 'new-password' : 'current-password'}
            enterKeyHint="done"
          />
        )}
      </div>
      <div>
        <Button type="submit" kind="primary" size="lg" block busy={form.busy}>
          {mode === 'reset' ? texts.resetSubmit : (submitText ?? texts.submit)}
        </Button>
        {sendsCodes && (
          <div className={styles.modes}>
            <Button kind="plain" onClick={() => setMode(mode === 'code' ? 'password' : 'code')}>
              {mode === 'code' ? texts.byPassword : texts.byCode}
            </Button>
            {mode === 'password' && (
              <Button kind="plain" onClick={() => setMode('reset')}>
                {texts.forgotten}
              </Button>
            )}
          </div>
        )}
      </div>
      <Agreement {...agreement} />
    </form>
  )
}

function newPasswordRules(texts: ReturnType<typeof signInTexts>) {
  return [
    { required: true, message: texts.passwordRequired },
    { pattern: new RegExp(`^.{${minPassword},}$`, 'u'), message: texts.passwordShort },
  ]
}
