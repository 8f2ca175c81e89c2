import { Button } from '@mallard/ui/button'
import { Field, rulesOf, useForm } from '@mallard/ui/field'
import { useLocale } from '@mallard/ui/locale'
import { Sheet } from '@mallard/ui/sheet'
import { toast } from '@mallard/ui/toast'
import { useApi } from '#platform/api.ts'
import { CodeField, useCodeRules, useMissingPhone } from '#platform/phone-code/code-field.tsx'
import { securityTexts } from './security.texts.ts'
import { useAccount } from './use-account.ts'
import styles from './setting.module.css'

interface ChangePhoneProps {
  open: boolean
  onClose: () => void
  /** Empty when the account has no phone yet. */
  phoneMasked: string
}

/**
 * Both numbers prove themselves, so that a phone left on a table does not lose its owner the
 * account.
 */
export function ChangePhone({ open, onClose, phoneMasked }: ChangePhoneProps) {
  const texts = securityTexts()
  return (
    <Sheet open={open} onClose={onClose} title={texts.changeTitle}>
      <PhoneForm onDone={onClose} phoneMasked={phoneMasked} />
    </Sheet>
  )
}

function PhoneForm({ onDone, phoneMasked }: { onDone: () => void; phoneMasked: string }) {
  const texts = securityTexts()
  const api = useApi()
  const rules = rulesOf(useLocale())
  const codeRules = useCodeRules()
  const { changePhone } = useAccount()
  const hasPhone = phoneMasked !== ''

  const form = useForm({
    initial: { oldCode: '', phone: '', code: '' },
    rules: { phone: rules.phone, code: codeRules, ...(hasPhone && { oldCode: codeRules }) },
    onSubmit: async ({ phone, code, oldCode }) => {
      try {
        await changePhone({ phone, code, ...(hasPhone && { oldCode }) })
        toast(texts.phoneChanged, { tone: 'good' })
        onDone()
      } catch {
        // The shell has told the shopper why; what was typed stays.
      }
    },
  })
  const missing = useMissingPhone(form.values.phone)

  return (
    <form {...form.props} className={styles.form}>
      {hasPhone && (
        <CodeField
          label={texts.oldCode}
          {...form.field('oldCode')}
          help={texts.oldCodeHelp(phoneMasked)}
          purpose={`old ${phoneMasked}`}
          ask={(answer) => api.member.phoneCode({ which: 'old', ...answer })}
        />
      )}
      <Field
        layout="stack"
        label={texts.newPhone}
        {...form.field('phone')}
        required={false}
        type="tel"
        maxLength={20}
        placeholder={texts.newPhonePlaceholder}
        autoComplete="tel"
        clearable
      />
      <CodeField
        label={texts.code}
        {...form.field('code')}
        purpose={`new ${form.values.phone}`}
        ask={(answer) =>
          api.member.phoneCode({ which: 'new', phone: form.values.phone, ...answer })
        }
        missing={missing}
      />
      <Button type="submit" kind="primary" size="lg" block busy={form.busy}>
        {texts.submit}
      </Button>
    </form>
  )
}
