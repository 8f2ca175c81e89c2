import { Button } from '@mallard/ui/button'
import { Field, rulesOf, type FieldProps } from '@mallard/ui/field'
import { useLocale } from '@mallard/ui/locale'
import { toast } from '@mallard/ui/toast'
import { CaptchaField } from './captcha-field.tsx'
import { phoneCodeTexts } from './phone-code.texts.ts'
import { useCode, type CaptchaAnswer } from './use-code.ts'
import styles from './phone-code.module.css'

interface CodeFieldProps extends Pick<
  FieldProps,
  'name' | 'value' | 'onChange' | 'onBlur' | 'error' | 'help' | 'required' | 'enterKeyHint'
> {
  label: string
  /** What the code is for and whose phone it goes to: that is what waits for the next one. */
  purpose: string
  ask: (answer: CaptchaAnswer) => Promise<{ nextAfter: number }>
  /** What is missing before a code can be asked for. */
  missing?: () => string | undefined
  /** No other code is asked for beside it: its button needs no name of its own. */
  isOnly?: boolean
}

/** A code by text message with its button, and the picture code when the server wants one. */
export function CodeField({
  purpose,
  ask,
  missing,
  isOnly = false,
  label,
  ...field
}: CodeFieldProps) {
  const texts = phoneCodeTexts()
  const code = useCode(purpose, ask)
  const sendText = code.wait > 0 ? texts.again(code.wait) : texts.send

  async function send() {
    const lacking =
      missing?.() ?? (code.captcha && code.text.trim() === '' ? texts.captchaRequired : undefined)
    if (lacking) return toast(lacking)
    if (!(await code.send())) return
    toast(texts.sent, { tone: 'good' })
    document.querySelector<HTMLInputElement>(`input[name="${field.name}"]`)?.focus()
  }

  return (
    <>
      {code.captcha && (
        <CaptchaField
          image={code.captcha.image}
          value={code.text}
          onChange={code.setText}
          onNew={() => void code.newCaptcha()}
        />
      )}
      <Field
        layout="stack"
        label={label}
        {...field}
        help={code.isEarly ? texts.early : field.help}
        required={false}
        type="digit"
        maxLength={6}
        placeholder={texts.codePlaceholder}
        autoComplete="one-time-code"
        suffix={
          <Button
            kind="plain"
            size="sm"
            busy={code.isSending}
            disabled={code.wait > 0}
            aria-label={isOnly ? undefined : `${sendText} ${label}`}
            onClick={() => void send()}
            className={styles.send}
          >
            {sendText}
          </Button>
        }
      />
    </>
  )
}

/** Rules of a code of six digits. */
export function useCodeRules() {
  const texts = phoneCodeTexts()
  return [
    { required: true, message: texts.codeRequired },
    { pattern: /^\d{6}$/, message: texts.codeWrong },
  ]
}

/** What is wrong with a phone that a code shall be sent to. */
export function useMissingPhone(phone: string): () => string | undefined {
  const rules = rulesOf(useLocale()).phone
  return () =>
    rules.find(({ required, pattern }) => (required ? phone === '' : !pattern?.test(phone)))
      ?.message
}
