import { Button } from '@mallard/ui/button'
import { Field, type FieldProps } from '@mallard/ui/field'
import { toast } from '@mallard/ui/toast'
import { phoneCodeTexts } from './phone-code.texts.ts'
import { useCode, type CaptchaAnswer } from './use-code.ts'
import styles from './phone-code.module.css'

interface CodeFieldProps extends Pick<FieldProps, 'name' | 'value' | 'onChange' | 'onBlur' | 'error' | 'help' | 'required'> {
  label: string
  ask: (answer: CaptchaAnswer) => Promise<{ nextAfter: number }>
  /** What is missing before a code can be asked for. */
  missing?: () => string | undefined
}

/** A code by text message with its button, and the picture code when the server wants one. */
export function CodeField({ ask, missing, label, ...field }: CodeFieldProps) {
  const texts = phoneCodeTexts()
  const code = useCode(ask)

  async function send() {
    const lacking = missing?.() ?? (code.captcha && code.text.trim() === '' ? texts.captchaRequired : undefined)
    if (lacking) return toast(lacking)
    if (await code.send()) toast(texts.sent, { tone: 'good' })
  }

  return (
    <>
      {code.captcha && (
        <Field
          layout="stack"
          label={texts.captcha}
          value={code.text}
          onChange={code.setText}
          maxLength={8}
          placeholder={texts.captchaPlaceholder}
          autoComplete="off"
          suffix={
            <button type="button" className={styles.captcha} onClick={() => void code.newCaptcha()} aria-label={texts.captchaAgain}>
              <img src={code.captcha.image} alt={texts.captcha} />
            </button>
          }
        />
      )}
      <Field
        layout="stack"
        label={label}
        {...field}
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
            aria-label={`${code.wait > 0 ? texts.again(code.wait) : texts.send} ${label}`}
            onClick={() => void send()}
            className={styles.send}
          >
            {code.wait > 0 ? texts.again(code.wait) : texts.send}
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
