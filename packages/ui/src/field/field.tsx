import {
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type HTMLInputAutoCompleteAttribute,
  type ReactNode,
} from 'react'
import { IconButton } from '../button/index.ts'
import { CloseIcon, EyeIcon, EyeOffIcon } from '../icons/index.ts'
import { useTexts } from '../locale/index.ts'
import { cleanInput, type FieldType } from './clean-input.ts'
import { FieldFrame } from './field-frame.tsx'
import { PressField } from './press-field.tsx'
import styles from './field.module.css'

export interface FieldProps {
  label?: string | undefined
  name?: string | undefined
  value: string
  onChange: (value: string) => void
  type?: FieldType
  maxLength?: number | undefined
  placeholder?: string | undefined
  error?: string | undefined
  help?: ReactNode
  required?: boolean | undefined
  readOnly?: boolean | undefined
  disabled?: boolean | undefined
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined
  autoFocus?: boolean | undefined
  enterKeyHint?: 'done' | 'go' | 'next' | 'search' | 'send' | undefined
  prefix?: ReactNode
  suffix?: ReactNode
  clearable?: boolean | undefined
  onBlur?: (() => void) | undefined
  /** Makes the field a row that opens a picker. */
  onPress?: (() => void) | undefined
  /** `row`: label beside the value, for lists of fields; `stack`: label above. */
  layout?: 'row' | 'stack'
  className?: string | undefined
}

const inputModes = {
  text: undefined,
  digit: 'numeric',
  number: 'decimal',
  tel: 'tel',
  code: undefined,
  password: undefined,
  email: 'email',
} as const

export function Field(props: FieldProps) {
  const {
    label,
    name,
    value,
    onChange,
    type = 'text',
    maxLength,
    placeholder,
    error,
    help,
    required,
    readOnly,
    disabled,
  } = props
  const texts = useTexts()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const composing = useRef(false)
  const [isVisible, setVisible] = useState(false)
  const isPassword = type === 'password'

  // What was typed or filled in before hydration was told to nobody; the field holds it still.
  useLayoutEffect(() => {
    const typed = input.current?.value ?? value
    if (typed !== value) onChange(cleanInput(typed, type, maxLength))
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once: from then on every change is told
  }, [])

  function clear() {
    onChange('')
    input.current?.focus()
  }

  if (props.onPress) return <PressField {...props} id={id} onPress={props.onPress} />
  return (
    <FieldFrame
      id={id}
      label={label}
      required={required}
      error={error}
      help={help}
      layout={props.layout}
      disabled={disabled}
      className={props.className}
    >
      {props.prefix}
      <input
        ref={input}
        id={id}
        name={name}
        className={styles.input}
        value={value}
        type={
          isPassword && !isVisible ? 'password' : type === 'tel' || type === 'email' ? type : 'text'
        }
        inputMode={inputModes[type]}
        placeholder={placeholder}
        readOnly={readOnly}
        disabled={disabled}
        autoComplete={props.autoComplete}
        autoFocus={props.autoFocus}
        enterKeyHint={props.enterKeyHint}
        required={required}
        aria-invalid={error ? true : undefined}
        aria-describedby={error || help ? `${id}-note` : undefined}
        onChange={(event) =>
          onChange(
            composing.current
              ? event.target.value
              : cleanInput(event.target.value, type, maxLength),
          )
        }
        // A pinyin in the making is longer than the character it becomes: cut it when it is done.
        onCompositionStart={() => {
          composing.current = true
        }}
        onCompositionEnd={(event) => {
          composing.current = false
          onChange(cleanInput(event.currentTarget.value, type, maxLength))
        }}
        onBlur={props.onBlur}
      />
      {props.clearable && value !== '' && !disabled && !readOnly && (
        <IconButton
          className={styles.tool}
          icon={<CloseIcon size={18} />}
          label={texts.clear}
          onClick={clear}
        />
      )}
      {isPassword && (
        <IconButton
          className={styles.tool}
          icon={isVisible ? <EyeIcon size={20} /> : <EyeOffIcon size={20} />}
          label={isVisible ? texts.hidePassword : texts.showPassword}
          onClick={() => setVisible(!isVisible)}
        />
      )}
      {props.suffix}
    </FieldFrame>
  )
}
