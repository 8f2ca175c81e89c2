import { Button } from '@mallard/ui/button'
import { Field, useForm } from '@mallard/ui/field'
import { Sheet } from '@mallard/ui/sheet'
import { toast } from '@mallard/ui/toast'
import { useState } from 'react'
import { useApi } from '#platform/api.ts'
import { CodeField, useCodeRules } from '#platform/phone-code/code-field.tsx'
import { securityTexts } from './security.texts.ts'
import { useAccount } from './use-account.ts'
import styles from './setting.module.css'

interface SetPasswordProps {
  open: boolean
  onClose: () => void
  /** There is one already, which can prove that it is its owner who changes it. */
  isSet: boolean
  phoneMasked: string
}

export function SetPassword({ open, onClose, isSet, phoneMasked }: SetPasswordProps) {
  const texts = securityTexts()
  return (
    <Sheet open={open} onClose={onClose} title={isSet ? texts.changePassword : texts.setPassword}>
      <PasswordForm onDone={onClose} isSet={isSet} phoneMasked={phoneMasked} />
    </Sheet>
  )
}

function PasswordForm({
  onDone,
  isSet,
  phoneMasked,
}: Omit<SetPasswordProps, 'open' | 'onClose'> & { onDone: () => void }) {
  const texts = securityTexts()
  const api = useApi()
  const codeRules = useCodeRules()
  const { setPassword } = useAccount()
  const [byCode, setByCode] = useState(!isSet)

  const form = useForm({
    initial: { current: '', code: '', password: '' },
    rules: {
      ...(byCode
        ? { code: codeRules }
        : { current: [{ required: true, message: texts.passwordRequired }] }),
      password: [
        { required: true, message: texts.passwordRequired },
        { pattern: /^.{8,}$/u, message: texts.passwordShort },
      ],
    },
    onSubmit: async ({ current, code, password }) => {
      try {
        await setPassword({ password, ...(byCode ? { code } : { current }) })
        toast(texts.passwordDone, { tone: 'good' })
        onDone()
      } catch {
        // The shell has told the shopper why; what was typed stays.
      }
    },
  })

  return (
    <form {...form.props} className={styles.form}>
      {byCode ? (
        <CodeField
          label={texts.ownCode}
          {...form.field('code')}
          help={texts.oldCodeHelp(phoneMasked)}
          isOnly
          purpose={`password ${phoneMasked}`}
          ask={(answer) => api.member.passwordCode(answer)}
        />
      ) : (
        <Field
          layout="stack"
          label={texts.currentPassword}
          {...form.field('current')}
          required={false}
          type="password"
          maxLength={64}
          autoComplete="current-password"
        />
      )}
      <Field
        layout="stack"
        label={texts.newPassword}
        {...form.field('password')}
        required={false}
        type="password"
        maxLength={64}
        placeholder={texts.newPasswordPlaceholder}
        autoComplete="new-password"
      />
      <Button type="submit" kind="primary" size="lg" block busy={form.busy}>
        {texts.save}
      </Button>
      {isSet && (
        <Button kind="plain" onClick={() => setByCode(!byCode)}>
          {byCode ? texts.withCurrent : texts.withCode}
        </Button>
      )}
    </form>
  )
}
