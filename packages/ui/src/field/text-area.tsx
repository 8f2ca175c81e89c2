import { useId, useRef, type ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { cleanInput } from './clean-input.ts'
import { FieldFrame } from './field-frame.tsx'
import styles from './field.module.css'

export interface TextAreaProps {
  label?: string | undefined
  name?: string | undefined
  value: string
  onChange: (value: string) => void
  maxLength?: number | undefined
  placeholder?: string | undefined
  error?: string | undefined
  help?: ReactNode
  required?: boolean | undefined
  readOnly?: boolean | undefined
  disabled?: boolean | undefined
  onBlur?: (() => void) | undefined
  rows?: number
  /** Shows how many characters are used, when there is a maxLength. */
  count?: boolean | undefined
  layout?: 'row' | 'stack'
  className?: string | undefined
}

export function TextArea({
  label,
  name,
  value,
  onChange,
  maxLength,
  placeholder,
  error,
  help,
  required,
  readOnly,
  disabled,
  onBlur,
  rows = 3,
  count,
  layout = 'stack',
  className,
}: TextAreaProps) {
  const id = useId()
  const composing = useRef(false)
  return (
    <FieldFrame
      id={id}
      label={label}
      required={required}
      error={error}
      help={help}
      layout={layout}
      disabled={disabled}
      className={className}
    >
      <textarea
        id={id}
        name={name}
        className={classNames(styles.input, styles.area)}
        rows={rows}
        value={value}
        placeholder={placeholder}
        readOnly={readOnly}
        disabled={disabled}
        required={required}
        aria-invalid={error ? true : undefined}
        aria-describedby={error || help ? `${id}-note` : undefined}
        onChange={(event) =>
          onChange(
            composing.current
              ? event.target.value
              : cleanInput(event.target.value, 'text', maxLength),
          )
        }
        onCompositionStart={() => {
          composing.current = true
        }}
        onCompositionEnd={(event) => {
          composing.current = false
          onChange(cleanInput(event.currentTarget.value, 'text', maxLength))
        }}
        onBlur={onBlur}
      />
      {count && maxLength !== undefined && (
        <span className={styles.count} aria-hidden="true">
          {[...value].length}/{maxLength}
        </span>
      )}
    </FieldFrame>
  )
}
