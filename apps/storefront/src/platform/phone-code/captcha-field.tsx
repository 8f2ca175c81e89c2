import { Field, type FieldProps } from '@mallard/ui/field'
import { phoneCodeTexts } from './phone-code.texts.ts'
import styles from './phone-code.module.css'

interface CaptchaFieldProps extends Pick<FieldProps, 'name' | 'error' | 'onBlur'> {
  /** A data address. */
  image: string
  value: string
  onChange: (text: string) => void
  /** Another picture is wanted. */
  onNew: () => void
}

/** The letters of a picture; a press on it brings another one. */
export function CaptchaField({ image, onNew, ...field }: CaptchaFieldProps) {
  const texts = phoneCodeTexts()
  return (
    <Field
      layout="stack"
      label={texts.captcha}
      {...field}
      maxLength={8}
      placeholder={texts.captchaPlaceholder}
      autoComplete="off"
      suffix={
        <button
          type="button"
          className={styles.captcha}
          onClick={onNew}
          aria-label={texts.captchaAgain}
        >
          <img src={image} alt={texts.captcha} />
        </button>
      }
    />
  )
}
